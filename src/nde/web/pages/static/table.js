// A table: what is to be seen there, and what can be done.  All of it comes from the view and its labels.

import { Problem, call } from "./api.js";
import { byId, fill, h, linkBox, show } from "./dom.js";
import { drawActs } from "./acts.js";
import { Log } from "./log.js";
import { Line } from "./socket.js";
import { language, offerLanguages, say } from "./words.js";

const table = decodeURIComponent(location.pathname.split("/").at(-1));
const api = `/api/tables/${encodeURIComponent(table)}`;
const NAME = "nde-name";
let line, log, seen, labels;
let here = [];

// Coming in.

async function enter() {
  const key = new URLSearchParams(location.hash.slice(1)).get("k");
  if (key) {
    try {
      seated(await call("POST", `${api}/enter`, { key, name: "" }));
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      if (problem.code !== "name-needed") return sendAway(problem.message);
      const { tables } = await call("GET", "/api/tables"); // who has a seat already needs no second one
      if (!tables.some((one) => one.id === table)) return askName(key);
    }
    history.replaceState(null, "", location.pathname + location.search);
  }
  connect();
}

function askName(key) {
  history.replaceState(null, "", location.pathname + location.search);
  byId("name").value ||= localStorage.getItem(NAME) ?? "";
  byId("enter").hidden = false;
  byId("name").focus();
  byId("enter").addEventListener("submit", async (event) => {
    event.preventDefault();
    const name = byId("name").value.trim();
    localStorage.setItem(NAME, name);
    try {
      seated(await call("POST", `${api}/enter`, { key, name }));
      byId("enter").hidden = true;
      show(byId("problem"), "");
      connect();
    } catch (problem) {
      show(byId("problem"), problem.message);
    }
  });
}

/** Show the link of one's own seat, as long as this page has it: nobody can be told it again. */
function seated({ link }) {
  byId("own-link").hidden = false;
  byId("own-link").lastElementChild.replaceChildren(linkBox(say("own-link-hint"), link, say));
}

function sendAway(text) {
  show(byId("problem"), text);
  byId("table").hidden = true;
  setState("over");
}

function connect() {
  log = new Log(table);
  line = new Line(table, language, on, log.seen);
}

function setState(state) {
  byId("connection").dataset.state = state;
  byId("connection").textContent = say(state);
}

const on = {
  state: setState,
  welcome: (message) => message.is_reset && log.skipTo(message.version),
  entry: (message) => log.add(message),
  view(message) {
    ({ view: seen, labels } = message);
    draw();
  },
  done: () => show(byId("problem"), ""),
  refused: ({ problem }) => show(byId("problem"), [problem.title, ...(problem.faults ?? [])].join("\n")),
  presence(message) {
    ({ here } = message);
    if (seen) drawSeats();
  },
  typing({ seat }) {
    byId("typing").textContent = say("is-typing", { name: nameOf(seat) });
    clearTimeout(on.timer);
    on.timer = setTimeout(() => (byId("typing").textContent = ""), 4000);
  },
  bye(message) {
    if (message.may_return === false) sendAway(message.problem.title);
  },
};

// What is to be seen.

function nameOf(id) {
  const seat = seen?.seats.find((one) => one.id === id);
  if (seat?.name && seat.name !== id) return seat.name;
  return seat?.bot ? say("engine") : id === "gm" ? say("role-gm") : id;
}

function draw() {
  if (byId("table").hidden) {
    byId("table").hidden = false;
    log.toEnd();
  }
  document.title = labels.title ? `${labels.title} · ${say("title")}` : say("title");
  byId("table-title").textContent = labels.title;
  show(byId("place"), labels.place || labels.title);
  const turn = seen.turn?.is_fight && !labels.ending.length;
  show(byId("turn"), turn ? say(`turn-${seen.turn.side}`, { round: seen.turn.round }) : "");
  byId("turn").dataset.side = seen.turn?.side ?? "";
  show(byId("place-text"), labels.text);
  fill(byId("clocks"), labels.clocks.map((text) => h("li", {}, text)));
  byId("ending").hidden = !labels.ending.length;
  fill(byId("ending"), labels.ending.map((text) => h("p", {}, text)));
  drawPeople();
  drawSeats();
  show(byId("map"), labels.map.join("\n"));
  show(byId("map-signs"), labels.signs);
  const others = seen.waiting.filter((seat) => seat !== seen.seat).map(nameOf);
  show(byId("waiting"), others.length ? say("waiting", { names: others.join(", ") }) : "");
  drawActs(seen, labels, line);
  byId("undo").disabled = !seen.undoable;
  byId("redo").disabled = !seen.redoable;
  byId("invite").hidden = seen.role !== "gm";
  const hasHero = seen.people.some((one) => one.holder === seen.seat) || seen.questions.length > 0;
  byId("new-hero").hidden = seen.role !== "player" || hasHero || seen.is_closed;
}

function drawPeople() {
  const rows = seen.people.map((one, place) => {
    const said = labels.people[place];
    const { person } = one;
    const state = { "data-id": person.id, "data-side": person.side, "data-out": person.is_out, "data-mine": one.holder === seen.seat };
    return h(
      "li",
      state,
      h("div", { class: "who" }, said.sign ? h("span", { class: "sign" }, said.sign) : null, h("strong", {}, said.name)),
      said.tracks.map(([name, left, most]) =>
        h("div", { class: "track" }, h("span", {}, `${name} ${left}/${most}`), h("meter", { min: 0, max: most, value: left, "aria-hidden": "true" })),
      ),
      said.notes.length ? h("small", {}, said.notes.join(", ")) : null,
      person.side === "party" ? holderOf(one) : null,
    );
  });
  fill(byId("people"), rows);
}

/** Who plays somebody; the game master may hand them to another seat. */
function holderOf(one) {
  if (seen.role !== "gm") return h("small", { class: "holder" }, say("played-by", { name: nameOf(one.holder) }));
  const seats = seen.seats.filter((seat) => seat.role !== "spectator");
  const options = seats.map((seat) => h("option", { value: seat.id, selected: seat.id === one.holder }, nameOf(seat.id)));
  const give = (event) => line.do({ type: "Give", figure: one.person.id, seat: event.target.value });
  const select = h("select", { "data-key": `give-${one.person.id}`, onchange: give }, options);
  return h("label", { class: "holder" }, say("player"), " ", select);
}

function drawSeats() {
  const rows = seen.seats.map((seat) => {
    const isHere = here.includes(seat.id) || Boolean(seat.bot);
    const about = [say(`role-${seat.role}`), seat.bot ? say("bot") : say(isHere ? "here" : "away")];
    return h("li", { "data-seat": seat.id, "data-here": isHere }, h("strong", {}, nameOf(seat.id)), h("small", {}, about.join(", ")));
  });
  fill(byId("seats"), rows);
  const to = byId("say-to");
  const chosen = to.value;
  const listeners = seen.seats.filter((seat) => seat.id !== seen.seat && !seat.bot);
  to.replaceChildren(
    h("option", { value: "" }, say("to-all")),
    ...listeners.map((seat) => h("option", { value: seat.id, selected: seat.id === chosen }, say("to-one", { name: nameOf(seat.id) }))),
  );
}

// What can always be done.

byId("undo").addEventListener("click", () => line.do({ type: "Undo" }, seen.version));
byId("redo").addEventListener("click", () => line.do({ type: "Redo" }, seen.version));
byId("new-hero").addEventListener("click", () => line.do({ type: "Create", id: `hero-${seen.seat}` }));
byId("say").addEventListener("submit", (event) => {
  event.preventDefault();
  const text = byId("say-text").value.trim();
  if (!text || !line) return;
  line.do({ type: "Say", text, to: byId("say-to").value ? [byId("say-to").value] : [] });
  byId("say-text").value = "";
});
let typed = 0;
byId("say-text").addEventListener("input", () => {
  if (line && Date.now() - typed > 3000) {
    typed = Date.now();
    line.typing();
  }
});
for (const button of byId("invite").querySelectorAll("button"))
  button.addEventListener("click", async () => {
    const made = await call("POST", `${api}/links`, { role: button.dataset.role });
    byId("links").prepend(linkBox(say(`link-${made.role}`), made.link, say));
  });

offerLanguages();
enter().catch((problem) => show(byId("problem"), problem.message));
