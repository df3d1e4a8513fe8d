import { expect, it } from "vitest";
import type { FileOffset } from "../message/watermark.ts";
import { GenerationChoice } from "./GenerationChoice.ts";

const file = "Journal.log";
const markOf = (generation: number, fingerprint: string): FileOffset => {
  return { file, generation, offset: 300, lastOffset: 200, fingerprint };
};
const marksOf = (...marks: readonly FileOffset[]) => ({ file, marks, isComplete: true });

/** A choice for a file that contains a line. */
const choiceFor = (line: string, nowMs = 0) =>
  new GenerationChoice({ holds: ({ fingerprint }) => Promise.resolve(fingerprint === line) }, { nowMs: () => nowMs });

it("chooses the generation whose last line the file contains, or else a new one", async () => {
  const choice = choiceFor("ours");
  expect(await choice.choose(marksOf())).toEqual({ file, generation: 0, offset: 0 });
  expect(await choice.choose(marksOf(markOf(2, "theirs"), markOf(1, "ours")))).toEqual(markOf(1, "ours"));
  expect(await choice.choose(marksOf(markOf(2, "theirs")))).toEqual({ file, generation: 3, offset: 0 });
});

it("replaces a generation by one that another machine would hardly choose too", async () => {
  const found = marksOf(markOf(4, "theirs"));
  expect(await choiceFor("ours", 5).replace(markOf(4, "theirs"), found)).toEqual({ file, generation: 10, offset: 0 });
  const known = marksOf(markOf(4, "theirs"), markOf(2, "ours"));
  expect(await choiceFor("ours", 5).replace(markOf(4, "theirs"), known)).toEqual(markOf(2, "ours"));
});

it("lets a file change its generation three times, and no other file less", () => {
  const choice = choiceFor("ours");
  expect([1, 2, 3, 4].map(() => choice.allowChange(file))).toEqual([true, true, true, false]);
  expect(choice.allowChange("other")).toBe(true);
});

it("does one thing after the other, also after one that failed", async () => {
  const choice = choiceFor("ours");
  const done: string[] = [];
  const first = choice.inTurn(async () => {
    await Promise.resolve();
    done.push("first");
    throw new Error("the disk is gone");
  });
  const second = choice.inTurn(() => Promise.resolve(done.push("second")));
  await expect(first).rejects.toThrow("the disk is gone");
  await second;
  expect(done).toEqual(["first", "second"]);
});
