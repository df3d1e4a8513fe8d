import { spawn } from "node:child_process";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { text } from "node:stream/consumers";
import { root } from "../../workspace.ts";
import type { SampledLine } from "./Samples.ts";

/** The Debian packages that the classifier needs, as paths. */
export const classifierNeeds: readonly string[] = ["/usr/lib/python3/dist-packages/sklearn"];

/** Lines of one kind of two classes. */
export interface ClassContest {
  readonly kind: string;
  readonly real: readonly SampledLine[];
  readonly other: readonly SampledLine[];
}

/** A feature that tells two classes apart alone; shares and medians are those of the real lines, then of the others. */
export interface Giveaway {
  readonly feature: string;
  readonly auc: number;
  readonly present: readonly [real: number, other: number];
  readonly medians: readonly [real: number | null, other: number | null];
}

/** How well two classes are told apart: 0.5 not at all, 1 always; null when the files are too few. */
export interface ClassVerdict {
  readonly kind: string;
  readonly auc: number | null;
  readonly giveaways: readonly Giveaway[];
}

function* questions(contests: Iterable<ClassContest>): Generator<string> {
  for (const { kind, real, other } of contests) {
    const all = [...real, ...other];
    const classes = all.map((_, at) => (at < real.length ? 0 : 1));
    const groups = all.map(({ group }) => group);
    yield `${JSON.stringify({ kind, groups, classes, features: all.map(({ features }) => features) })}\n`;
  }
}

/** Runs the classifier over contests, one after the other. */
export async function classify(contests: Iterable<ClassContest>): Promise<readonly ClassVerdict[]> {
  const script = join(root, "lab/live/classifier/classify.py");
  const env = { ...process.env, OMP_NUM_THREADS: "1", OPENBLAS_NUM_THREADS: "1" };
  const python = spawn("/usr/bin/python3", [script], { env, stdio: ["pipe", "pipe", "inherit"] });
  const answers = text(python.stdout);
  // An error on the way in is a program that ended early: its own message says why.
  await pipeline(Readable.from(questions(contests)), python.stdin).catch(() => undefined);
  const lines = (await answers).split("\n").filter((line) => line !== "");
  return lines.map((line) => JSON.parse(line) as ClassVerdict);
}
