import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { commanderOf, compareJournalNames, parseJournalName, parseTimestampMs } from "@shipslog/contract";
import { parseLine, peekEventName } from "@shipslog/contract/text";
import type { CorpusFile } from "../../../../tests/helpers/corpus.ts";

/** The lines of one commander in one journal. */
interface Evening {
  readonly file: CorpusFile;
  readonly commander: string;
  /** The first line and the one after the last, counted from 0. */
  readonly from: number;
  to: number;
  startMs: number | undefined;
  endMs: number;
  /** Seconds between LoadGame and the menu. */
  playedSeconds: number;
  /** Seconds that the commander has ever played, by the first Statistics line; undefined before game 3.1. */
  timePlayed: number | undefined;
}

/** Evenings of one player, of which none is missing in between. */
export type Chain = readonly Evening[];

/**
 * The largest difference between the time that Statistics tells and the time that the journals show: the seconds before the first
 * and after the last line of a journal.
 */
const slackSeconds = { less: 300, more: 120 } as const;

/**
 * Divides journals into runs in which no play is missing, by the time that Statistics says was ever played: a journal that is
 * missing, an evening on another machine and another player of the same pseudonym all show in it. Without Statistics only the
 * logins of one journal belong together.
 */
export function chainEvenings(files: readonly CorpusFile[]): readonly Chain[] {
  const chains: Evening[][] = [];
  const ended = new Set<Evening | undefined>();
  for (const evening of files.toSorted(byTime).flatMap(eveningsOf)) {
    const before = chains
      .filter((chain) => !ended.has(chain.at(-1)) && follows(chain.at(-1), evening))
      .toSorted((a, b) => Math.abs(missingSeconds(a.at(-1), evening)) - Math.abs(missingSeconds(b.at(-1), evening)))[0];
    if (before === undefined) chains.push([evening]);
    else before.push(evening);
    // An evening without Statistics belongs behind one of the others, and nothing tells which.
    const isWithout = evening.timePlayed === undefined;
    for (const chain of chains) if (isWithout && chain.at(-1)?.commander === evening.commander) ended.add(chain.at(-1));
  }
  return chains;
}

function byTime(file: CorpusFile, other: CorpusFile): number {
  const [name, otherName] = [file, other].map(({ path }) => parseJournalName(basename(path)));
  return name === undefined || otherName === undefined ? 0 : compareJournalNames(name, otherName);
}

/** How long was played between two evenings, in seconds; not a number when one has no Statistics. */
function missingSeconds(last: Evening | undefined, next: Evening): number {
  return (next.timePlayed ?? Number.NaN) - (last?.timePlayed ?? Number.NaN) - (last?.playedSeconds ?? 0);
}

function follows(last: Evening | undefined, next: Evening): boolean {
  if (last?.commander !== next.commander) return false;
  const missing = missingSeconds(last, next);
  return last.endMs <= (next.startMs ?? 0) && missing > -slackSeconds.less && missing < slackSeconds.more;
}

/** The lines of a journal. */
export function linesOf({ path }: CorpusFile): readonly string[] {
  return readFileSync(path, "utf8").split(/\r?\n/);
}

function eveningsOf(file: CorpusFile): readonly Evening[] {
  const evenings: Evening[] = [];
  let isPlaying = false;
  let lastMs: number | undefined;
  for (const [at, text] of linesOf(file).entries()) {
    const kind = peekEventName(text);
    const timeMs = parseTimestampMs(/"timestamp": ?"([^"]{20})"/.exec(text)?.[1] ?? "");
    const event = kind === "Commander" || kind === "LoadGame" || kind === "Statistics" ? eventOf(text) : undefined;
    const commander = event && commanderOf(event)?.id;
    if (commander !== undefined && commander !== evenings.at(-1)?.commander) {
      evenings.push(eveningFrom(file, commander, evenings.length === 0 ? 0 : at));
    }
    const evening = evenings.at(-1);
    if (evening === undefined || timeMs === undefined) continue;
    if (kind === "Statistics") evening.timePlayed ??= timePlayedIn(event);
    if (isPlaying && lastMs !== undefined) evening.playedSeconds += (timeMs - lastMs) / 1000;
    if (kind === "LoadGame") isPlaying = true;
    if (kind === "Music" && text.includes('"MainMenu"')) isPlaying = false;
    evening.startMs ??= timeMs;
    evening.endMs = timeMs;
    evening.to = at + 1;
    lastMs = timeMs;
  }
  return evenings;
}

function eveningFrom(file: CorpusFile, commander: string, from: number): Evening {
  const times = { startMs: undefined, endMs: 0, playedSeconds: 0, timePlayed: undefined };
  return { file, commander, from, to: from, ...times };
}

function eventOf(text: string) {
  const parsed = parseLine(text);
  return parsed.ok ? parsed.event : undefined;
}

function timePlayedIn(event: ReturnType<typeof eventOf>): number | undefined {
  const { Time_Played } = (event?.["Exploration"] ?? {}) as { readonly Time_Played?: unknown };
  return typeof Time_Played === "number" ? Time_Played : undefined;
}
