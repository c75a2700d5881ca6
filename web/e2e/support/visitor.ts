// Somebody in front of a browser: comes to a table, looks, and takes one step after another.

import { expect, type BrowserContext, type Locator, type Page } from "@playwright/test";

import type { DeedLabel } from "../../src/lib/wire";
import { Traffic, type News } from "./traffic";

const PATIENCE = { timeout: 30_000 };

/** What only a game master is told: whom players do not see, what was rolled in secret, what a decree can give. */
const SECRETS = [
  /"is_hidden":true/,
  /"fogged":\[\[/,
  /"filled":\d+,"is_secret":true/,
  /"withheld":\[\{/,
  /"type":"Kept"/,
  /"seed":"[0-9a-f]+"/,
  /"chips":\[/,
];

/** Whether a deed stands in the bar as chips that are in sight. */
const isChosen = ({ spot, usual, task }: DeedLabel): boolean =>
  !["map", "item", "gm"].includes(spot) && usual !== "rarely" && !task;

/** What was done in one step; nothing where there was nothing to do. */
export type Step = "answer" | "choice" | "deed" | "turn" | "over" | null;

export class Visitor {
  readonly traffic: Traffic;
  readonly #tabs: Visitor[] = [];

  constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly language: string,
    readonly news: News,
  ) {
    this.traffic = new Traffic(page, news);
  }

  /** The same browser, in another tab. */
  async tab(): Promise<Visitor> {
    const tab = new Visitor(this.context, await this.context.newPage(), this.language, this.news);
    this.#tabs.push(tab);
    return tab;
  }

  get complaints(): string[] {
    return [this, ...this.#tabs].flatMap((one) =>
      one.traffic.complaints.map((text) => `${one.language}: ${text}`),
    );
  }

  /** Marks of secrets in anything that somebody who leads no table was ever sent; there is to be none. */
  async leaks(): Promise<string[]> {
    if (this.traffic.roles.has("gm")) return [];
    const heard = await this.traffic.everything();
    return SECRETS.filter((mark) => mark.test(heard)).map((mark) => `${this.language}: ${mark}`);
  }

  /** Come to a table by a link, and say who one is where that is asked. */
  async enter(link: string, name = ""): Promise<this> {
    await this.page.goto(link);
    const door = this.page.getByTestId("enter");
    const table = this.page
      .getByTestId("desk")
      .or(this.page.getByTestId("phone"))
      .or(this.page.getByTestId("text"));
    await expect(door.or(table).first()).toBeVisible(PATIENCE);
    if (await door.isVisible()) {
      await door.locator("input[name=name]").fill(name);
      await door.locator("button.main").click();
    }
    await expect(table.first()).toBeVisible(PATIENCE);
    return this;
  }

  find(id: string): Locator {
    return this.page.getByTestId(id);
  }

  get questions(): Locator {
    return this.page.locator('[data-testid="question"][data-mine="true"]');
  }

  /** Chips of deeds that are in sight. */
  get deeds(): Locator {
    return this.page.locator('[data-testid="deeds"] [data-testid="deed"]:visible');
  }

  get choices(): Locator {
    return this.page.locator('[data-testid="choice"]:visible');
  }

  moment(name: string): Locator {
    return this.page.locator(`[data-moment="${name}"]`);
  }

  /** Everything that was asked for has been answered, and the page shows what anybody at the table knows. */
  async settled(): Promise<void> {
    await expect
      .poll(async () => {
        const { unanswered, view, isBehind } = this.traffic;
        if (unanswered.size || isBehind) return "waits";
        const shown = await this.page
          .locator("[data-version]")
          .first()
          .getAttribute("data-version", PATIENCE);
        return shown === String(view?.version) ? "rests" : "waits";
      }, PATIENCE)
      .toBe("rests");
  }

  /** Do something, and wait until it has happened. */
  async do(work: () => Promise<void>): Promise<void> {
    const before = this.traffic.asked;
    await work();
    await expect.poll(() => this.traffic.asked, PATIENCE).toBeGreaterThan(before);
    await this.settled();
  }

  /** Whoever of a side can still do something in this turn, of those whom this seat may act for. */
  ready(side: "party" | "foes"): string[] {
    const { view, labels } = this.traffic;
    const able = new Set(labels?.deeds.filter((one) => one.deeds.some(isChosen)).map((one) => one.figure));
    return (view?.people ?? [])
      .filter(({ person }) => person.side === side && !person.is_out && !person.has_acted)
      .map(({ person }) => person.id)
      .filter((id) => able.has(id));
  }

  /** Whether the table waits for this seat, which acts for a side: nobody else is asked, or has the turn. */
  isUp(side: "party" | "foes"): boolean {
    const { view, isBehind } = this.traffic;
    if (!view || isBehind) return false;
    if (view.story?.ending || view.questions.some((one) => one.is_mine)) return true;
    return !view.waiting.length && (!view.turn?.is_fight || view.turn.side === side);
  }

  /** Another way to see the table. */
  async show(view: "desk" | "phone" | "text"): Promise<void> {
    await this.find("menu").click();
    await this.find("view").selectOption(view);
  }

  /** Whose deeds are to be shown. */
  async choose(figure: string, press: Manner["press"] = (button) => button.click()): Promise<void> {
    const tab = this.page.locator(`[role="tab"][data-figure="${figure}"]`);
    if (await tab.count()) await press(tab);
  }

  /** One step: what is asked first, then what the story offers, then a deed, then the end of the turn. */
  async step({ side = "party", press = (button) => button.click() }: Manner = {}): Promise<Step> {
    await this.settled();
    const { view } = this.traffic;
    if (!view || view.story?.ending) return "over";
    const question = view.questions.find((one) => one.is_mine);
    if (question) {
      const asked = this.questions.first();
      const options = asked.locator("[data-option]");
      const usual = asked.locator('[data-option][data-default="true"]');
      const button = question.default ? usual : question.options.length ? options.first() : null;
      await this.do(() => press(button ?? asked.locator("[data-face]").last()));
      return "answer";
    }
    if (view.waiting.length) return null;
    if (!view.turn?.is_fight) {
      if (!(await this.choices.count())) return null;
      await this.do(() => press(this.choices.first()));
      return "choice";
    }
    if (view.turn.side !== side) return null;
    const [figure] = this.ready(side);
    if (figure) {
      await this.choose(figure, press);
      await this.do(() => press(this.deeds.first()));
      return "deed";
    }
    // Whoever has said that they are done waits for the others.
    if (!(await this.moment("turn").count())) return null;
    await this.do(() => press(this.moment("turn").first()));
    return "turn";
  }

  /** Answer whatever is asked, as proposed, until nothing is. */
  async answers(): Promise<void> {
    await this.settled();
    while (this.traffic.view?.questions.some((one) => one.is_mine)) await this.step();
  }

  /** As a game master: some foes of a kind out of the drawer. */
  async addFoes(kind: string, count: number): Promise<void> {
    await this.openPanel("foes");
    await this.find("foe-search").fill(kind);
    await this.page.locator(`[data-foe="${kind}"]`).first().click();
    await this.find("foe-preview").waitFor();
    await this.page.locator("#gm-tool .stepper input").fill(String(count));
    await this.page.locator("#gm-tool .stepper input").blur();
    await this.do(() => this.find("add-foes").click());
  }

  /** As a game master: a part of the panel. */
  async openPanel(part: string): Promise<void> {
    await this.page.locator(`[data-tool="${part}"]`).click();
  }
}

interface Manner {
  side?: "party" | "foes";
  press?: (button: Locator) => Promise<void>;
}
