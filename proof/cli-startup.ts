import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { measureProcess, type ProcessTimes } from "../lab/proof/measureProcess.ts";
import type { Proof } from "../lab/proof/Proof.ts";

const built = "packages/cli/dist/shipslog.js";
const mostMs = 150;

/** The command lines to start: Node without a script, and the two most common ones. */
const commandLines = { bare: ["-e", "0"], version: [built, "--version"], help: [built, "--help"] } as const;

type Name = keyof typeof commandLines;

/** Starts a command line and waits until it exits. */
const startOf = (name: Name, folder: string) => measureProcess(commandLines[name], folder);

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? NaN;
}

/** Starts the built command and bare Node in turns, so that load affects both. */
export const proof: Proof = {
  name: "cli-startup",
  claim: `\`shipslog --version\` and \`shipslog --help\` take less than ${mostMs} ms over bare Node.`,
  fullSize: 40,
  reducedSize: 9,
  isAlone: true,
  needs: [join("packages", "cli", "dist")],
  run({ size, isReduced, report }) {
    const folder = mkdtempSync(join(tmpdir(), "shipslog-startup-"));
    try {
      const rounds = Array.from({ length: size }, () => ({
        bare: startOf("bare", folder),
        version: startOf("version", folder),
        help: startOf("help", folder),
      }));
      const over = (name: Name, measure: keyof ProcessTimes) =>
        Math.round(medianOf(rounds.map((round) => round[name][measure] - round.bare[measure])));
      const result = {
        rounds: size,
        bareMs: Math.round(medianOf(rounds.map(({ bare }) => bare.clockMs))),
        versionOverBareMs: over("version", "clockMs"),
        helpOverBareMs: over("help", "clockMs"),
        versionProcessorOverBareMs: over("version", "processorMs"),
        helpProcessorOverBareMs: over("help", "processorMs"),
      };
      report(JSON.stringify(result));
      const judged = isReduced
        ? [result.versionProcessorOverBareMs, result.helpProcessorOverBareMs]
        : [result.versionOverBareMs, result.helpOverBareMs];
      return { passed: Math.max(...judged) < mostMs, result };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
