/** The sentences of `shipslog watch` on real lines. */
import { isKind } from "@shipslog/contract";
import { displayWidth } from "@shipslog/contract/internal";
import { parseLine } from "@shipslog/contract/text";
import { expect } from "vitest";
import { corpusFolder, corpusLines } from "../../../tests/helpers/corpus.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";
import { describeEvent, sentenceColumns } from "../src/commands/watch/describeEvent.ts";
import { fillFirst } from "../src/commands/watch/fillTemplate.ts";
import { observedSentences } from "../src/commands/watch/observedSentences.ts";

const templatesOf = (kind: string) => observedSentences[kind as keyof typeof observedSentences];

needs(corpusFolder).it(
  "describes every event of the fifty kinds in one sentence of its own",
  async () => {
    const unfit: string[] = [];
    const seen = new Set<string>();
    for await (const { text } of corpusLines()) {
      const parsed = parseLine(text);
      if (!parsed.ok || isKind(parsed.kind)) continue;
      const { kind, event } = parsed;
      const templates = templatesOf(kind);
      if (templates === undefined) continue;
      seen.add(kind);
      const sentence = describeEvent({ kind, event });
      const isFit =
        fillFirst(templates, event) !== undefined &&
        sentence.trim() !== "" &&
        !/undefined|NaN|\[object|\{|\}|\$\w+;/.test(withoutTyped(kind, sentence)) &&
        displayWidth(sentence) <= sentenceColumns;
      if (!isFit && unfit.length < 20) unfit.push(`${sentence} <- ${text.slice(0, 300)}`);
    }
    expect(unfit).toEqual([]);
    expect([...seen].toSorted()).toEqual(Object.keys(observedSentences).toSorted());
  },
  120_000,
);

/** What people type may hold any sign. */
const withoutTyped = (kind: string, sentence: string) => (kind === "ReceiveText" ? "" : sentence);
