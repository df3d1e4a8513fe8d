/**
 * Makes a sample of small changes to journal, faults and the rules of check, and reports those that no test notices:
 * `npm run mutants:sample [journal | faults | check ...] [-- --count N --seed N]`. Writes a section of `docs/mutants.md`; keeps the
 * results of the other packages of earlier runs. Each change is written into the source and taken back.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { drawFrom } from "../lab/check/drawFrom.ts";
import { root } from "../lab/workspace.ts";
import { applyMutant, makeMutants, type CodeMutant } from "./mutants/makeMutants.ts";
import { sampleSection, withSamples, type TriedSample } from "./mutants/sampleSection.ts";

/** What a package is tried with. */
interface SampleTarget {
  readonly sources: string;
  /** The tests beside the sources. */
  readonly tests: string;
  /** The tests across packages, for what those do not notice. */
  readonly across: readonly string[];
}

/** What is changed. */
const targets: Readonly<Record<string, SampleTarget>> = {
  journal: { sources: "packages/journal/src/**/*.ts", tests: "packages/journal/", across: ["tests/journal-"] },
  faults: { sources: "packages/faults/src/**/*.ts", tests: "packages/faults/", across: ["tests/faults"] },
  check: {
    sources: "packages/check/src/rules/**/*.ts",
    tests: "packages/check/",
    across: ["tests/simulator-check", "tests/live-check"],
  },
};

/** How many times longer than without a mutant the tests may take. A mutant may make a loop endless; a busy machine only slows them. */
const patience = 5;
/** The longest time for the tests without a mutant. */
const longestMs = 10 * 60_000;

const { values, positionals } = parseArgs({
  options: { count: { type: "string", default: "40" }, seed: { type: "string", default: "1" } },
  allowPositionals: true,
});
const kept = join(root, ".cache/mutants-sampled.json");
const samples = new Map<string, TriedSample>(
  existsSync(kept) ? (JSON.parse(readFileSync(kept, "utf8")) as [string, TriedSample][]) : [],
);
for (const name of positionals.length === 0 ? Object.keys(targets) : positionals) {
  samples.set(name, await trySample(name, Number(values.count), Number(values.seed)));
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, JSON.stringify([...samples]));
}
const pageFile = join(root, "docs/mutants.md");
const section = sampleSection([...samples.values()]);
writeFileSync(pageFile, withSamples(readFileSync(pageFile, "utf8"), section));
console.log(section);

async function trySample(name: string, count: number, seed: number): Promise<TriedSample> {
  const target = targets[name];
  if (target === undefined) throw new Error(`${name} is none of ${Object.keys(targets).join(", ")}`);
  const { sources, tests, across } = target;
  const files = globSync(sources, { cwd: root }).filter(isShipped).toSorted();
  const all = files.flatMap((file) => makeMutants(file, readFileSync(join(root, file), "utf8")));
  const drawn = draw(all, count, seed);
  console.log(`${name}: ${drawn.length} of ${all.length} mutants, seed ${seed}`);
  const startMs = performance.now();
  if (!(await passes([tests, ...across], longestMs))) throw new Error(`the tests of ${name} fail without a mutant`);
  const limitMs = patience * (performance.now() - startMs);
  const survivors: CodeMutant[] = [];
  for (const mutant of drawn) {
    const isNoticed = !(await passesWith(mutant, [[tests], across], limitMs));
    console.log(
      `${isNoticed ? "noticed " : "SURVIVED"} ${mutant.file}:${mutant.line} ${mutant.before} as ${mutant.after}`,
    );
    if (!isNoticed) survivors.push(mutant);
  }
  return { name, seed, all: all.length, tried: drawn.length, survivors };
}

/** Tests, generators and generated code do not ship, or are made again. */
function isShipped(path: string): boolean {
  return !/\.test\.|\.testing\.|[\\/](?:generate|generated|examples)[\\/]/.test(path);
}

function draw(all: readonly CodeMutant[], count: number, seed: number): readonly CodeMutant[] {
  const left = [...all];
  const next = drawFrom(seed);
  return Array.from({ length: Math.min(count, all.length) }, () => left.splice(next(left.length), 1)).flat();
}

async function passesWith(
  mutant: CodeMutant,
  tests: readonly (readonly string[])[],
  limitMs: number,
): Promise<boolean> {
  const path = join(root, mutant.file);
  const text = readFileSync(path, "utf8");
  try {
    writeFileSync(path, applyMutant(text, mutant));
    for (const each of tests) if (!(await passes(each, limitMs))) return false;
    return true;
  } finally {
    writeFileSync(path, text);
  }
}

/**
 * Runs tests up to the first that fails. Tests that do not come to an end have noticed the change. A worker in an endless loop
 * survives the end of its parent, so the whole group of processes is ended.
 */
async function passes(tests: readonly string[], limitMs: number): Promise<boolean> {
  const words = ["run", ...tests, "--bail=1", "--reporter=dot"];
  const child = spawn("vitest", words, { cwd: root, stdio: "ignore", detached: true });
  const endGroup = () => void (child.pid !== undefined && spawnSync("kill", ["-KILL", "--", `-${child.pid}`]));
  const timer = setTimeout(endGroup, limitMs);
  const [status] = (await once(child, "exit")) as [number | null];
  clearTimeout(timer);
  endGroup();
  return status === 0;
}
