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
import type { ObservedDifference } from "@shipslog/contract/observed";
import type { LineDefect } from "@shipslog/contract/text";
import type { SessionState } from "../state/SessionState.ts";
import type { EmptyFile, UnreadableFile } from "./Checkable.ts";

/** What a rule judges; also the folder of its file. */
export type RuleGroup = "event" | "line" | "session" | "status";

/**
 * What a rule rests on: statements of the specification, by their numbers in docs/specification.md, or knowledge about the
 * game, with what the specification leaves open. The rows of fields that follow from the declarations are not listed.
 */
export type RuleBasis = { readonly statements: readonly string[] } | { readonly game: string };

/** One step of an example: an event to print, a line of text, a companion file, the start of the next journal file, an oversize line, a truncation, a file that cannot be read, or one without a byte. */
export type Sample =
  | { readonly event: JsonObject }
  | { readonly line: string }
  | { readonly companion: CompanionFile; readonly event: JsonObject }
  | { readonly companion: CompanionFile; readonly text: string }
  | { readonly companion: CompanionFile; readonly absent: true }
  | { readonly file: string }
  | { readonly oversizeBytes: number }
  | { readonly truncated: true }
  | { readonly unreadable: string }
  | { readonly empty: true };

/** The examples of a rule for one companion file. */
export interface FileExample {
  readonly file: CompanionFile;
  readonly passes: readonly Sample[];
  readonly fails: readonly Sample[];
}

/** A broken rule: what the finding will report. */
export interface Breach {
  /** JSON pointer into the event; absent for the whole line. */
  readonly pointer?: string;
  readonly expected: string;
  readonly received: string;
  /** The wrong characters, when no pointer leads to them. */
  readonly span?: { readonly start: number; readonly length: number };
  /** One sentence that names the problem; the rule's title when absent. */
  readonly message?: string;
  /** The wrong entry, when it is not the current one. */
  readonly at?: Entry | CompanionEntry;
}

/** The result of judging one thing: the rule holds, there is not enough data, or the rule is broken. */
export type RuleVerdict = "holds" | "undecided" | Breach;

/** The verdicts on one entry, each of which is counted; undefined when the entry is only evidence. */
export type RuleVerdicts = RuleVerdict | readonly RuleVerdict[] | undefined;

/** The first and the last event of a session. */
export interface SessionEnds {
  readonly first: EventEntry | undefined;
  readonly last: EventEntry | undefined;
}

/** A number that must not fall from one session to the next: its first and last value in this session. */
export interface CarriedNumber {
  /** What the number belongs to, such as an engineer of a commander. */
  readonly key: string;
  readonly first: number;
  readonly last: number;
  /** The last value as text. */
  readonly lastShown: string;
  /** The breach to report when the first value is below the last of an earlier session, which is appended to `expected`. */
  readonly breach: Breach;
  /** The entry with the first value. */
  readonly entry: EventEntry;
  /** The severity of a fall between sessions; the rule's own when absent. */
  readonly severity?: Severity;
}

/** An entry of the journal that is not an event. */
export type Gap = Exclude<Entry, EventEntry>;

/** Handles one event of a kind. A handler without parameters says that it reads no event, so that the line need not be parsed for it. */
export type OnEvent = (event: JsonObject, entry: EventEntry) => RuleVerdicts;

/** Handles one line of a kind, and reads its event only where it must. */
export type OnLine = (entry: EventEntry) => RuleVerdicts;

/** Handles one observation of a readable companion file. */
export type OnCompanion = (event: JsonObject, entry: CompanionEntry) => RuleVerdicts;

/** A rule over one session: a small state machine that receives only what it has handlers for. */
export interface RuleRun {
  /** By event name: the kinds it judges and those that give evidence. */
  readonly onEvent?: Readonly<Record<string, OnEvent>>;
  /** By event name, like `onEvent` and for other kinds: for handlers that seldom read the event, so that few lines are parsed for them. */
  readonly onLine?: Readonly<Record<string, OnLine>>;
  /** The first entry of each journal file, also after a truncation. */
  readonly onFile?: (entry: Entry) => RuleVerdicts;
  /** Every entry that is not an event. */
  readonly onGap?: (entry: Gap) => RuleVerdicts;
  /** A journal that could not be read. */
  readonly onUnreadable?: (file: UnreadableFile) => RuleVerdicts;
  /** A journal without a byte. */
  readonly onEmpty?: (file: EmptyFile) => RuleVerdicts;
  /** The entry directly after an event that this rule handled, in the same file. */
  readonly onNext?: (entry: Entry) => RuleVerdicts;
  /**
   * Every entry of the journal; slower than the other handlers, so use it only when they do not suffice. Reading `event` of an entry
   * parses its line: `entryTimestamp` and `kind` do not.
   */
  readonly onEntry?: (entry: Entry) => RuleVerdicts;
  /** Every readable companion file. */
  readonly onCompanion?: Readonly<Partial<Record<CompanionFile, OnCompanion>>>;
  /** Every observation of a companion file, readable or not. */
  readonly onCompanionEntry?: (entry: CompanionEntry) => RuleVerdicts;
  /** The end of the session. */
  readonly end?: (session: SessionEnds) => RuleVerdicts;
  /** The numbers to compare with the next session. */
  readonly carry?: (session: SessionEnds) => readonly CarriedNumber[];
}

/** One rule as data: what the check runs and what its page says. */
export interface Rule {
  /** Stable, in kebab-case; also the name of its page, and of its file unless it is a row of a table. */
  readonly id: string;
  readonly group: RuleGroup;
  /** A rule checks statements of the specification or rests on knowledge about the game, never both. */
  readonly basis: RuleBasis;
  /** Its severity in each dialect it applies to; `off` means only on request. */
  readonly severity: Readonly<Partial<Record<Dialect, Severity | "off">>>;
  /** The defect in one sentence; also the message of its findings unless they have their own. */
  readonly title: string;
  /** What goes wrong for readers of the journal. */
  readonly why: string;
  /** The section of the specification or the measured fact. */
  readonly restsOn: string;
  /** The data it needs to decide. */
  readonly evidence: string;
  readonly passes: readonly Sample[];
  readonly fails: readonly Sample[];
  /** An example for each companion file, for a rule that judges several; its page has a section for each. */
  readonly files?: readonly FileExample[];
  /** The dialect of the two examples; the first that applies when absent. */
  readonly exampleDialect?: Dialect;
  /** The issue of the contract that it reports, for a rule the contract judges. */
  readonly issue?: IssueCode;
  /** The defect of a line that it reports. */
  readonly defect?: LineDefect;
  /** The difference from the observed kinds that it reports; `bounds` for numbers that are far larger than observed. */
  readonly observed?: ObservedDifference | "bounds";
  /** Starts a session; its state is as it was before the event that the rule handles. */
  readonly start?: (dialect: Dialect, session: SessionState) => RuleRun;
  /** What every plain line (PlainEntry) is for a rule with `onEntry` that need not see it: one that holds, or nothing. */
  readonly ofPlain?: "holds" | "nothing";
  /** Whether it keeps its state when a line cannot be read; other rules start again, because evidence may be lost. */
  readonly survivesGaps?: true;
}

/** The two sorts of rules by what they rest on: the specification, or knowledge about the game. */
export const basisNames = ["spec", "game"] as const;

/** `spec` for a rule that checks statements of the specification, `game` for one that rests on knowledge about the game. */
export type BasisName = (typeof basisNames)[number];

/** Returns the name of a rule's basis. */
export function basisNameOf({ basis }: { readonly basis: RuleBasis }): BasisName {
  return "statements" in basis ? "spec" : "game";
}
