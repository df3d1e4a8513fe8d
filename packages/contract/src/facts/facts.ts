import { companionFacts } from "./companions.ts";
import type { JournalFact, FactSection } from "./JournalFact.ts";
import { fileFacts } from "./files.ts";
import { kindFacts } from "./kinds.ts";
import { relationFacts } from "./relations.ts";
import { startFacts } from "./start.ts";
import { statusFacts } from "./status.ts";
import { textFacts } from "./text.ts";

export type { JournalFact, FactSection };

/** Everything that real journals show beyond the specification, by subject. Rules and comments cite the ids. */
export const factSections: readonly FactSection[] = [
  fileFacts,
  textFacts,
  startFacts,
  statusFacts,
  companionFacts,
  kindFacts,
  relationFacts,
];
