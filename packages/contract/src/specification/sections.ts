import type { SpecificationSection } from "../facts/Statement.ts";
import { declarations } from "../kinds/declarations.ts";

/** The order in which part 2 describes the kinds; the same as in the Events table. */
export const describedKinds = Object.keys(declarations) as readonly (keyof typeof declarations)[];

/** The number of the section that describes a kind: 2.2 for the first. */
export function sectionOfKind(kind: string): string {
  return `2.${describedKinds.findIndex((each) => each === kind) + 2}`;
}

/** The sections in the order of the document: its nine parts, the text before them, and the headings of part 2. */
export const sections: readonly SpecificationSection[] = [
  { number: "0", title: "Introduction" },
  { number: "1", title: "What the service does" },
  { number: "2.0", title: "Resources and their fields" },
  { number: "2.1", title: "Common fields (all events)" },
  ...describedKinds.map((kind) => ({ number: sectionOfKind(kind), title: kind })),
  { number: "3", title: "States and transitions" },
  { number: "4", title: "Endpoints" },
  { number: "5", title: "Authentication" },
  { number: "6", title: "Events" },
  { number: "7", title: "Errors" },
  { number: "8", title: "Limits" },
  { number: "9", title: "Versioning" },
];
