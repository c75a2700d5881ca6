// What a seat can do now: questions to answer, choices of the adventure, deeds of its figures, moments.

import { byId, fill, h } from "./dom.js";
import { language, say } from "./words.js";

const ODDS = "nde-odds";
const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
let figure = "";
let known = { version: -1, odds: new Map() };
let redraw = () => {};

export function drawActs(seen, labels, line) {
  redraw = () => drawActs(seen, labels, line);
  const isNew = known.version !== seen.version;
  if (isNew) known = { version: seen.version, odds: new Map() };
  const inFight = Boolean(seen.turn?.is_fight);
  byId("choices").closest("section").dataset.fight = inFight; // there, ways out stand behind what can be done
  const act = (command) => line.do(command, seen.version);
  fill(byId("questions"), seen.questions.map((one, place) => question(one, labels.questions[place], line)));
  fill(byId("choices"), labels.choices.map((one, place) => choice(seen.story.choices[place], one, act)));
  const { deeds } = labels;
  const isSpent = isNew && inFight && spent(seen).has(figure);
  if (isSpent || !deeds.some((one) => one.figure === figure)) figure = firstFresh(seen, deeds);
  fill(byId("figures"), deeds.length > 1 ? deeds.map(figureButton) : []);
  const chosen = deeds.find((one) => one.figure === figure);
  fill(byId("deeds"), chosen ? deedsOf(chosen, seen, labels, line, act) : []);
  fill(byId("moments"), seen.moments.filter((one) => isShown(one, seen)).map((one) => moment(one, seen, act)));
}

const spent = (seen) => new Set(seen.people.filter(({ person }) => person.has_acted || person.is_out).map(({ person }) => person.id));

function firstFresh(seen, deeds) {
  return (deeds.find((one) => !spent(seen).has(one.figure)) ?? deeds[0])?.figure ?? "";
}

function figureButton(one) {
  const choose = () => {
    figure = one.figure;
    redraw();
  };
  return h("button", { type: "button", "data-figure": one.figure, "data-key": one.figure, "aria-pressed": String(one.figure === figure), onclick: choose }, one.name);
}

function question(one, said, line) {
  const answer = (facts) => line.do({ type: "Answer", pending: one.pending, ...facts });
  const parts = [said.steps.length ? h("p", { class: "steps" }, said.steps.join("; ")) : null, h("p", { class: "asks" }, said.text)];
  const options = one.options.map((option, place) =>
    h("button", { type: "button", "data-option": option, "data-key": `${one.pending}-${option}`, "data-default": option === one.default, onclick: () => answer({ answer: option }) }, said.options[place]),
  );
  if (options.length) parts.push(h("div", { class: "buttons" }, options));
  if (said.is_roll || one.is_open) parts.push(typedAnswer(one, said, answer));
  return h("div", { class: "question", "data-pending": one.pending, "data-mine": one.is_mine }, parts);
}

/** An answer in one's own words, or the face of a real die. */
function typedAnswer(one, said, answer) {
  const limits = said.is_roll ? { type: "number", min: 1, max: one.sides || 100 } : { type: "text", value: one.default, maxlength: 200 };
  const input = h("input", { ...limits, required: true, "aria-label": said.text, "data-key": `typed-${one.pending}` });
  const send = (event) => {
    event.preventDefault();
    answer(said.is_roll ? { faces: [Number(input.value)] } : { answer: input.value });
  };
  return h("form", { class: "typed", onsubmit: send }, input, h("button", {}, say("answer")));
}

function choice(one, said, act) {
  const choose = () => act({ type: "Choose", option: one.id, hero: said.hero });
  return h("button", { type: "button", "data-choice": one.id, "data-key": `choice-${one.id}`, onclick: choose }, said.text);
}

function deedsOf(deeds, seen, labels, line, act) {
  const button = (said) => offerButton(said, seen, labels, line, act);
  const parts = [h("div", { class: "buttons" }, deeds.common.map(button))];
  if (deeds.walks.length) parts.push(walk(deeds.walks, seen, act));
  if (deeds.rare.length) {
    const isOpen = byId("deeds").querySelector("details")?.open ?? false;
    const rows = h("div", { class: "buttons" }, deeds.rare.map(button));
    parts.push(h("details", { class: "rare", open: isOpen }, h("summary", {}, say("more", { count: deeds.rare.length })), rows));
  }
  return parts;
}

function offerButton(said, seen, labels, line, act) {
  const { action } = seen.offers[said.offer].offer;
  const odds = h("small", { class: "odds" });
  const ask = async () => (odds.textContent = oddsWords(await oddsOf(said.offer, action, line), labels));
  const take = () => act({ type: "Act", action });
  const facts = { type: "button", "data-offer": seen.offers[said.offer].offer.name, "data-key": `offer-${said.text}` };
  if (localStorage.getItem(ODDS)) ask();
  return h("button", { ...facts, onclick: take, onmouseenter: ask, onfocus: ask }, h("span", {}, said.text), odds);
}

function oddsOf(place, action, line) {
  const { odds } = known;
  if (!odds.has(place)) odds.set(place, line.odds(action));
  return odds.get(place);
}

const share = (fraction) => fraction.split("/").map(Number).reduce((part, whole) => part / whole);

/** How likely it succeeds; where that is no question, what is likeliest. */
function oddsWords(chances, labels) {
  if (!chances?.length) return "";
  const works = chances.filter(([outcome]) => labels.succeeds.includes(outcome));
  if (works.length) return say("succeeds", { chance: percent.format(works.reduce((sum, [, part]) => sum + share(part), 0)) });
  const likely = chances.filter(([outcome]) => outcome).sort((one, other) => share(other[1]) - share(one[1]));
  return likely.slice(0, 2).map(([outcome, part]) => `${labels.outcomes[outcome] ?? outcome} ${percent.format(share(part))}`).join(", ");
}

function walk(walks, seen, act) {
  const select = h("select", { "aria-label": say("walk"), "data-key": "walk" }, walks.map((one) => h("option", { value: one.offer }, one.text)));
  const go = () => act({ type: "Act", action: seen.offers[Number(select.value)].offer.action });
  return h("p", { class: "walk" }, h("label", {}, say("walk"), " ", select), h("button", { type: "button", "data-key": "go", "data-walk": true, onclick: go }, say("go-there")));
}

/** In a fight only its own moments: sessions and rests come before or after. */
function isShown(name, seen) {
  return !seen.turn?.is_fight || ["turn", "calm", "morale"].includes(name);
}

function moment(name, seen, act) {
  const own = seen.people.filter((one) => one.holder === seen.seat);
  const isDone = seen.turn?.is_fight && own.every((one) => spent(seen).has(one.person.id));
  const hasFoes = seen.people.some((one) => one.person.side === "foes" && !one.person.is_out);
  const isDue = (name === "fight" && hasFoes) || (name === "turn" && isDone);
  const mark = () => act({ type: "Mark", moment: name });
  return h("button", { type: "button", class: isDue && "main", "data-moment": name, "data-key": `moment-${name}`, onclick: mark }, say(`moment-${name}`));
}

byId("show-odds").checked = Boolean(localStorage.getItem(ODDS));
byId("show-odds").addEventListener("change", (event) => {
  if (event.target.checked) localStorage.setItem(ODDS, "1");
  else localStorage.removeItem(ODDS);
  redraw();
});
