import { issueCodes, type IssueCode } from "@shipslog/contract";
import { lineDefects, type LineDefect } from "@shipslog/contract/text";
import type { TextPage } from "../text/TextPage.ts";

/** Explains a code of the contract: that of an issue, or the class of a line that is no event. */
export function explainCode(word: string): TextPage | undefined {
  if (Object.hasOwn(issueCodes, word)) {
    const { severity, meaning } = issueCodes[word as IssueCode];
    return { title: word, blocks: [meaning, { rows: [["severity in spec", severity]] }] };
  }
  if (!Object.hasOwn(lineDefects, word)) return undefined;
  return { title: word, blocks: [`A line that is no event: it ${lineDefects[word as LineDefect]}.`] };
}
