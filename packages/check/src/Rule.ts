import type {
  CompanionEntry,
  CompanionFile,
  Dialect,
  Entry,
  EventEntry,
  IssueCode,
  JsonObject,
  Severity,
} from "@shipslog/contract";
import type { LineDefect } from "@shipslog/contract/text";
import type { Damage } from "./Damage.ts";
import type { Finding } from "./Finding.ts";

/** What a rule looks at; also the folder its file stands in. */
export type RuleGroup = "event" | "line" | "session" | "status";

/** One sample of an example: an event as it would be printed, a line of text, a companion file, or the next journal file. */
export type Sample =
  | { readonly event: JsonObject }
  | { readonly line: string }
  | { readonly companion: CompanionFile; readonly event: JsonObject }
  | { readonly companion: CompanionFile; readonly text: string }
  | { readonly file: string };

/** What a rule says when something is wrong. */
export interface Breach {
  /** JSON pointer into the event; the whole line when left out. */
  readonly pointer?: string;
  readonly expected: string;
  readonly received: string;
  /** Which characters are wrong, where no pointer says it. */
  readonly span?: { readonly start: number; readonly length: number };
  /** One sentence for a person; the rule's own when left out. */
  readonly message?: string;
}

/** What a rule answers for the entry it was shown; each answer is counted. */
export interface Verdicts {
  /** The rule holds here. */
  holds(): void;
  /** What the rule needs to know is not in the journal. */
  undecided(): void;
  /** The rule is broken here; at another entry than the one shown when that is given. */
  broken(breach: Breach, at?: Entry | CompanionEntry): void;
  /** Makes the finding without reporting it, for a rule that can only judge between sessions. */
  prepare(breach: Breach, at?: Entry | CompanionEntry): Finding;
}

/** A number that never falls from one session to the next: how it began and ended in this one. */
export interface Carried {
  /** What the number belongs to, such as one engineer of one commander. */
  readonly key: string;
  readonly first: number;
  readonly last: number;
  /** The finding it is when `first` lies below where an earlier session ended; `expected` begins the sentence. */
  readonly fallen: Finding;
  /** How the number an earlier session ended with is shown after `expected`. */
  readonly lastShown: string;
}

/** Looks at one event of a kind. */
export type OnEvent = (event: JsonObject, verdicts: Verdicts, entry: EventEntry) => void;

/** Looks at one observation of a companion file that holds an object. */
export type OnCompanion = (event: JsonObject, verdicts: Verdicts, entry: CompanionEntry) => void;

/** A rule at work over one session: a small state machine. What it does not name it is not shown. */
export interface RuleRun {
  /** By event name: the kinds it judges and those it takes evidence from. */
  readonly onEvent?: Readonly<Record<string, OnEvent>>;
  /** Every entry of the journal, of any sort. */
  readonly onEntry?: (entry: Entry, verdicts: Verdicts) => void;
  /** Every readable companion file. */
  readonly onCompanion?: Readonly<Partial<Record<CompanionFile, OnCompanion>>>;
  /** Every observation of a companion file, readable or not. */
  readonly onCompanionEntry?: (entry: CompanionEntry, verdicts: Verdicts) => void;
  /** The end of the session. */
  readonly end?: (verdicts: Verdicts) => void;
  /** What the next session is held against. */
  readonly carry?: () => readonly Carried[];
}

/** One rule, as data: what the check runs, what its page says, and how the proofs break it. */
export interface Rule {
  /** Stable, in kebab-case; also the name of its file and page. */
  readonly id: string;
  readonly group: RuleGroup;
  /** Its severity in each dialect it applies to; `off` unless asked for. */
  readonly severity: Readonly<Partial<Record<Dialect, Severity | "off">>>;
  /** What must be so, in one sentence; also the message of its findings unless they have their own. */
  readonly what: string;
  /** Who suffers when it is not so. */
  readonly why: string;
  /** The section of the specification or the measured fact. */
  readonly restsOn: string;
  /** What must be in the journal for it to decide. */
  readonly evidence: string;
  readonly passes: readonly Sample[];
  readonly fails: readonly Sample[];
  /** The dialect of the two examples; the first that applies when left out. */
  readonly exampleDialect?: Dialect;
  readonly damages: readonly Damage[];
  /** The contract's issue it passes on, for a rule the contract already judges. */
  readonly issue?: IssueCode;
  /** The defect of a line it passes on. */
  readonly defect?: LineDefect;
  /** Begins its work on a session. */
  readonly start?: (dialect: Dialect) => RuleRun;
  /** Whether it keeps what it knows when a line cannot be read; others begin anew, because evidence may be lost. */
  readonly survivesGaps?: true;
}
