import {
  companionFilesOf,
  companionKinds,
  contracts,
  isKind,
  isSoundCompanion,
  isSpecifiedFile,
  parseJournalName,
  type BadEntry,
  type CompanionEntry,
  type Entry,
  type EventEntry,
  type Issue,
  type JsonObject,
  type JsonValue,
  type Severity,
  type SpecifiedFile,
  type TextEntry,
  type ValidateOptions,
} from "@shipslog/contract";
import { timestampIssues } from "@shipslog/contract/internal";
import { lineDefects, parseLine } from "@shipslog/contract/text";
import type { Checkable, UnreadableFile } from "../declare/Checkable.ts";
import { isObservedKind, type LineOrigin } from "@shipslog/contract/observed";
import type { Drift } from "../drift/Drift.ts";
import { DriftCollector } from "../drift/DriftCollector.ts";
import type { Finding } from "../findings/Finding.ts";
import { BreachList } from "../findings/BreachList.ts";
import { PlainEntry } from "../declare/PlainEntry.ts";
import type {
  Breach,
  CarriedNumber,
  Gap,
  OnEvent,
  OnLine,
  RuleRun,
  RuleVerdicts,
  SessionEnds,
} from "../declare/Rule.ts";
import { SessionState, stateKinds } from "../state/SessionState.ts";
import { JournalOrigin } from "../observed/JournalOrigin.ts";
import { isKnownKind, nearestKind } from "../rules/evidence/nearestKind.ts";
import { readsEvent, scheduleOf, type Schedule } from "./Schedule.ts";
import { RunningRule, type OnVerdict } from "./RunningRule.ts";
import { severityInGame } from "./severityInGame.ts";
import type { Summary } from "./Summary.ts";
import type { ActiveRule, ResolvedRules } from "../configuration/resolveRules.ts";

/** A number that a rule carries to the next session; of its entry only what a finding shows. */
interface CarriedByRule extends Omit<CarriedNumber, "entry"> {
  readonly rule: string;
  readonly severity: Severity;
  readonly entry: TextEntry;
}

/** The result of checking one session on its own: plain data, safe to send between threads. */
export interface SessionResult extends Pick<Summary, "entries" | "events" | "rules" | "drift" | "timings"> {
  readonly files: readonly string[];
  readonly findings: readonly Finding[];
  readonly carried: readonly CarriedByRule[];
  readonly drift: readonly Drift[];
}

/** A rule that handles a kind, with the handler of its present run. */
interface EventHandler {
  readonly running: RunningRule;
  run: RuleRun | undefined;
  on: OnLine;
}

/** Where the events of a kind go. */
interface KindRoute {
  /** Whether it is one of the sixteen kinds. */
  readonly isSpecified: boolean;
  readonly handlers: readonly EventHandler[];
  readonly changesState: boolean;
}

const noFindings: readonly Finding[] = [];

/** The check of one session: passes each entry once to the state machine of every rule. */
export class SessionPass {
  readonly #resolved: ResolvedRules;
  readonly #breaches = new BreachList();
  readonly #schedule: Schedule;
  readonly #state: SessionState;
  readonly #origin = new JournalOrigin();
  readonly #running: readonly RunningRule[];
  readonly #drift: DriftCollector | undefined;
  #inJournal: ValidateOptions;
  readonly #inFile: ValidateOptions;
  readonly #files = new Set<string>();
  readonly #judgesText: boolean;
  readonly #routes = new Map<string, KindRoute>();
  readonly #onEntry: readonly RunningRule[];
  /** Those that see plain lines too. */
  readonly #onPlain: readonly RunningRule[];
  #plainLines = 0;
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
    this.#schedule = scheduleOf(resolved);
    const { dialect } = resolved;
    this.#state = new SessionState(dialect, this.#origin);
    const watching = { onVerdict, timer: resolved.timer };
    this.#running = resolved.stateful.map((judging) => new RunningRule(judging, dialect, this.#state, watching));
    this.#drift = resolved.collectsDrift ? new DriftCollector() : undefined;
    this.#inJournal = { dialect, place: "journal" };
    this.#inFile = { dialect, place: "file" };
    // In spec a kind outside the sixteen is a finding, and drift is collected from events.
    this.#judgesText = dialect === "live" && !resolved.collectsDrift;
    this.#onEntry = this.#taking("onEntry");
    this.#onPlain = this.#onEntry.filter(({ rule }) => rule.ofPlain === undefined);
  }

  /** Checks the next entry and returns its findings. */
  push(entry: Checkable): readonly Finding[] {
    this.#last = entry;
    if (entry.type === "empty") {
      for (const running of this.#taking("onEmpty")) {
        running.record(running.run.onEmpty?.(entry), entry, this.#breaches);
      }
      return this.#breaches.take();
    }
    this.#entries++;
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
    const counts = this.#running.map(({ rule, counts: own }) => {
      const held = own.held + (rule.ofPlain === "holds" ? this.#plainLines : 0);
      return [rule.id, { ...own, held }] as const;
    });
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

  /** The time of each rule so far, in milliseconds; all zero without a timer. */
  ruleTimes(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#running.map(({ rule, spentMs }) => [rule.id, spentMs]));
  }

  #ends(): SessionEnds {
    return { first: this.#firstEvent, last: this.#lastEvent };
  }

  /** Checks a line by its text if that is enough, else by parsing it. */
  #checkText(text: TextEntry): void {
    const route = this.#routeOf(text.kind);
    const origin = this.#origin.ofText(text);
    const plain = origin && this.#plainEntry(text, origin, route);
    if (origin !== undefined && plain !== undefined) {
      this.#checkPlain(plain, route, origin);
      return;
    }
    const entry = parsedEntry(text);
    const soundFrom = this.#checkEntry(entry);
    if (soundFrom !== undefined && entry.type === "event") this.#schedule.soundLines.keep(entry, soundFrom);
  }

  /** The entry of a line of which its text says that contract and judge have nothing against it. */
  #plainEntry(text: TextEntry, origin: LineOrigin, { isSpecified }: KindRoute): PlainEntry | undefined {
    if (isSpecified) return this.#schedule.soundLines.find(text, origin);
    const timestamp = this.#judgesText ? this.#resolved.judges.plainFrom(origin)?.timestampOf(text) : undefined;
    return timestamp === undefined ? undefined : new PlainEntry(text, timestamp);
  }

  #checkPlain(entry: PlainEntry, route: KindRoute, origin: LineOrigin): void {
    this.#plainLines++;
    this.#enter(entry, this.#onPlain);
    this.#takeEvent(entry);
    this.#origin.keep(entry, origin);
    if (route.isSpecified) this.#events++;
    this.#handleAll(entry, route);
  }

  /** Returns the origin of an event of the sixteen kinds that the contract has nothing against. */
  #checkEntry(entry: Entry): LineOrigin | undefined {
    this.#enter(entry, this.#onEntry);
    if (entry.type !== "event") {
      this.#checkGap(entry);
      return undefined;
    }
    this.#takeEvent(entry);
    const origin = this.#origin.of(entry);
    const route = this.#routeOf(entry.kind);
    if (!route.isSpecified && !this.#checkOtherKind(entry, origin)) return undefined;
    const isSound = route.isSpecified && this.#checkContract(entry, origin);
    this.#handleAll(entry, route);
    return isSound ? origin : undefined;
  }

  /** Does what every line of a journal needs, and shows it to the rules that look at every line. */
  #enter(entry: Entry, onEntry: readonly RunningRule[]): void {
    const { file, generation } = entry.position;
    if (file !== this.#file || generation !== this.#generation) this.#beginFile(entry);
    if (this.#waiting.length > 0) this.#checkNext(entry);
    for (const running of onEntry) running.record(running.run.onEntry?.(entry), entry, this.#breaches);
  }

  #takeEvent(entry: EventEntry): void {
    this.#firstEvent ??= entry;
    this.#lastEvent = entry;
  }

  /** Gives an event to the rules of its kind, and then to the state of the session. */
  #handleAll(entry: EventEntry, { handlers, changesState }: KindRoute): void {
    for (const handler of handlers) {
      this.#isReset = false;
      this.#handle(handler, entry);
    }
    if (!changesState) return;
    this.#isReset = false;
    this.#state.follow(entry);
  }

  #handle(handler: EventHandler, entry: EventEntry): void {
    const { running } = handler;
    const { run } = running;
    if (run !== handler.run) {
      // The rule has started again.
      handler.run = run;
      handler.on = run.onLine?.[entry.kind] ?? givenEvent(run.onEvent?.[entry.kind]);
    }
    running.record(handler.on(entry), entry, this.#breaches);
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
    this.#state.beginFile(this.#generation === 0 && (parseJournalName(this.#file)?.part ?? 1) === 1);
    for (const running of this.#taking("onFile")) running.record(running.run.onFile?.(entry), entry, this.#breaches);
  }

  /** Returns whether the contract has nothing against an event. */
  #checkContract(entry: EventEntry, { version: game = "unknown" }: LineOrigin): boolean {
    this.#events++;
    if (game !== this.#inJournal.game) this.#inJournal = { ...this.#inJournal, game };
    const { issues } = contracts[entry.kind as keyof typeof contracts].validate(entry.event, this.#inJournal);
    for (const issue of issues) this.#reportIssue(issue, entry);
    if (this.#drift !== undefined) for (const issue of issues) this.#drift.addIssue(issue, entry);
    return issues.length === 0;
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
  #checkObserved(entry: EventEntry, origin: LineOrigin): void {
    const judge = this.#resolved.judges.of(entry.kind, origin);
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
      const { rule, severity = "warning" } = bounds;
      this.#report({ rule, severity: severityInGame({ rule, severity }, "live", origin.version) }, breach, entry);
    }
  }

  /** Checks an event outside the sixteen kinds; false when the dialect does not allow it and rules must not see it. */
  #checkOtherKind(entry: EventEntry, origin: LineOrigin): boolean {
    this.#checkTimestamp(entry);
    this.#checkObserved(entry, origin);
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
    // The document says nothing of the other files, so spec does not judge them.
    if (!companionFilesOf(this.#resolved.dialect).includes(entry.file)) return;
    for (const running of this.#taking("onCompanionEntry")) {
      running.record(running.run.onCompanionEntry?.(entry), entry, this.#breaches);
    }
    const isReadable = entry.event !== undefined && isSoundCompanion(entry.state);
    if (!isReadable) return;
    this.#events++;
    if (isSpecifiedFile(entry.file)) this.#checkFileContract(entry, entry.file, entry.event);
    for (const running of this.#rulesAt(this.#schedule.byFile.get(entry.file))) {
      running.record(running.run.onCompanion?.[entry.file]?.(entry.event, entry), entry, this.#breaches);
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
    this.#isReset = true;
    this.#state.forget();
    for (const running of this.#running) if (running.rule.survivesGaps !== true) running.restart();
  }

  #taking(occasion: keyof Schedule["byOccasion"]): readonly RunningRule[] {
    return this.#rulesAt(this.#schedule.byOccasion[occasion]);
  }

  #rulesAt(indexes: readonly number[] = []): readonly RunningRule[] {
    return indexes.flatMap((index) => this.#running[index] ?? []);
  }

  /** Where the events of a kind go. Unknown kinds are not remembered: a hostile file may name millions. */
  #routeOf(kind: string): KindRoute {
    const known = this.#routes.get(kind);
    if (known !== undefined) return known;
    const indexes = this.#schedule.byKind.get(kind);
    const changesState = stateKinds.has(kind);
    if (indexes === undefined && !changesState && !isKnownKind(kind)) return unknownRoute;
    const handlers = this.#rulesAt(indexes).map((running) => ({ running, run: undefined, on: noHandler }));
    const route = { isSpecified: isKind(kind), handlers, changesState };
    this.#routes.set(kind, route);
    return route;
  }
}

const noHandler: OnLine = () => undefined;
/** No rule handles an unknown kind, and none changes the state. */
const unknownRoute: KindRoute = { isSpecified: false, handlers: [], changesState: false };

/** A handler of events as one of lines. One without parameters needs no event, so that a plain line is not parsed for it. */
function givenEvent(on: OnEvent | undefined): OnLine {
  if (on === undefined) return noHandler;
  return readsEvent(on) ? (entry) => on(entry.event, entry) : (on as () => RuleVerdicts);
}

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
