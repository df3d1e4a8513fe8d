import { deviations, issueCodes, kinds } from "@shipslog/contract";
import type { Command } from "../Command.ts";
import { exitCodes } from "../exitCodes.ts";
import { explainBits, statusTableNames } from "../explain/bitsPage.ts";
import { explainCode } from "../explain/codePage.ts";
import { explainDeviation } from "../explain/deviationPage.ts";
import { explainField } from "../explain/fieldPage.ts";
import { overviewPage, topics } from "../explain/overviewPage.ts";
import { explainRule } from "../explain/rulePage.ts";
import { nearest } from "../text/nearest.ts";
import { printPage, type TextPage } from "../text/TextPage.ts";
import { UsageError } from "../UsageError.ts";

/** Who is asked, in order: a rule says more than the code it passes on. */
const explainers: readonly ((
  word: string,
  value: string | undefined,
) => TextPage | undefined | Promise<TextPage | undefined>)[] = [
  explainBits,
  explainField,
  explainDeviation,
  explainRule,
  explainCode,
];

/** `shipslog explain`: says what a word of the contract or of a report means. */
export const explainCommand: Command = {
  name: "explain",
  summary: "Says what a kind, a field, a number of Status, a deviation, a code or a rule means.",
  usage: "[WORD] [NUMBER]",
  words: [...kinds, ...statusTableNames, ...Object.keys(issueCodes), ...deviations.map(({ id }) => id)],
  options: {},
  examples: [
    ["shipslog explain", "everything that can be explained"],
    ["shipslog explain FSDJump", "the fields of a kind, and where the live game differs"],
    ["shipslog explain FSDJump.Factions[].Influence", "one field: type, values, how it is written"],
    ["shipslog explain flags 16842765", "what the bits of a Status say"],
    ["shipslog explain D12", "one known deviation of the live game, with its evidence"],
    ["shipslog explain field-missing", "what a finding means and what it rests on"],
  ],
  async run({ positionals }, host) {
    const [word, value, ...more] = positionals;
    if (more.length > 0) throw new UsageError("one thing at a time; usage: shipslog explain [WORD] [NUMBER]");
    const page = word === undefined ? await overviewPage() : await explain(word, value);
    host.out.write(printPage(page, host.out));
    return exitCodes.fine;
  },
};

async function explain(word: string, value: string | undefined): Promise<TextPage> {
  for (const explainer of explainers) {
    const page = await explainer(word, value);
    if (page !== undefined) return page;
  }
  const known = Object.values(await topics()).flat();
  const guess = nearest(word.split(".")[0] ?? word, known);
  const hint = guess === undefined ? "shipslog explain lists what there is" : `did you mean ${guess}?`;
  throw new UsageError(`there is nothing to explain under ${word}; ${hint}`);
}
