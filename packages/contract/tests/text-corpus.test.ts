/** Lossless parsing and the game's layout, held against every line of the real journals. */
import { isDeepStrictEqual } from "node:util";
import { isKind } from "@shipslog/contract";
import { parseLine, peekEventName, printLine, roundToLayout } from "@shipslog/contract/text";
import { expect } from "vitest";
import {
  type CorpusArchive,
  corpusArchives,
  corpusFolder,
  corpusLines,
  fullCorpus,
} from "../../../tests/helpers/corpus.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";

/** An archive of the game of today; earlier games had another layout. */
type ArchiveOfToday = Exclude<CorpusArchive, "old">;

/** What the archives hold that is no event, at full size. */
const badLines: Readonly<Record<ArchiveOfToday, readonly string[]>> = {
  journals: [],
  more: ["more/Journal.2023-07-30T154648.01.log:395 nul", "more/Journal.2024-04-09T191958.01.log:306 empty"],
};

interface Tally {
  lines: number;
  native: number;
  readonly bad: string[];
  readonly notSameBytes: string[];
  readonly notSettled: string[];
  readonly notEqual: string[];
  /** Lines with a negative zero, which prints as zero. */
  readonly negativeZero: string[];
  readonly peekedWrong: string[];
  readonly notPeeked: string[];
}

/** Reads one line in every way and notes what does not hold. */
function tally(text: string, place: string, counts: Tally): void {
  counts.lines++;
  const parsed = parseLine(text);
  if (!parsed.ok) {
    counts.bad.push(`${place} ${parsed.defect}`);
    return;
  }
  const printed = printLine(parsed.event);
  const again = parseLine(printed);
  if (!again.ok || !isDeepStrictEqual(again.event, parsed.event)) {
    (/:-0(?:\.0+)?[ ,}\]]/.test(text) ? counts.negativeZero : counts.notEqual).push(place);
  }
  if (text.startsWith('{ "timestamp"') && isKind(parsed.kind)) {
    counts.native++;
    if (printed !== text) counts.notSameBytes.push(place);
    if (!isDeepStrictEqual(roundToLayout(parsed.event), parsed.event)) counts.notSettled.push(place);
  }
  const peeked = peekEventName(text);
  if (peeked === undefined) counts.notPeeked.push(place);
  else if (peeked !== parsed.kind) counts.peekedWrong.push(place);
}

needs(corpusFolder).describe("the text of real journals", () => {
  for (const archive of Object.keys(badLines) as ArchiveOfToday[]) {
    needs(corpusFolder).it(
      `${corpusArchives[archive]}, ${fullCorpus ? "every file" : "a sample (SHIPSLOG_FULL=1 reads every file)"}`,
      async () => {
        const counts: Tally = {
          lines: 0,
          native: 0,
          bad: [],
          notSameBytes: [],
          notSettled: [],
          notEqual: [],
          negativeZero: [],
          peekedWrong: [],
          notPeeked: [],
        };
        for await (const { file, line, text } of corpusLines({ archives: [archive] })) {
          tally(text, `${file.name}:${line}`, counts);
        }
        process.stdout.write(
          `${archive}: ${counts.lines} lines, ${counts.native} native ones of the sixteen kinds, ` +
            `${counts.native - counts.notSameBytes.length} of them printed back to the same bytes\n`,
        );
        expect(counts).toMatchObject({
          notSameBytes: [],
          notSettled: [],
          notEqual: [],
          peekedWrong: [],
          notPeeked: [],
        });
        expect(counts.native).toBeGreaterThan(100);
        expect(badLines[archive]).toEqual(expect.arrayContaining(counts.bad));
        expect(counts.negativeZero.length).toBeLessThanOrEqual(1);
        if (fullCorpus) expect(counts.bad).toEqual(badLines[archive]);
      },
      600_000,
    );
  }
});
