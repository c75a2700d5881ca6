import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import LabPage from "../../src/lab-page/LabPage.svelte";
import { speak } from "../lib/real-words";
import { answer, person, serve, told, type Heard } from "./fixture";

beforeEach(() => {
  speak("en");
  localStorage.clear();
  history.replaceState(null, "", "/lab");
});
afterEach(() => vi.unstubAllGlobals());

const at = (hash: string): void => history.replaceState(null, "", `/lab${hash}`);
const token = (kind: string): HTMLElement =>
  document.querySelector<HTMLElement>(`[data-token="${kind}"] [data-count]`)!;
const asked = (heard: Heard[], path: string): Heard[] => heard.filter((one) => one.path === path);
const shows = async (win: string): Promise<void> => {
  await waitFor(() => {
    expect(screen.getByTestId("win").textContent).toBe(win);
    expect(screen.getByTestId("verdict").getAttribute("aria-busy")).toBe("false");
  });
};

test("a fight of the address is asked about, and read at a glance", async () => {
  at("#game=game&party=knight&foes=rat*3");
  const heard = serve();
  render(LabPage);
  await shows("25%");
  expect(asked(heard, "/api/lab/fight")[0]?.body).toMatchObject({
    game: "game",
    party: ["knight"],
    foes: [["rat", 3]],
    policy: "focus",
  });
  expect(screen.getByTestId("verdict").dataset.danger).toBe("deadly");
  expect(screen.getByText("About 1 in 4 parties wins this.")).toBeTruthy();
  expect(screen.getByRole("table", { name: "How many heroes are out at the end" }).textContent).toContain(
    "nobody",
  );
  expect(screen.getByTestId("how-found").textContent).toContain("1,234 scenes");
  expect(screen.getByTestId("how-found").textContent).toContain("where everybody stands");
  expect(screen.getByTestId("how-found").textContent).toContain("Rat: whoever it bites squeaks");
});

test("what everybody does is told, and afterwards how far the number hangs on it", async () => {
  at("#game=game&party=knight&foes=rat*3");
  const range = { policy: "focus", win: {}, told: "Between 20% and 30%.", is_stopped: false };
  const heard = serve({ "/api/lab/range": () => ({ answer: { ...told(0.25), ...range } }) });
  render(LabPage);
  await shows("25%");
  expect(screen.getByTestId("doing").textContent).toContain("attack in melee");
  expect(screen.queryByTestId("range")).toBeNull();
  await waitFor(() => expect(screen.getByTestId("range").textContent).toBe("Between 20% and 30%."), {
    timeout: 4000,
  });
  expect(asked(heard, "/api/lab/range")[0]?.body).toMatchObject({ foes: [["rat", 3]], policy: "focus" });
});

test("keys and buttons change counts; the address, the answer and the difference follow", async () => {
  at("#game=game&party=knight&foes=rat");
  serve();
  render(LabPage);
  await shows("50%");
  await fireEvent.keyDown(token("rat"), { key: "+" });
  await shows("33.3%");
  expect(screen.getByTestId("change").textContent).toContain("−17 points");
  expect(location.hash).toContain("foes=rat*2");
  await fireEvent.click(screen.getByRole("button", { name: "One fewer: Rat" }));
  await shows("50%");
  await fireEvent.keyDown(token("rat"), { key: "Delete" });
  expect(await screen.findByText(/at least one hero and one foe/)).toBeTruthy();
  expect(screen.queryByTestId("verdict")).toBeNull();
});

test("a row of quick changes is one question, and the old answer stays until the new one is there", async () => {
  at("#game=game&party=knight&foes=rat");
  const heard = serve();
  render(LabPage);
  await shows("50%");
  for (let more = 0; more < 3; more += 1) await fireEvent.keyDown(token("rat"), { key: "+" });
  expect(screen.getByTestId("win").textContent).toBe("50%");
  expect(screen.getByTestId("verdict").getAttribute("aria-busy")).toBe("true");
  await shows("20%");
  expect(asked(heard, "/api/lab/fight").map((one) => one.body.foes)).toEqual([[["rat", 1]], [["rat", 4]]]);
});

/** Let fights take so long; the language of each is noted beside what was asked. */
function slowly(milliseconds: number, heard: Heard[]): void {
  const usual = globalThis.fetch as unknown as (path: string, options?: RequestInit) => Promise<Response>;
  vi.stubGlobal("fetch", async (path: string, options: RequestInit = {}) => {
    const answer = await usual(path, options);
    const language = new Headers(options.headers).get("accept-language");
    Object.assign(heard.at(-1)!, { language });
    if (path === "/api/lab/fight") await new Promise((done) => setTimeout(done, milliseconds));
    if (options.signal?.aborted) throw new DOMException("given up", "AbortError");
    return answer;
  });
}

test("a guess is sent after the question it belongs to, and none for what nobody asked", async () => {
  at("#game=game&party=knight&foes=rat");
  // What is found so fast that nothing is guessed after it.
  const quick = (): object => ({ answer: { ...told(0.5), seconds: 0 } });
  const heard = serve({ "/api/lab/fight": quick }, { at_once: 2 });
  render(LabPage);
  await shows("50%");
  const before = asked(heard, "/api/lab/fight").length;
  slowly(400, heard);
  for (let more = 0; more < 5; more += 1) {
    await fireEvent.keyDown(token("rat"), { key: "+" });
    await new Promise((done) => setTimeout(done, 120));
  }
  await waitFor(() => expect(asked(heard, "/api/lab/fight").length).toBeGreaterThan(before + 1));
  const sent = asked(heard, "/api/lab/fight").slice(before, before + 2);
  expect(sent.map(({ body }) => [body.foes, body.is_guess === true])).toEqual([
    [[["rat", 6]], false],
    [[["rat", 7]], true],
  ]);
});

test("another language is told all anew, also what was being guessed in the one before", async () => {
  at("#game=game&party=knight&foes=rat");
  const heard = serve();
  slowly(100, heard);
  render(LabPage);
  await shows("50%");
  const guessed = (): Heard[] => asked(heard, "/api/lab/fight").filter(({ body }) => body.is_guess);
  await waitFor(() => expect(guessed()).toHaveLength(1));
  slowly(300, heard); // from now on: the guess that is under way arrives after the language has changed
  speak("de");
  await waitFor(() => expect(asked(heard, "/api/lab")).toHaveLength(2));
  await shows("50\u00a0%");
  await fireEvent.keyDown(token("rat"), { key: "+" });
  await shows("33,3\u00a0%");
  const waited = asked(heard, "/api/lab/fight").filter(
    ({ body }) => (body.foes as unknown[][])[0]?.[1] === 2,
  );
  expect(waited.at(-1)).toMatchObject({ language: "de" });
});

test.each(["#table=t1", "#game=game&party=knight&foes=rat&policy=spread"])(
  "another language asks anew about %s",
  async (hash) => {
    at(hash);
    const heard = serve({ "/api/lab/next": () => ({ answer: null }) });
    slowly(0, heard);
    render(LabPage);
    await shows(hash.includes("table") ? "100%" : "50%");
    speak("de");
    await waitFor(() =>
      expect(asked(heard, "/api/lab/fight").filter(({ body }) => !body.is_guess)).toHaveLength(2),
    );
    await shows(hash.includes("table") ? "100\u00a0%" : "50\u00a0%");
  },
);

test("another language asks the other questions anew", async () => {
  at("#game=game&party=knight&foes=rat&ask=compare");
  const heard = serve({ "/api/lab/compare": () => ({ answer: { people: [], fights: [] } }) });
  slowly(0, heard);
  render(LabPage);
  await waitFor(() => expect(asked(heard, "/api/lab/compare")).toHaveLength(1));
  speak("de");
  await waitFor(() =>
    expect(asked(heard, "/api/lab/compare").map((one) => one.language)).toEqual(["en", "de"]),
  );
});

test("a token is carried from the drawer into the fight, and out of it", async () => {
  at("#game=game&party=knight&foes=rat");
  serve();
  render(LabPage);
  await shows("50%");
  let under: Element | null = null;
  document.elementFromPoint = () => under;
  const carry = async (from: Element, to: Element): Promise<void> => {
    under = to;
    await fireEvent.pointerDown(from, { button: 0, pointerId: 1, clientX: 0, clientY: 0 });
    await fireEvent.pointerMove(window, { pointerId: 1, clientX: 40, clientY: 40 });
    await fireEvent.pointerUp(window, { pointerId: 1, clientX: 40, clientY: 40 });
  };
  const zone = document.querySelector('[data-drop="foes"]')!;
  await carry(document.querySelector('[data-kind="ogre"]')!, zone);
  expect(token("ogre").dataset.count).toBe("1");
  await carry(document.querySelector('[data-kind="ogre"]')!, document.body);
  expect(token("ogre").dataset.count).toBe("1");
  await carry(token("ogre"), document.body);
  expect(token("ogre")).toBeNull();
});

test("a fight from a table holds its people; they can be left out or be more, and the way back is there", async () => {
  at("#table=t1");
  const heard = serve({ "/api/lab/next": () => ({ answer: null }) });
  render(LabPage);
  await waitFor(() => expect(screen.getByTestId("from-table").textContent).toContain("Wald"));
  expect(screen.getByTestId("back").getAttribute("href")).toBe("/t/t1");
  await shows("100%");
  const rat = document.querySelector<HTMLElement>('[data-testid="lab-person"][data-id="rat-1"]')!;
  await fireEvent.click(within(rat).getByTestId("leave-out"));
  await fireEvent.click(document.querySelector('[data-kind="ogre"]')!);
  await shows("50%");
  expect(asked(heard, "/api/lab/fight").at(-1)?.body).toMatchObject({
    party: [],
    foes: [["ogre", 1]],
    scene: { heroes: ["knight"] },
    without: ["rat-1"],
  });
});

test("ways to fight are compared, and one's own is written line by line", async () => {
  at("#game=game&party=knight&foes=rat&ask=compare");
  const heard = serve({
    "/api/lab/compare": (body) => ({
      answer: {
        seconds: 1,
        is_kept: false,
        people: [person("knight", "party")],
        words: { tracks: {}, conditions: {} },
        fights: [body.policy, ...(body.policies as unknown[])].map((policy, place) => ({
          policy: typeof policy === "string" ? policy : (policy as { name: string }).name,
          answer: answer(0.5 + place / 10),
        })),
      },
    }),
  });
  render(LabPage);
  const rows = await screen.findAllByTestId("compared-row");
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining("focus on the weakest"),
    expect.stringContaining("a different target each"),
  ]);
  expect(rows[1]?.textContent).toContain("+10");
  await fireEvent.click(screen.getByRole("button", { name: "Add a condition" }));
  await fireEvent.click(screen.getByTestId("take-policy"));
  await waitFor(() =>
    expect(asked(heard, "/api/lab/fight").at(-1)?.body.policy).toEqual({
      name: "my tactic",
      spend: "never",
      lines: [{ do: "attack", target: "weakest", price: "least", when: ["party.down >= 1"] }],
    }),
  );
});

test("what takes long tells how far it is, and can be stopped with what there is", async () => {
  at("#game=game&party=knight&foes=rat");
  const stopped: unknown[] = [];
  let finish: (text: string) => void = () => undefined;
  serve();
  const usual = globalThis.fetch as unknown as (
    path: string,
    options?: { body?: string },
  ) => Promise<Response>;
  vi.stubGlobal("fetch", (path: string, options: { body?: string } = {}) => {
    if (path === "/api/lab/stop") {
      stopped.push(JSON.parse(options.body ?? "{}"));
      finish(JSON.stringify({ problem: { code: "x", title: "stopped", status: 422 } }));
      return Promise.resolve(new Response(null, { status: 204 }));
    }
    if (path !== "/api/lab/fight") return usual(path, options);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const send = (text: string): void => controller.enqueue(new TextEncoder().encode(`${text}\n`));
        send(JSON.stringify({ progress: { share: 0.5, left: 12, seconds: 1, scenes: 9, fights: 0 } }));
        finish = (text) => (send(text), controller.close());
      },
    });
    return Promise.resolve(new Response(body));
  });
  render(LabPage);
  expect((await screen.findByTestId("waiting", {}, { timeout: 3000 })).textContent).toContain(
    "about 12 s left",
  );
  await fireEvent.click(screen.getByTestId("stop"));
  await waitFor(() => expect(screen.queryByTestId("waiting")).toBeNull());
  expect(stopped).toHaveLength(1);
  expect(screen.getAllByRole("alert").map((one) => one.textContent?.trim())).toContain("stopped");
});

test("the situation is said, and goes into the question and the address", async () => {
  at("#game=game&party=knight&foes=rat&apart=1");
  const heard = serve();
  render(LabPage);
  await shows("50%");
  expect(screen.getByTestId<HTMLSelectElement>("apart").value).toBe("1");
  const cover = within(screen.getByTestId("rulings-party")).getByRole("combobox", { hidden: true });
  await fireEvent.change(cover, { target: { value: "wall" } });
  await waitFor(() =>
    expect(asked(heard, "/api/lab/fight").at(-1)?.body).toMatchObject({
      apart: 1,
      rulings: { party: { cover: "wall" }, foes: {} },
    }),
  );
  expect(location.hash).toContain("rule.party.cover=wall");
  await fireEvent.change(cover, { target: { value: "none" } });
  await waitFor(() => expect(location.hash).not.toContain("rule."));
});

test("how the fight begins is told, can be chosen, and is in the link", async () => {
  at("#game=game&party=knight&foes=rat&begin.surprise=foes");
  const heard = serve();
  render(LabPage);
  await shows("50%");
  expect(screen.getByTestId("begins").textContent).toBe("The heroes act first.");
  expect(asked(heard, "/api/lab/fight").at(-1)?.body.begin).toEqual({ surprise: "foes" });
  const beginnings = within(screen.getByTestId("beginnings"));
  await fireEvent.change(beginnings.getByRole("combobox", { hidden: true }), { target: { value: "roll" } });
  const [all, knight] = beginnings.getAllByRole("checkbox", { hidden: true });
  await fireEvent.click(knight!);
  await waitFor(() =>
    expect(asked(heard, "/api/lab/fight").at(-1)?.body.begin).toEqual({ ready: ["knight"] }),
  );
  expect(location.hash).toContain("begin.ready=");
  await fireEvent.click(knight!);
  await fireEvent.click(all!);
  await waitFor(() => expect(asked(heard, "/api/lab/fight").at(-1)?.body.begin).toEqual({ ready: ["all"] }));
});

test("a hero of one's own fights beside the others, by its sheet", async () => {
  const sheet = { game: "rules", hearts: 3 };
  const hero = { id: "a1", name: "Ada", about: "", game: "rules", packs: [], sheet, file: "", at: 1 };
  localStorage.setItem("nde-heroes", JSON.stringify([hero, { ...hero, id: "b2", game: "others" }]));
  at("#game=game&party=knight&foes=rat");
  const heard = serve();
  render(LabPage);
  await shows("50%");
  const own = within(screen.getByTestId("drawer-own")).getAllByRole("button");
  expect(own.map((one) => one.textContent?.replace(/\s+/g, " ").trim())).toEqual(["+ Ada"]);
  await fireEvent.click(own[0]!);
  await fireEvent.click(own[0]!);
  await waitFor(() =>
    expect(asked(heard, "/api/lab/fight").at(-1)?.body.party).toEqual(["knight", sheet, sheet]),
  );
  expect(location.hash).toContain("party=knight,my:a1*2");
});

test("a map fills field by field, and a field takes its fight", async () => {
  at("#game=game&party=knight,monk&foes=ogre,rat*2&ask=map");
  const cell = (heroes: number, foes: number, win: number): object => ({
    heroes,
    foes,
    method: foes ? "exact" : "simulated",
    win: { chance: win, low: win, high: win },
    down: 1,
    danger: "risky",
  });
  const heard = serve({
    "/api/lab/map": ({ heroes }) => ({
      answer: {
        parties: [heroes === 1 ? [1, 0] : [1, 1]],
        cells: [cell(Number(heroes), 0, 0.9), cell(Number(heroes), 1, 0.1)],
        is_stopped: false,
      },
    }),
  });
  render(LabPage);
  await shows("25%");
  expect(screen.getByTestId<HTMLSelectElement>("map-foe").value).toBe("rat");
  await fireEvent.click(screen.getByTestId("draw-map"));
  await waitFor(() => expect(document.querySelectorAll("[data-cell]")).toHaveLength(10));
  expect(asked(heard, "/api/lab/map").map(({ body }) => [body.least, body.heroes, body.most])).toEqual(
    [1, 2, 3, 4, 5].map((size) => [size, size, 8]),
  );
  const field = document.querySelector('[data-cell="2x0"]')!;
  expect(field.textContent).toContain("≈ 90%");
  expect(field.getAttribute("href")).toContain("party=knight,monk&foes=ogre&");
  expect(document.querySelector('[data-cell="1x1"]')?.getAttribute("href")).toContain(
    "party=knight&foes=ogre,rat&",
  );
  const table = screen.getByRole("table", { name: /by the number of heroes/, hidden: true });
  expect(
    within(table).getByRole("link", { name: /1 hero against 1 × Rat: chance to win 10%/, hidden: true }),
  ).toBeTruthy();
});
