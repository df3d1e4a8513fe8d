import { writeFile } from "node:fs/promises";
import type { FaultAnswer } from "@shipslog/faults";
import type { Host } from "../../command/Host.ts";
import { replaceFile } from "../../command/replaceFile.ts";
import { UsageError } from "../../failure/errors.ts";
import { faultNames, type FaultRates } from "@shipslog/page/simulate";
import { suggest } from "../../text/suggest.ts";

/** Parses `NAME:RATE,…`; throws a UsageError for an unknown name or a wrong rate. */
export function parseFaults(text: string): FaultRates {
  return Object.fromEntries(text.split(",").map((each) => parseFault(each.trim())));
}

function parseFault(text: string): readonly [string, number] {
  const [name = "", rate = ""] = text.split(":");
  if (!faultNames.includes(name)) {
    throw new UsageError(
      `unknown fault ${name}; ${suggest(name, faultNames, `expected one of ${faultNames.join(", ")}`)}`,
    );
  }
  const share = Number(rate);
  if (rate !== "" && share > 0 && share <= 1) return [name, share];
  throw new UsageError(`${text}: expected a rate above 0 and up to 1, as ${name}:0.01`);
}

/** Writes the answer key: one JSON line for each damage, in the order of writing. */
export async function writeAnswers(file: string, answers: readonly FaultAnswer[], host: Host): Promise<void> {
  const lines = answers.map((answer) => `${JSON.stringify(answer)}\n`);
  await replaceFile(file, host, (path) => writeFile(path, lines.join("")));
}
