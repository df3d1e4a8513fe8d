import type { IssueCode } from "./issueCodes.ts";
import type { Severity } from "./Severity.ts";

/** A problem or remark about one place of an event. */
export interface Issue {
  /** Stable code; `issueCodes` explains each. */
  readonly code: IssueCode;
  readonly severity: Severity;
  /** JSON pointer to the place, as `/Factions/0/Influence`. */
  readonly pointer: string;
  readonly expected: string;
  readonly received: string;
  /** Heading of the specification that states the rule. */
  readonly section: string;
  /** Id of the known deviation of the live game that softened this issue, in dialect `live`. */
  readonly deviation: string | undefined;
}
