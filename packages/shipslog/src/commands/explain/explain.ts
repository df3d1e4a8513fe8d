import { defineCommand, type Command } from "../../command/Command.ts";
import { exitCodes } from "../../failure/exitCodes.ts";
import { explainBits } from "./bitsPage.ts";
import { explainCode } from "./codePage.ts";
import { explainDeviation } from "./deviationPage.ts";
import { explainFact } from "./factPage.ts";
import { explainField } from "./fieldPage.ts";
import { explainObserved } from "./observedPage.ts";
import { overviewPage, topics } from "./overviewPage.ts";
import { explainRule } from "./rulePage.ts";
import { explainStatement } from "./statementPage.ts";
import { suggestKinds } from "../../text/suggestKinds.ts";
import { printPage, type TextPage } from "../../text/TextPage.ts";
import { UsageError } from "../../failure/errors.ts";

/** Tried in this order: a rule explains more than the issue code it reports. */
const explainers: readonly ((
  word: string,
  value: string | undefined,
) => TextPage | undefined | Promise<TextPage | undefined>)[] = [
  explainStatement,
  explainBits,
  explainField,
  explainObserved,
  explainDeviation,
  explainFact,
  explainRule,
  explainCode,
];

/** `shipslog explain`: explains a word of the contract or of a report. */
export const explainCommand: Command = defineCommand({
  name: "explain",
  summary:
    "Explains a kind, a field, a flag value of Status, a deviation, a fact, a rule or a statement of the specification.",
  usage: "[WORD] [NUMBER]",
  words: knownWords,
  options: {},
  examples: [
    ["shipslog explain", "list everything that can be explained"],
    ["shipslog explain FSDJump", "the fields of a kind, and how the live game differs"],
    ["shipslog explain FSDJump.Factions[].Influence", "one field: type, values, how it is written"],
    ["shipslog explain Scan", "a kind that the specification does not describe, from real journals"],
    ["shipslog explain flags 16842765", "which bits of Status.Flags are set"],
    ["shipslog explain D12", "a known deviation of the live game, with evidence"],
    ["shipslog explain F17", "a fact about real journals that rules rest on, with counts"],
    ["shipslog explain 1.3", "a statement of the specification: what declares, produces and checks it"],
    ["shipslog explain field-missing", "what a finding means and which statement it is based on"],
  ],
  async run({ positionals }, host) {
    const [word, value, ...more] = positionals;
    if (more.length > 0) throw new UsageError("too many arguments; usage: shipslog explain [WORD] [NUMBER]");
    const page = word === undefined ? await overviewPage() : await explain(word, value);
    host.out.write(printPage(page, host.out));
    return exitCodes.fine;
  },
});

async function explain(word: string, value: string | undefined): Promise<TextPage> {
  for (const explainer of explainers) {
    const page = await explainer(word, value);
    if (page !== undefined) return page;
  }
  const hint = suggestKinds(word.split(".")[0] ?? word, await knownWords(), "run shipslog explain for the list");
  throw new UsageError(`unknown word ${word}; ${hint}`);
}

/** Every word once: some rules have the name of the issue code or line defect that they report. */
async function knownWords(): Promise<readonly string[]> {
  return [...new Set(Object.values(await topics()).flat())];
}
