import { describe, expect, it } from "vitest";
import type { Moment, WriteStep } from "@shipslog/contract";
import { plan } from "@shipslog/journal";
import { simulate } from "@shipslog/simulator";
import { MomentStream } from "./MomentStream.ts";

/** The lines of all files, and the last content of each companion file. */
function folderOf(steps: Iterable<WriteStep>): Record<string, string> {
  const files: Record<string, string> = {};
  for (const step of steps) {
    if (step.type === "open") files[step.file] = "";
    if (step.type === "append") files[step.file] += new TextDecoder().decode(step.bytes);
    if (step.type === "replace") files[step.file] = new TextDecoder().decode(step.bytes);
  }
  return files;
}

describe("MomentStream", () => {
  const moments: readonly Moment[] = [...simulate({ seed: 7, scenario: "grand-tour", durationMs: 3_600_000 })];

  it.each([1, 7, 100, moments.length])("gives the folder of plan, whatever the pauses: every %d moments", (size) => {
    const stream = new MomentStream({ dialect: "live", seed: 1 });
    const steps: WriteStep[] = [];
    for (let at = 0; at < moments.length; at += size) steps.push(...stream.take(moments.slice(at, at + size)));
    const taken = folderOf(steps);
    const planned = folderOf(plan(moments));
    const journals = Object.keys(planned).filter((name) => name !== "Status.json");
    for (const name of journals) expect(taken[name]).toBe(planned[name]);
    // At a pause Status.json is written early, so that its last timestamp may differ.
    expect(withoutTime(taken["Status.json"])).toBe(withoutTime(planned["Status.json"]));
    expect(stream.answers()).toEqual([]);
  });

  it("returns everything that was taken, with the Status of the last moment", () => {
    const stream = new MomentStream({ dialect: "live", seed: 1 });
    for (const moment of moments) {
      const steps = stream.take([moment]);
      expect(steps.filter(({ type }) => type === "append").length >= (moment.event === undefined ? 0 : 1)).toBe(true);
      expect(steps.every(({ file }) => file !== "")).toBe(true);
    }
    expect(stream.take([])).toEqual([]);
  });
});

const withoutTime = (text = "") => text.replace(/"timestamp":"[^"]*"/, "");
