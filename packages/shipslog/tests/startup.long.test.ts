import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { measureProcess } from "./helpers/measureProcess.ts";

const built = "packages/shipslog/dist/shipslog.js";
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
longTest(
  {
    claim: `\`shipslog --version\` and \`shipslog --help\` take less than ${mostMs} ms over bare Node.`,
    size: { check: 1, full: 40, of: "rounds" },
    needs: [join("packages", "shipslog", "dist")],
    alone: true,
  },
  ({ size, isLong }) => {
    const folder = mkdtempSync(join(tmpdir(), "shipslog-startup-"));
    try {
      // A command line that fails throws.
      const rounds = Array.from({ length: size }, () => ({
        bare: startOf("bare", folder),
        version: startOf("version", folder),
        help: startOf("help", folder),
      }));
      const overMs = (name: Name) =>
        Math.round(medianOf(rounds.map((round) => round[name].clockMs - round.bare.clockMs)));
      if (isLong) {
        expect(overMs("version")).toBeLessThan(mostMs);
        expect(overMs("help")).toBeLessThan(mostMs);
      }
      return `--version ${overMs("version")} ms, --help ${overMs("help")} ms over bare Node`;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
