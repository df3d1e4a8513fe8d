import { expect, it } from "vitest";
import { placeLine } from "./duplicates.ts";

const lineAt = (offset: number, byteLength: number, after: number) => ({
  position: { file: "f", generation: 0, offset, line: 1 },
  byteLength,
  after,
});

it.each([
  ["ends where the journal is stored", lineAt(50, 50, 0), "duplicate"],
  ["ends before", lineAt(0, 50, 0), "duplicate"],
  ["starts there", lineAt(100, 20, 100), "next"],
  ["starts later, with nothing to send between", lineAt(130, 20, 100), "next"],
  ["comes from a sender that knows an earlier watermark", lineAt(130, 20, 40), "next"],
  ["follows a line that is not stored", lineAt(200, 50, 150), "gap"],
  ["starts before and ends after", lineAt(80, 50, 80), "overlap"],
])("places a line that %s", (_what, line, placement) => {
  expect(placeLine(line, 100)).toBe(placement);
});
