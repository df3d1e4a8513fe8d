import type { Features, PlacedLine } from "./featuresOf.ts";
import { featuresOf } from "./featuresOf.ts";

/** A line as the classifier sees it. */
export interface SampledLine {
  /** The file or session it is from; lines of one are never in both parts of a split. */
  readonly group: string;
  readonly features: Features;
}

/** The samples of a kind: every n-th line, where n doubles whenever there are too many. */
interface KindSamples {
  lines: number;
  stride: number;
  kept: SampledLine[];
}

/** Samples of lines by kind, spread evenly over all lines that were added. */
export class Samples {
  readonly #most: number;
  readonly #kinds = new Map<string, KindSamples>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Adds the lines of a file in their order. */
  addFile(group: string, lines: readonly PlacedLine[]): void {
    for (const [at, line] of lines.entries()) {
      const kind = line.event["event"] as string;
      const known = this.#kinds.get(kind) ?? { lines: 0, stride: 1, kept: [] };
      this.#kinds.set(kind, known);
      if (known.lines % known.stride === 0) {
        known.kept.push({ group, features: featuresOf(lines[at - 1], line, lines[at + 1]) });
        if (known.kept.length > 2 * this.#most) thin(known);
      }
      known.lines += 1;
    }
  }

  /** How many lines of a kind there were. */
  linesOf(kind: string): number {
    return this.#kinds.get(kind)?.lines ?? 0;
  }

  /** The samples of a kind, up to twice the number that was asked for. */
  of(kind: string): readonly SampledLine[] {
    return this.#kinds.get(kind)?.kept ?? [];
  }

  /** The kinds with at least so many lines, in the order of the alphabet. */
  kindsWith(least: number): readonly string[] {
    return [...this.#kinds]
      .filter(([, { lines }]) => lines >= least)
      .map(([kind]) => kind)
      .toSorted();
  }
}

function thin(samples: KindSamples): void {
  samples.kept = samples.kept.filter((_, at) => at % 2 === 0);
  samples.stride *= 2;
}
