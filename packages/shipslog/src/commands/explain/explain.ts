import { issueCodes, type IssueCode, deviations, type Effect } from "@shipslog/contract";
import { lineDefects, type LineDefect } from "@shipslog/contract/text";
import { defineCommand, type Command } from "../../command/Command.ts";
import { exitCodes } from "../../failure/exitCodes.ts";
import { explainBits } from "./bitsPage.ts";
import { explainCompanion } from "./companionPage.ts";
import { explainField } from "./fieldPage.ts";
import { explainFieldName } from "./fieldNamePage.ts";
import { explainObserved } from "./observedPage.ts";
import { explainName } from "./namePage.ts";
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
  explainCompanion,
  explainField,
  explainObserved,
  explainDeviation,
  explainFact,
  explainRule,
  explainCode,
  explainName,
  explainFieldName,
];

/** `shipslog explain`: explains a word of the contract or of a report. */
export const explainCommand: Command = defineCommand({
  name: "explain",
  summary:
    "Explains a kind, a field, a companion file, a flag value of Status, a deviation, a fact, a rule or a statement of the specification.",
  usage: "[WORD] [NUMBER]",
  words: knownWords,
  options: {},
  examples: [
    ["shipslog explain", "list everything that can be explained"],
    ["shipslog explain FSDJump", "the fields of a kind, and how the live game differs"],
    ["shipslog explain FSDJump.Factions[].Influence", "one field: type, values, how it is written"],
    ["shipslog explain StarPos", "a name alone: every kind that has such a field"],
    ["shipslog explain Scan", "a kind that the specification does not describe, from real journals"],
    ["shipslog explain int_powerplant_size4_class5", "the internal name of a module or a ship"],
    ["shipslog explain Market.json", "a companion file: when it is written, what it holds, what is checked"],
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

/** Explains the code of an issue, or of a line that is not an event. */
export function explainCode(word: string): TextPage | undefined {
  if (Object.hasOwn(issueCodes, word)) {
    const { severity, meaning } = issueCodes[word as IssueCode];
    return { title: word, blocks: [meaning, { rows: [["severity in spec", severity]] }] };
  }
  if (!Object.hasOwn(lineDefects, word)) return undefined;
  return { title: word, blocks: [`The line is not an event: it ${lineDefects[word as LineDefect]}.`] };
}

/** Explains a fact about real journals by its id, as `F17`. */
export async function explainFact(word: string): Promise<TextPage | undefined> {
  if (!/^f\d+$/i.test(word)) return undefined;
  const { factSections } = await import("@shipslog/contract/facts");
  const id = word.toUpperCase();
  for (const { title, facts } of factSections) {
    const found = facts.find((fact) => fact.id === id);
    if (found !== undefined) {
      return {
        title: `${id}, ${title}`,
        blocks: [found.statement, `Evidence: ${found.evidence}`, "shipslog explain lists all facts."],
      };
    }
  }
  return undefined;
}

/** Explains a known deviation of the live game by its id, as `D12`. */
export function explainDeviation(word: string): TextPage | undefined {
  const found = deviations.find(({ id }) => id.toLowerCase() === word.toLowerCase());
  if (found === undefined) return undefined;
  const { id, kind, game, evidence, effects } = found;
  const what =
    effects.length === 0
      ? "Dialect live has the same rules as spec here."
      : { rows: effects.map((effect) => [`${kind}.${effect.path}`, effect.code, formatEffect(effect)]) };
  return { title: `${id}, a deviation of the live game in ${kind}`, blocks: [game, `Evidence: ${evidence}`, what] };
}

function formatEffect({ becomes, values }: Effect): string {
  const severity = becomes === "none" ? "passes in live" : `is a ${becomes} in live`;
  return values === undefined ? severity : `${severity} for ${values.map((value) => value || '""').join(", ")}`;
}
