import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import PictureDesk from "../../src/table/pictures/PictureDesk.svelte";
import { speak } from "../lib/real-words";
import { fakeTable } from "../people/fake-table";

let kept: string[] = [];

beforeEach(() => {
  kept = [];
  vi.stubGlobal("fetch", (path: string, options: RequestInit) => {
    const name = new URL(path, "http://x").searchParams.get("name") ?? "";
    if (options.method === "GET") {
      const pictures = kept.map((id) => ({
        id,
        name: id,
        kind: "",
        width: 9,
        height: 9,
        size: 1,
        created: 1,
      }));
      return Promise.resolve(new Response(JSON.stringify({ pictures })));
    }
    if (name.startsWith("bad"))
      return Promise.resolve(
        new Response(JSON.stringify({ code: "not-a-picture", title: `no picture: ${name}` }), {
          status: 422,
        }),
      );
    kept.push(name);
    return Promise.resolve(new Response(JSON.stringify({ id: name }), { status: 201 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const file = (name: string): File => new File(["x"], name);

test.each(["en", "de", "pl", "cs"] as const)(
  "of several files every fault is told, and the others come (%s)",
  async (language) => {
    speak(language);
    render(PictureDesk, { table: fakeTable({ as: "gm" }).table });
    const files = [file("bad list.png"), file("Mill.jpg"), file("bad.jpg"), file("Letter.webp")];
    await fireEvent.change(screen.getByTestId("bring-picture"), { target: { files } });
    await waitFor(() => expect(screen.getAllByTestId("picture")).toHaveLength(2));
    const told = [...screen.getByTestId("problem").querySelectorAll("li")].map((one) => one.textContent);
    expect(told).toEqual(["bad list.png: no picture: bad list", "bad.jpg: no picture: bad"]);
    expect(screen.getByTestId("problem").querySelector("p")!.textContent).toMatch(/2/);
  },
);

test("files are chosen by a button in the reader's language", async () => {
  speak("cs");
  render(PictureDesk, { table: fakeTable({ as: "gm" }).table });
  for (const name of ["bring-picture", "bring-map"])
    expect(screen.getByTestId(name).closest("label")!.className).toContain("button");
  await waitFor(() => expect(screen.getByText("Zatím žádné obrázky.")).toBeTruthy());
});
