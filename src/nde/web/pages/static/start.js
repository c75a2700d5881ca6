// The start page: make a table, and find those one has a seat at.

import { call } from "./api.js";
import { byId, h, linkBox, show } from "./dom.js";
import { data, language, offerLanguages, say } from "./words.js";

const NAME = "nde-name";
const ALONE = { undo: "anyone", rulings: "anyone", turns: "anyone" };

function offerGames() {
  const option = (one) => h("option", { value: one.id }, one.title);
  byId("game").append(...data.games.map(option));
  byId("adventure").append(...data.adventures.map(option), h("option", { value: "" }, say("no-adventure")));
  for (let count = 1; count <= 6; count += 1)
    byId("heroes").append(h("option", { value: count, selected: count === 3 }, String(count)));
  byId("name").value ||= localStorage.getItem(NAME) ?? "";
  const about = (list, id) => list.find((one) => one.id === id)?.about ?? "";
  const tell = () => {
    show(byId("about-game"), about(data.games, byId("game").value));
    show(byId("about-adventure"), about(data.adventures, byId("adventure").value));
    const engine = document.querySelector('input[name="leader"][value="engine"]');
    engine.disabled = !byId("adventure").value; // the engine can lead an adventure, not an empty table
    if (engine.disabled) document.querySelector('input[name="leader"][value="me"]').checked = true;
  };
  byId("new-table").addEventListener("change", tell);
  tell();
}

async function make(event) {
  event.preventDefault();
  const form = new FormData(byId("new-table"));
  const name = form.get("name").trim();
  const isAlone = form.get("leader") === "engine";
  localStorage.setItem(NAME, name);
  byId("make").disabled = true;
  show(byId("problem"), "");
  try {
    const made = await call("POST", "/api/tables", {
      game: form.get("game"),
      adventure: form.get("adventure") || null,
      language,
      gm: { name: isAlone ? "" : name, bot: isAlone },
      heroes: Number(form.get("heroes")),
    });
    if (isAlone) await sitDown(made, name);
    showLinks(made, isAlone);
  } catch (problem) {
    show(byId("problem"), problem.message);
  } finally {
    byId("make").disabled = false;
  }
}

/** Take a player's seat at a table that the engine leads, with all the heroes. */
async function sitDown(made, name) {
  const table = `/api/tables/${made.table.id}`;
  const seated = await call("POST", `${table}/enter`, { key: made.player.key, name });
  const view = await call("GET", `${table}/view`, undefined, made.gm.key);
  const order = (command) => call("POST", `${table}/commands`, { do: command }, made.gm.key);
  await order({ type: "Agree", agreement: ALONE });
  for (const one of view.people) await order({ type: "Give", figure: one.person.id, seat: seated.seat });
}

function showLinks(made, isAlone) {
  const boxes = ["player", "spectator", "gm"].map((role) => linkBox(say(`link-${role}`), made[role].link, say));
  byId("links").replaceChildren(...boxes);
  byId("go").href = `/t/${made.table.id}`;
  byId("new-table").hidden = true;
  byId("made").hidden = false;
  byId("made").dataset.table = made.table.id;
  byId("made").dataset.alone = isAlone;
  byId("go").focus();
}

async function listTables() {
  const { tables } = await call("GET", "/api/tables");
  const when = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  const game = (id) => data.games.find((one) => one.id === id)?.title ?? id;
  const rows = tables.map((one) =>
    h(
      "li",
      { "data-table": one.id },
      h("a", { href: `/t/${one.id}` }, one.title || say("untitled")),
      h("small", {}, `${game(one.game)} · ${say(`role-${one.role}`)} · ${when.format(one.moved * 1000)}`),
      one.is_archived ? h("small", {}, say("archived")) : null,
    ),
  );
  byId("tables").replaceChildren(...rows);
  byId("own").hidden = !rows.length;
}

offerLanguages();
offerGames();
byId("new-table").addEventListener("submit", make);
byId("make").disabled = false;
listTables().catch(() => {});
