import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { EventEntry } from "@shipslog/contract";
import { KindObserver } from "@shipslog/contract/internal";
import { parseLine } from "@shipslog/contract/text";
import type { CorpusFile } from "../../../../tests/helpers/corpus.ts";

/** The events of a real journal. */
export function* journalEntries({ name, path }: CorpusFile): Generator<EventEntry> {
  let line = 0;
  for (const text of readFileSync(path, "utf8").split("\n")) {
    line++;
    const raw = text.trimEnd();
    const parsed = raw === "" ? undefined : parseLine(raw);
    if (parsed?.ok !== true) continue;
    const position = { file: basename(name), offset: line, line, generation: 0 };
    yield { type: "event", position, raw, byteLength: raw.length + 2, kind: parsed.kind, event: parsed.event };
  }
}

/** What one commander left. */
export interface LearnedPlayer {
  readonly commander: string | undefined;
  readonly files: CorpusFile[];
  lines: number;
}

/** What some journals show. */
export interface Learned {
  readonly observer: KindObserver;
  /** The same from lines that are as the game wrote them. */
  readonly native: KindObserver;
  readonly players: readonly LearnedPlayer[];
}

/** Counts journals once, by commander. */
export function learn(files: readonly CorpusFile[]): Learned {
  const observer = new KindObserver();
  const native = new KindObserver();
  const players = new Map<string | undefined, LearnedPlayer>();
  for (const file of files) {
    observer.startJournal();
    native.startJournal();
    let lines = 0;
    for (const { kind, event, raw } of journalEntries(file)) {
      observer.add(kind, event, raw);
      if (raw.startsWith('{ "timestamp"')) native.add(kind, event);
      lines++;
    }
    const { commander } = observer;
    const player = players.get(commander) ?? { commander, files: [], lines: 0 };
    player.files.push(file);
    player.lines += lines;
    players.set(commander, player);
  }
  return { observer, native, players: [...players.values()] };
}
