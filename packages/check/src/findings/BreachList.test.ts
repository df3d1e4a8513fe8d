import type { CompanionEntry, EventEntry } from "@shipslog/contract";
import { describe, expect, it } from "vitest";
import { sampleRules } from "../../tests/helpers/sampleFindings.ts";
import { BreachList } from "./BreachList.ts";

/** As `Finding.count` promises. */
const maxListed = 100;
const wrongType = sampleRules[0]!;
const unseen = sampleRules[1]!;
const raw = `{ "a":[${Array.from({ length: 500 }, (_, index) => index).join(",")}] }`;
const position = { file: "Journal.2026-05-01T120000.01.log", offset: 0, line: 1, generation: 0 };
const entryAt = (line: number): EventEntry => ({
  type: "event",
  position: { ...position, line },
  raw,
  byteLength: raw.length + 2,
  kind: "Docked",
  event: {},
});
const breachAt = (index: number) => ({ pointer: `/a/${index}`, expected: "", received: String(index) });

describe("BreachList", () => {
  it("lists a hundred breaches of a rule on a line, and one finding that counts the others", () => {
    const list = new BreachList();
    const entry = entryAt(1);
    for (let index = 0; index < 350; index++) {
      list.add({ rule: wrongType, severity: index < 340 ? "error" : "warning", breach: breachAt(index), entry });
    }
    const findings = list.take();
    expect(findings).toHaveLength(maxListed + 2);
    for (const [index, { pointer, excerpt, count }] of findings.slice(0, maxListed).entries()) {
      const shown = excerpt.text.slice(excerpt.start, excerpt.start + excerpt.length);
      expect([pointer, shown, count]).toEqual([`/a/${index}`, String(index), undefined]);
    }
    expect(findings.slice(maxListed)).toMatchObject([
      {
        rule: "wrong-type",
        severity: "error",
        count: 240,
        pointer: "",
        message: "240 more findings of this rule on this line are counted but not listed.",
      },
      { rule: "wrong-type", severity: "warning", count: 10, pointer: "" },
    ]);
  });

  it("counts each rule and each entry on its own, and keeps the order", () => {
    const list = new BreachList();
    const entries = [entryAt(1), entryAt(2)];
    for (let index = 0; index < maxListed; index++) {
      for (const entry of entries) {
        for (const rule of [wrongType, unseen]) list.add({ rule, severity: "note", breach: breachAt(index), entry });
      }
    }
    const findings = list.take();
    expect(findings).toHaveLength(4 * maxListed);
    expect(findings.slice(0, 5).map(({ position: at, rule, received }) => [at?.line, rule, received])).toEqual([
      [1, "wrong-type", "0"],
      [1, "value-unseen", "0"],
      [2, "wrong-type", "0"],
      [2, "value-unseen", "0"],
      [1, "wrong-type", "1"],
    ]);
  });

  it("starts again after its findings are taken", () => {
    const list = new BreachList();
    const entry = entryAt(1);
    const addMany = () => {
      for (let index = 0; index <= maxListed; index++) {
        list.add({ rule: wrongType, severity: "error", breach: breachAt(index), entry });
      }
      return list.take();
    };
    expect(addMany()).toEqual(addMany());
    expect(list.take()).toEqual([]);
  });

  it("speaks of the file where the entry is a companion file", () => {
    const list = new BreachList();
    const file = "NavRoute.json";
    const entry: CompanionEntry = {
      type: "companion",
      file,
      revision: 1,
      observedAtMs: 0,
      raw,
      state: "alone",
      event: {},
    };
    for (let index = 0; index <= maxListed; index++) {
      list.add({ rule: wrongType, severity: "error", breach: breachAt(index), entry });
    }
    expect(list.take().at(-1)).toMatchObject({
      count: 1,
      message: "1 more finding of this rule in this file is counted but not listed.",
    });
  });
});
