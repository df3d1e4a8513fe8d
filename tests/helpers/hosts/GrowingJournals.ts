/** The journals of all commanders, which grow until they are stopped. */
import { join } from "node:path";
import { pseudonymOf } from "@shipslog/fleet";
import { GrowingJournal, type JournalContent } from "./GrowingJournal.ts";
import { playerHosts } from "./hostNames.ts";
import { simulatedSession } from "../../../packages/fleet/tests/helpers/journals.ts";

/** How many play, and how fast. */
export interface GrowthOptions {
  readonly commanders: number;
  readonly linesASecond: number;
  readonly seed: number;
  readonly random: () => number;
}

const damaged = 0.02;
const tickMs = 250;
const burst = 8;
/** What everybody has played before. */
const firstLines = 20;
const sessions = 8;
const sessionLength = 400;

/** How many lines of each content were written at a time. */
export type GrowthMark = ReadonlyMap<JournalContent, number>;

/** Journals that grow in bursts, as those of real players do. */
export class GrowingJournals {
  readonly all: readonly GrowingJournal[];
  readonly #options: GrowthOptions;
  #growing: NodeJS.Timeout | undefined;

  constructor(home: string, options: GrowthOptions) {
    const { commanders, seed, random } = options;
    this.#options = options;
    const played = Array.from({ length: Math.min(sessions, commanders) }, (_, at) =>
      simulatedSession(seed + at, sessionLength),
    );
    this.all = Array.from({ length: commanders }, (_, at) => {
      const commander = pseudonymOf(`commander ${at}`, String(seed));
      const host = playerHosts[at % playerHosts.length] ?? "";
      const session = played[at % played.length] ?? [];
      return new GrowingJournal({ commander, folder: join(home, commander), host, session, damaged, random });
    });
  }

  ofHost(host: string): readonly GrowingJournal[] {
    return this.all.filter((each) => each.host === host);
  }

  start(): void {
    for (const journal of this.all) journal.grow(firstLines);
    const { linesASecond, random, commanders } = this.#options;
    const chance = (linesASecond * tickMs) / 1000 / commanders / ((1 + burst) / 2);
    this.#growing = setInterval(() => {
      for (const journal of this.all) if (random() < chance) journal.grow(1 + Math.floor(random() * burst));
    }, tickMs);
  }

  stop(): void {
    clearInterval(this.#growing);
  }

  /** What is written now, to look for it in the lake later. */
  mark(): GrowthMark {
    return new Map(this.all.flatMap(({ contents }) => contents.map((content) => [content, content.lines.length])));
  }
}
