/** Compares a lake with journals that have grown, were rotated and truncated. */
import type { GrowingJournal, JournalContent, SentLine } from "./GrowingJournal.ts";
import type { GrowthMark } from "./GrowingJournals.ts";
import type { DigestedLine } from "./readLakeLines.ts";

/** The counts of a comparison; those from `lost` to `misjudged` should be 0. */
export interface JournalsAudit {
  /** Lines that must be in the lake: on disk, or stored before their file was truncated. */
  readonly sent: number;
  readonly stored: number;
  readonly rejected: number;
  readonly lost: number;
  /** Lines in the lake that nobody has written so. */
  readonly foreign: number;
  readonly duplicates: number;
  /** Lines stored that must be rejected, or rejected that must be stored. */
  readonly misjudged: number;
  /** Lines of truncated files that were not stored before. Some were on their way and are stored. */
  readonly overwritten: number;
  readonly overwrittenStored: number;
  /** The first lines that are wrong. */
  readonly wrong: readonly string[];
}

const mostWrong = 20;

/** Compares; with a mark, lines written after it may be missing. */
export function auditJournals(
  lines: readonly DigestedLine[],
  journals: readonly Pick<GrowingJournal, "commander" | "contents">[],
  mark?: GrowthMark,
): JournalsAudit {
  const total = { sent: 0, stored: 0, rejected: 0, lost: 0, foreign: 0, duplicates: 0, misjudged: 0 };
  let overwritten = 0;
  let overwrittenStored = 0;
  const wrong: string[] = [];
  const count = (kind: "lost" | "foreign" | "duplicates" | "misjudged", place: string) => {
    total[kind]++;
    if (wrong.length < mostWrong) wrong.push(`${kind}: ${place}`);
  };
  const found = Map.groupBy(lines, ({ commander }) => commander);
  for (const { commander, contents } of journals) {
    const seen = new Set<SentLine>();
    const places = placesOf(contents);
    for (const { file, offset, digest, isRejected } of found.get(commander) ?? []) {
      const written = places.get(`${file}/${offset}/${digest}`);
      total[isRejected ? "rejected" : "stored"]++;
      const place = `${commander}/${file}/${offset}`;
      if (written === undefined) count("foreign", place);
      else if (seen.has(written)) count("duplicates", place);
      else if (written.isRejected !== isRejected) count("misjudged", place);
      if (written !== undefined) seen.add(written);
    }
    found.delete(commander);
    for (const content of contents) {
      // A file that was begun after the mark is not in it.
      const marked = mark === undefined ? content.lines.length : (mark.get(content) ?? 0);
      for (const line of content.lines.slice(0, marked)) {
        const isRequired = content.required?.has(line) ?? true;
        if (isRequired) total.sent++;
        else overwritten++;
        if (isRequired && !seen.has(line)) count("lost", `${commander}/${content.file}/${line.offset}`);
        if (!isRequired && seen.has(line)) overwrittenStored++;
      }
    }
  }
  for (const others of found.values()) total.foreign += others.length;
  return { ...total, overwritten, overwrittenStored, wrong };
}

/** Every line that was ever written, by its place and text. */
function placesOf(contents: readonly JournalContent[]): ReadonlyMap<string, SentLine> {
  return new Map(
    contents.flatMap(({ file, lines }) =>
      lines.map((line) => [`${file}/${line.offset}/${line.digest}`, line] as const),
    ),
  );
}
