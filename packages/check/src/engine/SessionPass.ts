import {
  companionFilesOf,
  companionKinds,
  contracts,
  isKind,
  isSoundCompanion,
  isSpecifiedFile,
  kinds,
  parseJournalName,
  type CompanionEntry,
  type Entry,
  type EventEntry,
  type Issue,
  type JsonObject,
  type JsonValue,
  type Severity,
  type SpecifiedFile,
  type ValidateOptions,
} from "@shipslog/contract";
import { timestampIssues } from "@shipslog/contract/internal";
import { lineDefects } from "@shipslog/contract/text";
import type { Checkable, UnreadableFile } from "../declare/Checkable.ts";
import { isObservedKind } from "@shipslog/contract/observed";
import type { Drift } from "../drift/Drift.ts";
import { DriftCollector } from "../drift/DriftCollector.ts";
import type { Finding } from "../findings/Finding.ts";
import { BreachList } from "../findings/BreachList.ts";
import type { Breach, CarriedNumber, Gap, OnCompanion, OnEvent, RuleRun, SessionEnds } from "../declare/Rule.ts";
import { SessionState, stateKinds } from "../state/SessionState.ts";
import { JournalOrigin } from "../observed/JournalOrigin.ts";
import { isKnownKind, nearestKind } from "../rules/evidence/nearestKind.ts";
import { RunningRule, type OnVerdict } from "./RunningRule.ts";
import type { Summary } from "./Summary.ts";
import type { ActiveRule, ResolvedRules } from "../configuration/resolveRules.ts";

/** A number that a rule carries to the next session. */
interface CarriedByRule extends CarriedNumber {
  readonly rule: string;
  readonly severity: Severity;
}

/** The result of checking one session on its own: plain data, safe to send between threads. */
export interface SessionResult extends Pick<Summary, "entries" | "events" | "rules" | "drift"> {
  readonly files: readonly string[];
  readonly findings: readonly Finding[];
  readonly carried: readonly CarriedByRule[];
  readonly drift: readonly Drift[];
}

interface EventHandler {
  readonly on: OnEvent;
  readonly running: RunningRule;
}

interface EntryHandler {
  readonly on: NonNullable<RuleRun["onEntry"]>;
  readonly running: RunningRule;
}

interface CompanionHandler {
  readonly on: OnCompanion;
  readonly running: RunningRule;
}

const noFindings: readonly Finding[] = [];

/** The check of one session: passes each entry once to the state machine of every rule. */
export class SessionPass {
  readonly #resolved: ResolvedRules;
  readonly #breaches = new BreachList();
  readonly #state: SessionState;
  readonly #running: readonly RunningRule[];
  readonly #drift: DriftCollector | undefined;
  #inJournal: ValidateOptions;
  readonly #inFile: ValidateOptions;
  readonly #files = new Set<string>();
  readonly #skipsOtherKinds: boolean;
  readonly #origin = new JournalOrigin();
  #byKind = new Map<string, EventHandler[]>();
  #byFile = new Map<string, CompanionHandler[]>();
  #onEntry: readonly EntryHandler[] = [];
  #onCompanionEntry: readonly RunningRule[] = [];
  #firstEvent: EventEntry | undefined;
  #lastEvent: EventEntry | undefined;
  readonly #waiting: RunningRule[] = [];
  #file: string | undefined;
  #generation = 0;
  #isReset = true;
  /** The last timestamp without an issue. */
  #soundTime: JsonValue | undefined;
  #last: Checkable | undefined;
  #entries = 0;
  #events = 0;

  constructor(resolved: ResolvedRules, onVerdict?: OnVerdict) {
    this.#resolved = resolved;
    const { dialect } = resolved;
    this.#state = new SessionState(dialect);
    this.#running = resolved.stateful.map((judging) => new RunningRule(judging, dialect, this.#state, onVerdict));
    this.#drift = resolved.collectsDrift ? new DriftCollector() : undefined;
    this.#inJournal = { dialect, place: "journal" };
    this.#inFile = { dialect, place: "file" };
    // In live most lines have kinds that no rule handles; checking them must cost nothing.
    const reportsOtherKinds = resolved.byIssue.has("unknown-kind") || resolved.collectsDrift;
    this.#skipsOtherKinds = dialect === "live" && !reportsOtherKinds;
    this.#bindRuns();
  }

  /** Checks the next entry and returns its findings. */
  push(entry: Checkable): readonly Finding[] {
    this.#last = entry;
    if (entry.type === "empty") {
      for (const running of this.#running) running.record(running.run.onEmpty?.(entry), entry, this.#breaches);
      return this.#breaches.take();
    }
    this.#entries++;
    if (entry.type === "companion") this.#checkCompanion(entry);
    else if (entry.type === "unreadable") this.#checkUnreadable(entry);
    else this.#checkEntry(entry);
    return this.#breaches.take();
  }

  /** Ends the session and returns the findings of rules that judge the whole of it. */
  end(): readonly Finding[] {
    const last = this.#last;
    if (last === undefined) return noFindings;
    const ends = this.#ends();
    for (const running of this.#running) running.record(running.run.end?.(ends), last, this.#breaches);
    return this.#breaches.take();
  }

  /** The result of the session, with the findings that the caller collected. */
  result(findings: readonly Finding[]): SessionResult {
    const counts = this.#running.map(({ rule, counts: own }) => [rule.id, { ...own }] as const);
    const ends = this.#ends();
    const carried = this.#running.flatMap(({ rule, severity, run }): CarriedByRule[] =>
      (run.carry?.(ends) ?? []).map((each) => ({ severity, ...each, rule: rule.id })),
    );
    return {
      files: [...this.#files],
      entries: this.#entries,
      events: this.#events,
      findings,
      rules: Object.fromEntries(counts),
      carried,
      drift: this.#drift?.drifts() ?? [],
    };
  }

  #ends(): SessionEnds {
    return { first: this.#firstEvent, last: this.#lastEvent };
  }

  #checkEntry(entry: Entry): void {
    const { file, generation } = entry.position;
    if (file !== this.#file || generation !== this.#generation) this.#beginFile(entry);
    if (this.#waiting.length > 0) this.#checkNext(entry);
    for (const { on, running } of this.#onEntry) running.record(on(entry), entry, this.#breaches);
    if (entry.type !== "event") {
      this.#checkGap(entry);
      return;
    }
    this.#firstEvent ??= entry;
    this.#lastEvent = entry;
    const handlers = this.#byKind.get(entry.kind);
    if (isKind(entry.kind)) this.#checkContract(entry);
    else {
      this.#checkTimestamp(entry);
      this.#checkObserved(entry);
      if (handlers === undefined && this.#skipsOtherKinds && !stateKinds.has(entry.kind)) return;
      if (!this.#checkOtherKind(entry)) return;
    }
    for (const { on, running } of handlers ?? []) {
      this.#isReset = false;
      running.record(on(entry.event, entry), entry, this.#breaches);
      if (running.run.onNext !== undefined) this.#waiting.push(running);
    }
    if (stateKinds.has(entry.kind)) {
      this.#isReset = false;
      this.#state.follow(entry);
    }
  }

  #checkNext(entry: Entry): void {
    const waiting = this.#waiting.splice(0);
    if (entry.position.file !== this.#lastEvent?.position.file || entry.type === "truncated") return;
    for (const running of waiting) running.record(running.run.onNext?.(entry), entry, this.#breaches);
  }

  #beginFile(entry: Entry): void {
    // After a truncation, the file starts with the line after this entry.
    if (entry.type === "truncated") return;
    this.#file = entry.position.file;
    this.#generation = entry.position.generation;
    this.#files.add(this.#file);
    this.#isReset = false;
    this.#state.beginFile(this.#generation === 0 && (parseJournalName(this.#file)?.part ?? 1) === 1);
    for (const running of this.#running) running.record(running.run.onFile?.(entry), entry, this.#breaches);
  }

  #checkContract(entry: EventEntry): void {
    this.#events++;
    const { version: game = "unknown" } = this.#origin.of(entry);
    if (game !== this.#inJournal.game) this.#inJournal = { ...this.#inJournal, game };
    const { issues } = contracts[entry.kind as keyof typeof contracts].validate(entry.event, this.#inJournal);
    for (const issue of issues) this.#reportIssue(issue, entry);
    if (this.#drift !== undefined) for (const issue of issues) this.#drift.addIssue(issue, entry);
  }

  /** Judges the timestamp of an event outside the sixteen kinds; most lines have the time of the line before. */
  #checkTimestamp(entry: EventEntry): void {
    const { timestamp } = entry.event;
    if (timestamp === this.#soundTime && timestamp !== undefined) return;
    const issues = timestampIssues(entry.kind, entry.event);
    if (issues.length === 0) this.#soundTime = timestamp;
    for (const issue of issues) this.#reportIssue(issue, entry);
  }

  /** Compares an event outside the sixteen kinds with what real journals show of its kind. */
  #checkObserved(entry: EventEntry): void {
    const judge = this.#resolved.judges.of(entry.kind, this.#origin.of(entry));
    if (judge === undefined) return;
    for (const issue of judge(entry.event)) {
      if (issue.pointer === "/timestamp") continue;
      const active = this.#resolved.byObserved.get(issue.difference);
      const { difference: _difference, isCertain, ...breach } = issue;
      if (active !== undefined) this.#report(isCertain ? active : { ...active, severity: "note" }, breach, entry);
      if (issue.difference === "field") this.#drift?.addField(issue.pointer, entry);
    }
    const bounds = this.#resolved.byObserved.get("bounds");
    if (bounds === undefined) return;
    for (const breach of this.#resolved.judges.boundsOf(entry.kind)?.(entry.event) ?? []) {
      this.#report(bounds, breach, entry);
    }
  }

  /** Checks an event outside the sixteen kinds; false when the dialect does not allow it and rules must not see it. */
  #checkOtherKind(entry: EventEntry): boolean {
    const isLive = this.#resolved.dialect === "live";
    const isObserved = isObservedKind(entry.kind);
    if (entry.kind === "Fileheader") this.#drift?.readHeader(entry.event);
    if (!isObserved) this.#drift?.addKind(entry);
    const active = this.#resolved.byIssue.get("unknown-kind");
    if (active !== undefined && !(isLive && (isKnownKind(entry.kind) || nearestKind(entry.kind) !== undefined))) {
      const expected = isLive ? "a specified or observed kind" : "one of the sixteen kinds";
      const message = isLive ? "The kind is neither specified nor known from real journals." : active.rule.title;
      this.#report(active, { pointer: "/event", expected, received: JSON.stringify(entry.kind), message }, entry);
    }
    if (isLive) return true;
    this.#restartRules();
    return false;
  }

  #checkGap(entry: Gap): void {
    for (const running of this.#running) running.record(running.run.onGap?.(entry), entry, this.#breaches);
    if (entry.type === "bad") {
      const active = this.#resolved.byDefect.get(entry.defect);
      const breach = {
        expected: "one JSON object with an event name",
        received: `a line that ${lineDefects[entry.defect]}`,
      };
      if (active !== undefined) this.#report(active, breach, entry);
    }
    this.#restartRules();
  }

  #checkUnreadable(file: UnreadableFile): void {
    for (const running of this.#running) running.record(running.run.onUnreadable?.(file), file, this.#breaches);
    this.#restartRules();
  }

  #checkCompanion(entry: CompanionEntry): void {
    // The document says nothing of the other files, so spec does not judge them.
    if (!companionFilesOf(this.#resolved.dialect).includes(entry.file)) return;
    for (const running of this.#onCompanionEntry) {
      running.record(running.run.onCompanionEntry?.(entry), entry, this.#breaches);
    }
    const isReadable = entry.event !== undefined && isSoundCompanion(entry.state);
    if (!isReadable) return;
    this.#events++;
    if (isSpecifiedFile(entry.file)) this.#checkFileContract(entry, entry.file, entry.event);
    for (const { on, running } of this.#byFile.get(entry.file) ?? []) {
      running.record(on(entry.event, entry), entry, this.#breaches);
    }
  }

  #checkFileContract(entry: CompanionEntry, file: SpecifiedFile, event: JsonObject): void {
    const kind = companionKinds[file];
    const { issues } = contracts[kind].validate(event, this.#inFile);
    for (const issue of issues) this.#reportIssue(issue, entry);
    const source = { kind, position: undefined, raw: entry.raw, event };
    if (this.#drift !== undefined) for (const issue of issues) this.#drift.addIssue(issue, source);
  }

  #reportIssue(issue: Issue, entry: EventEntry | CompanionEntry): void {
    const active = this.#resolved.byIssue.get(issue.code);
    if (active === undefined) return;
    const known = issue.deviation === undefined ? "" : `; known deviation ${issue.deviation} of the live game`;
    const restsOn = `Specification, ${issue.section}${known}`;
    const severity = active.severity ?? issue.severity;
    const { pointer, expected, received } = issue;
    // A finding has the title of its rule as its message, and shows what was expected and received beside it.
    this.#breaches.add({ rule: active.rule, severity, breach: { pointer, expected, received }, entry, restsOn });
  }

  #report({ rule, severity = "error" }: ActiveRule, breach: Breach, entry: Entry): void {
    this.#breaches.add({ rule, severity, breach, entry });
  }

  /** An unreadable line may have been any event, so rules that need every event start again. */
  #restartRules(): void {
    if (this.#isReset) return;
    this.#state.forget();
    for (const running of this.#running) if (running.rule.survivesGaps !== true) running.restart();
    this.#bindRuns();
  }

  #bindRuns(): void {
    this.#isReset = true;
    // The contract judges the sixteen kinds even when no rule handles them.
    this.#byKind = new Map(kinds.map((kind) => [kind, []]));
    this.#byFile = new Map();
    for (const running of this.#running) {
      for (const [kind, on] of Object.entries(running.run.onEvent ?? {})) append(this.#byKind, kind, { on, running });
      for (const [file, on] of Object.entries(running.run.onCompanion ?? {})) {
        append(this.#byFile, file, { on, running });
      }
    }
    this.#onEntry = this.#running.flatMap((running) => {
      const on = running.run.onEntry;
      return on === undefined ? [] : [{ on, running }];
    });
    this.#onCompanionEntry = this.#running.filter(({ run }) => run.onCompanionEntry !== undefined);
  }
}

function append<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}
