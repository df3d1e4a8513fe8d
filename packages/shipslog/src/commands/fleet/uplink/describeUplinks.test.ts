import { expect, it } from "vitest";
import { describeUplinks } from "./describeUplinks.ts";

const losses = { link: 0, refused: 0, full: 0, silence: 0 };
const uplinkOf = (sent: number, unstored: number, unanswered = 0, personal = 0) => ({
  counts: { sent, withheld: personal, personal, asks: 0, stalls: 0, losses },
  unstored,
  unanswered,
});

it.each([
  [[uplinkOf(12, 0)], "12 lines sent, all stored"],
  [[uplinkOf(12, 3), uplinkOf(1, 1)], "13 lines sent, 4 not known to be stored yet"],
  [[uplinkOf(0, 0, 2)], "0 lines sent, 2 files not sent because no collector has answered"],
  [[uplinkOf(5, 0, 0, 1)], "5 lines sent, all stored, 1 line withheld because of a person's name"],
])("says what is stored: %j", (uplinks, text) => {
  expect(describeUplinks(uplinks)).toBe(text);
});
