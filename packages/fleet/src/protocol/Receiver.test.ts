import { expect, it } from "vitest";
import { mostJournals, Receiver } from "./Receiver.ts";

const lineOf = (file: string, offset: number, byteLength: number, after: number) => {
  const position = { file, generation: 0, offset, line: 1 };
  return { commander: "c", kind: "FSDJump", position, byteLength, after, defect: undefined };
};

it("places lines by the watermark of their journal", () => {
  const receiver = new Receiver([{ commander: "c", file: "f", generation: 0, offset: 100 }]);
  expect(receiver.place(lineOf("f", 50, 50, 0))).toEqual({ placement: "duplicate", after: 100 });
  expect(receiver.place(lineOf("f", 200, 50, 150))).toEqual({ placement: "gap", after: 100 });
  expect(receiver.place(lineOf("f", 120, 30, 100))).toEqual({ placement: "next", after: 100 });
  expect(receiver.place(lineOf("f", 120, 60, 100))).toEqual({ placement: "overlap", after: 150 });
  expect(receiver.commit()).toEqual([{ commander: "c", file: "f", generation: 0, offset: 180 }]);
  expect(receiver.commit()).toEqual([]);
});

it("accepts a line whose sender does not know the latest watermark", () => {
  const receiver = new Receiver([{ commander: "c", file: "f", generation: 0, offset: 100 }]);
  expect(receiver.place(lineOf("f", 110, 30, 40))).toEqual({ placement: "next", after: 100 });
});

it("refuses new journals of a commander beyond the limit, and no other commander", () => {
  const invented = Array.from({ length: mostJournals }, (_, at) => ({
    commander: "c",
    file: `f${at}`,
    generation: 0,
    offset: 1,
  }));
  const receiver = new Receiver(invented);
  expect(receiver.place(lineOf("another", 0, 5, 0)).placement).toBe("crowd");
  expect(receiver.place(lineOf("f0", 1, 5, 1)).placement).toBe("next");
  expect(receiver.place({ ...lineOf("another", 0, 5, 0), commander: "d" }).placement).toBe("next");
});
