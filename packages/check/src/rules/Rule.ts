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
import type { Mutation } from "./examples/Mutation.ts";

/** What a rule looks at; also the folder its file stands in. */
export type RuleGroup = "event" | "line" | "session" | "status";

/** One sample of an example: an event as it would be printed, a line of text, a companion file, the next journal file, or what a reader makes of a file it cannot hold or that was cut. */
export type Sample =
  | { readonly event: JsonObject }
  | { readonly line: string }
  | { readonly companion: CompanionFile; readonly event: JsonObject }
  | { readonly companion: CompanionFile; readonly text: string }
  | { readonly file: string }
  | { readonly oversizeBytes: number }
  | { readonly truncated: true };

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
  /** The entry that is wrong, where it is not the one shown. */
  readonly at?: Entry | CompanionEntry;
}

/** What a rule says of one thing: that it holds, that what it needs to know is not in the journal, or what is wrong. */
export type RuleVerdict = "holds" | "undecided" | Breach;

/** What a rule answers to an entry it was shown: each verdict is counted; undefined when the entry was only evidence. */
export type RuleVerdicts = RuleVerdict | readonly RuleVerdict[] | undefined;

/** The first and the last event of a session. */
export interface SessionEnds {
  readonly first: EventEntry | undefined;
  readonly last: EventEntry | undefined;
}

/** A number that never falls from one session to the next: how it began and ended in this one. */
export interface CarriedNumber {
  /** What the number belongs to, such as one engineer of one commander. */
  readonly key: string;
  readonly first: number;
  readonly last: number;
  /** The last number for a person. */
  readonly lastShown: string;
  /** What is wrong when the first number lies below where an earlier session ended; `expected` is followed by that end. */
  readonly breach: Breach;
  /** The entry the first number was seen in. */
  readonly entry: EventEntry;
  /** How much a fall between sessions weighs; as the rule's other findings when left out. */
  readonly severity?: Severity;
}

/** An entry of the journal that is no event. */
export type Gap = Exclude<Entry, EventEntry>;

/** Looks at one event of a kind. */
export type OnEvent = (event: JsonObject, entry: EventEntry) => RuleVerdicts;

/** Looks at one observation of a companion file that holds an object. */
export type OnCompanion = (event: JsonObject, entry: CompanionEntry) => RuleVerdicts;

/** A rule at work over one session: a small state machine. What it does not name it is not shown. */
export interface RuleRun {
  /** By event name: the kinds it judges and those it takes evidence from. */
  readonly onEvent?: Readonly<Record<string, OnEvent>>;
  /** The first entry of each journal file, and of one that was cut and begins again. */
  readonly onFile?: (entry: Entry) => RuleVerdicts;
  /** Every entry that is no event. */
  readonly onGap?: (entry: Gap) => RuleVerdicts;
  /** The entry that directly follows an event this rule was shown, in the same file. */
  readonly onNext?: (entry: Entry) => RuleVerdicts;
  /** Every entry of the journal, of any sort; what the others can do should not be done here. */
  readonly onEntry?: (entry: Entry) => RuleVerdicts;
  /** Every readable companion file. */
  readonly onCompanion?: Readonly<Partial<Record<CompanionFile, OnCompanion>>>;
  /** Every observation of a companion file, readable or not. */
  readonly onCompanionEntry?: (entry: CompanionEntry) => RuleVerdicts;
  /** The end of the session. */
  readonly end?: () => RuleVerdicts;
  /** What the next session is held against. */
  readonly carry?: (session: SessionEnds) => readonly CarriedNumber[];
}

/** One rule, as data: what the check runs, what its page says, and how the proofs break it. */
export interface Rule {
  /** Stable, in kebab-case; also the name of its file and page. */
  readonly id: string;
  readonly group: RuleGroup;
  /** Its severity in each dialect it applies to; `off` unless asked for. */
  readonly severity: Readonly<Partial<Record<Dialect, Severity | "off">>>;
  /** What must be so, in one sentence; also the message of its findings unless they have their own. */
  readonly title: string;
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
  readonly mutations: readonly Mutation[];
  /** The contract's issue it passes on, for a rule the contract already judges. */
  readonly issue?: IssueCode;
  /** The defect of a line it passes on. */
  readonly defect?: LineDefect;
  /** Begins its work on a session. */
  readonly start?: (dialect: Dialect) => RuleRun;
  /** Whether it keeps what it knows when a line cannot be read; others begin anew, because evidence may be lost. */
  readonly survivesGaps?: true;
}
