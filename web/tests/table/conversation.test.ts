import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";

import type { CallLabel, CallView } from "../../src/lib/wire";
import CallDesk from "../../src/table/calls/CallDesk.svelte";
import Conversation from "../../src/table/calls/Conversation.svelte";
import { speak } from "../lib/real-words";
import { fakeTable } from "../people/fake-table";

beforeEach(() => speak("en"));

const call = (isMine: boolean): CallView => ({
  call: { number: 7, by: "gm", called: [{ figure: "ada" }] },
  cards: [{ figure: "ada", is_mine: isMine, traits: ["dex"], means: [], has_declined: false }],
  rolling: [],
});
const label: CallLabel = {
  by: "Greta",
  names: "Ada",
  reason: "the floor gives way",
  difficulty: "normal 6",
  called: [{ figure: "ada", name: "Ada", text: "has not rolled yet" }],
  cards: [
    {
      figure: "ada",
      name: "Ada",
      traits: [
        {
          key: "dex",
          text: "Dexterity",
          value: "d10",
          prospect: { wish: "works", chance: "1/2", also: [], given: [] },
        },
      ],
    },
  ],
};
const press = (name: string | RegExp): Promise<boolean> =>
  fireEvent.click(screen.getByRole("button", { name }));

test("whoever is called has a card with odds, rolls or declines", async () => {
  const { table, done } = fakeTable({ view: { calls: [call(true)] }, labels: { calls: [label] } });
  render(Conversation, { table });
  expect(screen.getByTestId("call-card").textContent).toContain("the floor gives way");
  await press("Dexterity d10 50%");
  await press("Decline");
  expect(done).toEqual([
    { type: "Respond", call: 7, figure: "ada", trait: "dex", values: {}, faces: [] },
    { type: "Decline", call: 7, figure: "ada" },
  ]);
});

test("real dice are typed", async () => {
  const { table, done } = fakeTable({ view: { calls: [call(true)] }, labels: { calls: [label] } });
  render(Conversation, { table });
  await press("My own dice");
  await fireEvent.input(screen.getByLabelText("What your dice show"), { target: { value: "7" } });
  await press(/^Dexterity/);
  expect(done).toMatchObject([{ type: "Respond", faces: [7] }]);
});

test("a hidden difficulty has no odds", () => {
  const [card] = label.cards!;
  const hidden = {
    ...label,
    difficulty: "",
    cards: [{ ...card!, traits: [{ key: "dex", text: "Dexterity" }] }],
  };
  const { table } = fakeTable({ view: { calls: [call(true)] }, labels: { calls: [hidden] } });
  render(Conversation, { table });
  expect(screen.getByTestId("call-card").textContent).not.toContain("%");
});

test("the game master sees who has answered, and takes a call back", async () => {
  const { table, done } = fakeTable({ as: "gm", view: { calls: [call(false)] }, labels: { calls: [label] } });
  render(Conversation, { table });
  expect(screen.getByTestId("call-state").textContent).toContain("has not rolled yet");
  await press("Withdraw");
  expect(done).toEqual([{ type: "Withdraw", call: 7 }]);
});

test("a try is answered by one gesture", async () => {
  const tries = [{ number: 9, seat: "p1", figure: "ada", text: "climb the wheel" }];
  const labels = { tries: [{ name: "Ada", text: "climb the wheel" }] };
  const { table, done } = fakeTable({ as: "gm", view: { tries }, labels });
  render(Conversation, { table });
  await press("It works");
  await press("It works, but …");
  await fireEvent.input(screen.getByPlaceholderText("What it costs"), { target: { value: "a boot" } });
  await fireEvent.submit(screen.getByPlaceholderText("What it costs").closest("form")!);
  expect(done).toMatchObject([
    { type: "AnswerTry", attempt: 9, answer: "works" },
    { type: "AnswerTry", attempt: 9, answer: "price", text: "a boot" },
  ]);
});

test("whoever tries waits, and may think better of it", async () => {
  const tries = [{ number: 9, seat: "p1", figure: "ada", text: "climb the wheel" }];
  const labels = { tries: [{ name: "Ada", text: "climb the wheel" }] };
  const { table, done } = fakeTable({ view: { tries }, labels });
  render(Conversation, { table });
  await press("Withdraw");
  expect(done).toEqual([{ type: "TakeBack", attempt: 9 }]);
});

test("a call names whom, with what, how hard and why", async () => {
  const traits = [
    { key: "str", text: "Strength" },
    { key: "dex", text: "Dexterity" },
  ];
  const { table, done } = fakeTable({
    as: "gm",
    people: [{ id: "ada" }, { id: "bo" }],
    view: {
      calling: { people: [], rungs: [], usual: "normal", number: null, circumstances: [], contends: "both" },
    },
    labels: {
      calling: {
        people: [
          { figure: "ada", name: "Ada", traits },
          { figure: "bo", name: "Bo", traits },
        ],
        rungs: [
          { key: "normal", text: "normal", number: 6 },
          { key: "hard", text: "hard", number: 8 },
        ],
      },
    },
  });
  render(CallDesk, { table });
  await press("Ada");
  await press("Dexterity");
  await press(/^hard/);
  await press("blind");
  await fireEvent.input(screen.getByTestId("call-reason"), { target: { value: "the floor gives way" } });
  await fireEvent.submit(screen.getByTestId("call-desk"));
  expect(done).toMatchObject([
    {
      type: "CallFor",
      figures: ["ada"],
      traits: ["dex"],
      difficulty: "hard",
      way: "blind",
      reason: "the floor gives way",
    },
  ]);
});
