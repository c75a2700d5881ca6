import { render, waitFor } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";

import App from "../src/App.svelte";

const shown = vi.hoisted(() => vi.fn());
vi.mock("../src/start/Start.svelte", () => ({ default: () => shown("start") }));
vi.mock("../src/heroes/Heroes.svelte", () => ({ default: () => shown("heroes") }));
vi.mock("../src/table/TablePage.svelte", () => ({
  default: (_anchor: Node, props: { id: string }) => shown("table", props.id),
}));

beforeEach(() => shown.mockReset());

test.each([
  ["/", ["start"]],
  ["/heroes", ["heroes"]],
  ["/t/0123-abc_D", ["table", "0123-abc_D"]],
  ["/t/", ["start"]],
  ["/t/a/b", ["start"]],
])("at %s is %j", async (path, page) => {
  history.replaceState(null, "", path);
  render(App);
  await waitFor(() => expect(shown).toHaveBeenCalledWith(...page));
});
