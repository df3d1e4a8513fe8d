import { describe, expect, it } from "vitest";
import { ownMark, Sender } from "./Sender.ts";

const file = "f";
const lineOf = (generation: number, offset: number) => ({
  position: { file, generation, offset, line: 1 },
  byteLength: 10,
});

function sendAll(sender: Sender, generation: number): number {
  let sent = 0;
  for (const offset of [0, 10, 20]) {
    const outgoing = sender.next(lineOf(generation, offset));
    if (outgoing === undefined) continue;
    sender.send(outgoing);
    sent++;
  }
  return sent;
}

describe("Sender", () => {
  it("sends a generation again that the lake no longer has", () => {
    const sender = new Sender();
    sender.applyWatermark({ file, generation: 1, offset: 0 });
    expect(sendAll(sender, 1)).toBe(3);
    sender.applyWatermark({ file, generation: 1, offset: 30 });
    expect(sender.isSettled).toBe(true);
    // The lake was restored from a copy that has only the generation before.
    expect(sender.applyWatermark({ file, generation: 0, offset: 90 })).toBe(true);
    expect(sendAll(sender, 1)).toBe(3);
  });

  it("does not send again when a late watermark of the generation before arrives", () => {
    const sender = new Sender();
    sender.applyWatermark({ file, generation: 1, offset: 0 });
    sendAll(sender, 1);
    expect(sender.applyWatermark({ file, generation: 0, offset: 90 })).toBe(false);
    expect(sendAll(sender, 1)).toBe(0);
  });
});

describe("ownMark", () => {
  const marks = [2, 0].map((generation) => ({ file, generation, offset: 50 + generation }));

  it.each([
    ["its own generation", 0, true, { file, generation: 0, offset: 50 }],
    ["zero for a generation that the lake does not have", 1, true, { file, generation: 1, offset: 0 }],
    ["zero for a newer generation", 3, true, { file, generation: 3, offset: 0 }],
    ["zero between generations of an incomplete list", 1, false, { file, generation: 1, offset: 0 }],
  ])("is %s", (_what, generation, isComplete, expected) => {
    expect(ownMark(generation, { file, marks, isComplete })).toEqual(expected);
  });

  it("is unknown for a generation older than an incomplete list", () => {
    const newer = [3, 2].map((generation) => ({ file, generation, offset: 5 }));
    expect(ownMark(1, { file, marks: newer, isComplete: false })).toBeUndefined();
  });

  it("is the newest generation of a collector of the first version", () => {
    const [newest] = marks;
    expect(ownMark(1, { file, marks: marks.slice(0, 1), isComplete: false })).toEqual(newest);
  });
});
