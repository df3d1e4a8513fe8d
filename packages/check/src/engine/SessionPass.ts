import {
  type BadEntry,
  companionKinds,
  contracts,
  isKind,
  isSoundCompanion,
  type CompanionEntry,
  type Entry,
  type EventEntry,
  type Issue,
  type Severity,
  type TextEntry,
  type ValidateOptions,
} from "@shipslog/contract";
import { lineDefects, parseLine } from "@shipslog/contract/text";
import type { Checkable, UnreadableFile } from "../declare/Checkable.ts";
import { isObservedKind } from "@shipslog/contract/observed";
import type { Drift } from "../drift/Drift.ts";
import { DriftCollector } from "../drift/DriftCollector.ts";
import type { Finding } from "../findings/Finding.ts";
import { BreachList } from "../findings/BreachList.ts";
import { PlainEntry } from "../declare/PlainEntry.ts";
import type { Breach, CarriedNumber, Gap, OnEvent, RuleRun, RuleVerdicts, SessionEnds } from "../declare/Rule.ts";
import { readsEvent, scheduleOf, type Schedule } from "./Schedule.ts";
import { RunningRule, type OnVerdict } from "./RunningRule.ts";
import type { Summary } from "./Summary.ts";
import type { ActiveRule, ResolvedRules } from "../configuration/resolveRules.ts";

/** A number that a rule carries to the next session; of its entry only what a finding shows. */
interface CarriedByRule extends Omit<CarriedNumber, "entry"> {
  readonly rule: string;
  readonly severity: Severity;
  readonly entry: TextEntry;
}

/** The result of checking one session on its own: plain data, safe to send between threads. */
export interface SessionResult extends Pick<Summary, "entries" | "events" | "rules" | "drift"> {
  readonly files: readonly string[];
  readonly findings: readonly Finding[];
  readonly carried: readonly CarriedByRule[];
  readonly drift: readonly Drift[];
}

/** A rule that handles a kind, with the handler of its present run. */
interface EventHandler {
  readonly running: RunningRule;
  run: RuleRun | undefined;
  on: OnEvent;
  readsEvent: boolean;
}

const noFindings: readonly Finding[] = [];

/** The check of one session: passes each entry once to the state machine of every rule. */
export class SessionPass {
  readonly #resolved: ResolvedRules;
  readonly #breaches = new BreachList();
  readonly #schedule: Schedule;
  readonly #running: readonly RunningRule[];
  readonly #drift: DriftCollector | undefined;
  readonly #inJournal: ValidateOptions;
  readonly #inFile: ValidateOptions;
  readonly #files = new Set<string>();
  readonly #judgesText: boolean;
  readonly #handlers = new Map<string, readonly EventHandler[]>();
  readonly #onEntry: readonly RunningRule[];
  #firstEvent: EventEntry | undefined;
  #lastEvent: EventEntry | undefined;
  readonly #waiting: RunningRule[] = [];
  #file: string | undefined;
  #generation = 0;
  #isReset = true;
  #last: Checkable | undefined;
  #entries = 0;
  #events = 0;

  constructor(resolved: ResolvedRules, onVerdict?: OnVerdict) {
    this.#resolved = resolved;
    this.#schedule = scheduleOf(resolved);
    const { dialect } = resolved;
    this.#running = resolved.stateful.map(({ rule, severity }) => new RunningRule(rule, severity, dialect, onVerdict));
    this.#drift = resolved.collectsDrift ? new DriftCollector() : undefined;
    this.#inJournal = { dialect, place: "journal" };
    this.#inFile = { dialect, place: "file" };
    // In spec a kind outside the sixteen is a finding, and drift is collected from events.
    this.#judgesText = dialect === "live" && !resolved.collectsDrift;
    this.#onEntry = this.#taking("onEntry");
  }

  /** Checks the next entry and returns its findings. */
  push(entry: Checkable): readonly Finding[] {
    this.#entries++;
    this.#last = entry;
    if (entry.type === "companion") this.#checkCompanion(entry);
    else if (entry.type === "unreadable") this.#checkUnreadable(entry);
    else if (entry.type === "text") this.#checkText(entry);
    else this.#checkEntry(entry);
    return this.#breaches.take();
  }

  /** Ends the session and returns the findings of rules that judge the whole of it. */
  end(): readonly Finding[] {
    const last = this.#last;
    if (last === undefined) return noFindings;
    const ends = this.#ends();
    for (const running of this.#taking("end")) running.record(running.run.end?.(ends), last, this.#breaches);
    return this.#breaches.take();
  }

  /** The result of the session, with the findings that the caller collected. */
  result(findings: readonly Finding[]): SessionResult {
    const counts = this.#running.map(({ rule, counts: own }) => [rule.id, { ...own }] as const);
    const ends = this.#ends();
    // Many numbers are from the same entry, and a result with one text of it is smaller.
    const texts = new Map<EventEntry, TextEntry>();
    const carried = this.#taking("carry").flatMap(({ rule, severity, run }): CarriedByRule[] =>
      (run.carry?.(ends) ?? []).map((each) => {
        const entry = texts.get(each.entry) ?? textEntryOf(each.entry);
        texts.set(each.entry, entry);
        return { severity, ...each, entry, rule: rule.id };
      }),
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

  /** Checks a line by its text if that is enough, else by parsing it. */
  #checkText(text: TextEntry): void {
    const timestamp = this.#judgesText ? this.#resolved.judges.plainLines?.timestampOf(text) : undefined;
    if (timestamp !== undefined) {
      this.#checkPlain(new PlainEntry(text, timestamp));
      return;
    }
    const repeated = this.#schedule.soundLines.find(text);
    if (repeated === undefined) {
      const entry = parsedEntry(text);
      const isSound = this.#checkEntry(entry);
      if (isSound && entry.type === "event") this.#schedule.soundLines.keep(entry);
    } else {
      this.#events++;
      this.#checkPlain(repeated);
    }
  }

  /** Checks a line of which its text says that contract and judge have nothing against it. */
  #checkPlain(entry: PlainEntry): void {
    this.#enter(entry);
    this.#takeEvent(entry);
    const handlers = this.#handlersOf(entry.kind);
    if (handlers.length > 0) this.#handleAll(handlers, entry);
  }

  /** Returns whether the entry is an event of the sixteen kinds that the contract has nothing against. */
  #checkEntry(entry: Entry): boolean {
    this.#enter(entry);
    if (entry.type !== "event") {
      this.#checkGap(entry);
      return false;
    }
    this.#takeEvent(entry);
    const isSpecified = isKind(entry.kind);
    if (!isSpecified && (!this.#checkOtherKind(entry) || !this.#schedule.byKind.has(entry.kind))) return false;
    const isSound = isSpecified && this.#checkContract(entry);
    this.#handleAll(this.#handlersOf(entry.kind), entry);
    return isSound;
  }

  /** Does what every line of a journal needs. */
  #enter(entry: Entry): void {
    const { file, generation } = entry.position;
    if (file !== this.#file || generation !== this.#generation) this.#beginFile(entry);
    if (this.#waiting.length > 0) this.#checkNext(entry);
    for (const running of this.#onEntry) running.record(running.run.onEntry?.(entry), entry, this.#breaches);
  }

  #takeEvent(entry: EventEntry): void {
    this.#firstEvent ??= entry;
    this.#lastEvent = entry;
  }

  #handleAll(handlers: readonly EventHandler[], entry: EventEntry): void {
    this.#isReset = false;
    for (const handler of handlers) this.#handle(handler, entry);
  }

  #handle(handler: EventHandler, entry: EventEntry): void {
    const { running } = handler;
    const { run } = running;
    if (run !== handler.run) {
      // The rule has started again.
      handler.run = run;
      handler.on = run.onEvent?.[entry.kind] ?? handler.on;
      handler.readsEvent = readsEvent(handler.on);
    }
    const verdicts = handler.readsEvent ? handler.on(entry.event, entry) : (handler.on as () => RuleVerdicts)();
    running.record(verdicts, entry, this.#breaches);
    if (run.onNext !== undefined) this.#waiting.push(running);
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
    for (const running of this.#taking("onFile")) running.record(running.run.onFile?.(entry), entry, this.#breaches);
  }

  /** Returns whether the contract has nothing against an event. */
  #checkContract(entry: EventEntry): boolean {
    this.#events++;
    const { issues } = contracts[entry.kind as keyof typeof contracts].validate(entry.event, this.#inJournal);
    for (const issue of issues) this.#reportIssue(issue, entry);
    if (this.#drift !== undefined) for (const issue of issues) this.#drift.addIssue(issue, entry);
    return issues.length === 0;
  }

  /** Compares an event outside the sixteen kinds with what real journals show of its kind. */
  #checkObserved(entry: EventEntry): void {
    const judge = this.#resolved.judges.of(entry.kind);
    if (judge === undefined) return;
    for (const issue of judge(entry.event)) {
      const active = this.#resolved.byObserved.get(issue.difference);
      if (active !== undefined) this.#report(active, issue, entry);
      if (issue.difference === "field") this.#drift?.addField(issue.pointer, entry);
    }
  }

  /** Checks an event outside the sixteen kinds; false when the dialect does not allow it and rules must not see it. */
  #checkOtherKind(entry: EventEntry): boolean {
    this.#checkObserved(entry);
    const isLive = this.#resolved.dialect === "live";
    const isObserved = isObservedKind(entry.kind);
    if (entry.kind === "Fileheader") this.#drift?.readHeader(entry.event);
    if (!isObserved) this.#drift?.addKind(entry);
    const active = this.#resolved.byIssue.get("unknown-kind");
    if (active !== undefined && !(isLive && isObserved)) {
      const expected = isLive ? "a specified or observed kind" : "one of the sixteen kinds";
      this.#report(active, { pointer: "/event", expected, received: JSON.stringify(entry.kind) }, entry);
    }
    if (isLive) return true;
    this.#restartRules();
    return false;
  }

  #checkGap(entry: Gap): void {
    for (const running of this.#taking("onGap")) running.record(running.run.onGap?.(entry), entry, this.#breaches);
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
    for (const running of this.#taking("onUnreadable")) {
      running.record(running.run.onUnreadable?.(file), file, this.#breaches);
    }
    this.#restartRules();
  }

  #checkCompanion(entry: CompanionEntry): void {
    for (const running of this.#taking("onCompanionEntry")) {
      running.record(running.run.onCompanionEntry?.(entry), entry, this.#breaches);
    }
    const isReadable = entry.event !== undefined && isSoundCompanion(entry.state);
    if (!isReadable) return;
    this.#events++;
    const kind = companionKinds[entry.file];
    const { issues } = contracts[kind].validate(entry.event, this.#inFile);
    for (const issue of issues) this.#reportIssue(issue, entry);
    const source = { kind, position: undefined, raw: entry.raw, event: entry.event };
    if (this.#drift !== undefined) for (const issue of issues) this.#drift.addIssue(issue, source);
    for (const running of this.#rulesAt(this.#schedule.byFile.get(entry.file))) {
      running.record(running.run.onCompanion?.[entry.file]?.(entry.event, entry), entry, this.#breaches);
    }
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
    this.#isReset = true;
    for (const running of this.#running) if (running.rule.survivesGaps !== true) running.restart();
  }

  #taking(occasion: keyof Schedule["byOccasion"]): readonly RunningRule[] {
    return this.#rulesAt(this.#schedule.byOccasion[occasion]);
  }

  #rulesAt(indexes: readonly number[] = []): readonly RunningRule[] {
    return indexes.flatMap((index) => this.#running[index] ?? []);
  }

  /** The rules that handle a kind, which is one that is known: a hostile file may name millions of others. */
  #handlersOf(kind: string): readonly EventHandler[] {
    const known = this.#handlers.get(kind);
    if (known !== undefined) return known;
    const rules = this.#rulesAt(this.#schedule.byKind.get(kind));
    const handlers = rules.map((running) => ({ running, run: undefined, on: noHandler, readsEvent: true }));
    this.#handlers.set(kind, handlers);
    return handlers;
  }
}

const noHandler: OnEvent = () => undefined;

function textEntryOf({ position, raw, byteLength, kind }: EventEntry): TextEntry {
  return { type: "text", position, raw, byteLength, kind };
}

/** Parses a line, as the reader of a journal would have. */
function parsedEntry({ position, raw, byteLength, isUnterminated }: TextEntry): EventEntry | BadEntry {
  const line = { position, raw, byteLength, ...(isUnterminated === undefined ? {} : { isUnterminated }) };
  const parsed = parseLine(raw);
  if (!parsed.ok) return { type: "bad", ...line, defect: parsed.defect };
  return { type: "event", ...line, kind: parsed.kind, event: parsed.event };
}
