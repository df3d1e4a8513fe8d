import { factSections, type JournalFact, type FactSection } from "../../facts/facts.ts";

/** The page of the facts that rules and comments cite. */
export function factsPage(): string {
  return `${[introduction, ...factSections.map(sectionText)].join("\n\n")}\n`;
}

const introduction = `# Facts about real journals

What the game writes beyond the specification, counted on real journals. Rules of [check](rules.md) that know the game cite these facts, as
\`F17\`; \`shipslog explain F17\` prints one. Where the game contradicts the specification, [dialects](dialects.md) has the deviation.

Counts are from three sources: 300 journals of 2023 and 2025 with 151,842 lines (the first set, in English and French), 769 journals of 2021 to 2026 with
545,000 lines (the second set), and companion files that players have published, 25 of them Status.json. Other pages count the 975 journals that the tests read: the
second set and 206 journals of the first, 643,703 lines in all. "298 of 298" means that no exception was found; it does
not mean that there is none. A fact without a count rests on what it names.`;

function sectionText({ title, facts }: FactSection): string {
  return [`## ${title}`, "", "| id | what the game does | evidence |", "|---|---|---|", ...facts.map(rowOf)].join("\n");
}

function rowOf({ id, statement, evidence }: JournalFact): string {
  return `| <a id="${id}"></a>${id} | ${plain(statement)} | ${plain(evidence)} |`;
}

/** Markdown must show braces, brackets, stars and backslashes as they are. */
const plain = (text: string) => text.replaceAll(/[\\`*_{}[\]<>|]/g, String.raw`\$&`);
