/** Validates the real journals as a reader of the README does: without options. */
import { isKind, validate } from "@shipslog/contract";
import { parseLine, peekEventName } from "@shipslog/contract/text";
import { expect } from "vitest";
import { corpusFolder, corpusLines } from "../lab/corpus/corpus.ts";
import { needs } from "../lab/needs/needs.ts";

needs(corpusFolder).it(
  "validate accepts every real event of the sixteen kinds without an option",
  async () => {
    const counts = { events: 0, Docked: 0 };
    const rejected: string[] = [];
    for await (const { text } of corpusLines()) {
      const kind = peekEventName(text);
      if (kind === undefined || !isKind(kind)) continue;
      const parsed = parseLine(text);
      if (!parsed.ok) continue;
      counts.events++;
      if (kind === "Docked") counts.Docked++;
      if (!validate(parsed.event).ok) rejected.push(text);
    }
    expect(rejected).toEqual([]);
    expect(counts.events).toBeGreaterThan(500);
    expect(counts.Docked).toBeGreaterThan(100);
  },
  120_000,
);
