import { contracts, isKind, type EventEntry } from "@shipslog/contract";
import { escapeControls, truncate } from "@shipslog/contract/internal";
import { eventSentence } from "@shipslog/contract/words";

/** The longest sentence in columns; a message or a list may be of any length. */
const sentenceColumns = 110;

/** Describes an event in a sentence; an event of the sixteen kinds that no game wrote so says what is wrong with it. */
export function describeEvent({ kind, event }: Pick<EventEntry, "kind" | "event">): string {
  const sentence = truncate(escapeControls(eventSentence(kind, event)), sentenceColumns);
  if (!isKind(kind)) return sentence;
  // What any game wrote can be told, whichever wrote this.
  const { ok, issues } = contracts[kind].validate(event, { dialect: "live", game: "unknown" });
  if (ok) return sentence;
  const [worst] = issues.filter(({ severity }) => severity === "error");
  return `${sentence} (invalid: ${worst?.code} at ${worst?.pointer || "/"})`;
}
