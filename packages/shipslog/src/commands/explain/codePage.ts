import { issueCodes, type IssueCode } from "@shipslog/contract";
import { lineDefects, type LineDefect } from "@shipslog/contract/text";
import type { TextPage } from "../../text/TextPage.ts";

/** Explains the code of an issue, or of a line that is not an event. */
export function explainCode(word: string): TextPage | undefined {
  if (Object.hasOwn(issueCodes, word)) {
    const { severity, meaning } = issueCodes[word as IssueCode];
    return { title: word, blocks: [meaning, { rows: [["severity in spec", severity]] }] };
  }
  if (!Object.hasOwn(lineDefects, word)) return undefined;
  return { title: word, blocks: [`The line is not an event: it ${lineDefects[word as LineDefect]}.`] };
}
