import { defaultDialect, type Dialect } from "../dialects/Dialect.ts";
import { judgeByGame, unknownGame, type GameHistory } from "./GameHistory.ts";
import { createIssue, describe } from "../issues/describe.ts";
import { issueCodes, severities, type Issue, type Severity } from "../issues/Issue.ts";
import type { ObservedDeclaration } from "../observed/ObservedDeclaration.ts";
import type { AddIssue, KindRules } from "./KindRules.ts";
import { requireOptions, type OptionShapes } from "../options/requireOptions.ts";
import { dialectOption, flagOption, oneOf } from "../options/shapes.ts";
import { appendKey, resolvePointer } from "../text/pointer.ts";

/** How to validate. */
export interface ValidateOptions {
  /** The dialect to validate by; `defaultDialect` when left out. */
  readonly dialect?: Dialect;
  /** Whether the value is from the journal or from its companion file; when left out, both forms are valid. */
  readonly place?: "journal" | "file";
  /**
   * The version of the game that wrote the event, as `gameVersionOf` gives it, for dialect `live`: what that game wrote is no issue, and of a
   * game that nothing is known about there are notes at most. `unknown` for a journal that does not say; when left out, the game of today.
   */
  readonly game?: string;
  /**
   * The declarations of the observed kinds, which `@shipslog/contract/observed/declarations` exports, for `validate` in dialect `live`. They are
   * given and not built in, because a page that only needs the sixteen kinds must not load them.
   */
  readonly observed?: readonly ObservedDeclaration[];
  /** Returns errors alone: whoever only stores or refuses an event needs no text about each unknown field. */
  readonly errorsOnly?: boolean;
}

/** The result of a validation: all issues, and a typed event when none of them is an error. */
export type Validation<Event> =
  | { readonly ok: true; readonly event: Event; readonly issues: readonly Issue[] }
  | { readonly ok: false; readonly event: undefined; readonly issues: readonly Issue[] };

const noIssues: readonly Issue[] = [];

/** What the options of a validation may be. */
export const validateShapes: OptionShapes<ValidateOptions> = {
  dialect: dialectOption,
  place: oneOf(["journal", "file"]),
  game: { allowed: 'a version such as "3.3", or "unknown"', accepts: isGame },
  observed: { allowed: "an array of declarations", accepts: Array.isArray },
  errorsOnly: flagOption,
};

function isGame(value: unknown): boolean {
  return typeof value === "string" && (value === unknownGame || /^\d+(\.\d+)+$/.test(value));
}

/** The validation that runs: one for all events, because a closure for each costs as much as its checks. */
interface RunningValidation {
  readonly rules: KindRules;
  readonly value: unknown;
  readonly isLive: boolean;
  readonly errorsOnly: boolean;
  /** What to know about the game that wrote the event; undefined for the game of today. */
  readonly history: GameHistory | undefined;
  readonly game: string;
  /** Undefined until there is one: most events have none. */
  issues: Issue[] | undefined;
}

let running: RunningValidation | undefined;

const add: AddIssue = (at, around, code, expected, received, field) => {
  if (running === undefined) return;
  const { rules, value, isLive, errorsOnly, history, game } = running;
  const path = field === undefined ? around : around === "" ? field : `${around}.${field}`;
  const effect = isLive ? effectOn(rules, path, code, received) : undefined;
  if (effect?.becomes === "none") return;
  if (errorsOnly && (effect?.becomes ?? issueCodes[code].severity) !== "error") return;
  const pointer = field === undefined ? at : appendKey(at, field);
  const found = received ?? resolvePointer(value, pointer);
  const becomes = history && judgeByGame(history, game, { path, code, value: found });
  if (becomes === "none" || (errorsOnly && becomes !== undefined && becomes !== "error")) return;
  running.issues ??= [];
  // Two fields may require the same third field: one issue is enough.
  const last = running.issues.at(-1);
  if (last?.pointer === pointer && last.code === code) return;
  running.issues.push(
    createIssue(rules.kind, {
      code,
      severity: softer(effect?.becomes, becomes),
      pointer,
      expected,
      received: describe(found),
      // The name of an unknown field is data: only the enclosing path is declared.
      section: sectionOf(rules.sections, Object.hasOwn(rules.sections, path) ? path : around),
      deviation: effect?.deviation,
    }),
  );
};

/** Validates a value by the rules of one kind; throws only for options that are not allowed. */
export function validateKind<Event>(rules: KindRules, value: unknown, options: ValidateOptions): Validation<Event> {
  if (!areUsual(options)) requireOptions(options, validateShapes);
  const { dialect = defaultDialect, place, game, errorsOnly = false } = options;
  const isLive = dialect === "live";
  const history = isLive && game !== undefined ? rules.history : undefined;
  const own: RunningValidation = {
    rules,
    value,
    isLive,
    errorsOnly,
    history,
    game: game ?? unknownGame,
    issues: undefined,
  };
  // A value may have code of its own that validates another one.
  const outer = running;
  running = own;
  try {
    rules.check(value, add, isLive);
    if (rules.file && place) checkPlace(rules.file.field, value, place);
  } finally {
    running = outer;
  }
  return own.issues === undefined
    ? { ok: true, event: value as Event, issues: noIssues }
    : conclude(value as Event, own.issues);
}

const usualOptions = new Set(["dialect", "place", "game", "errorsOnly"]);

/** Recognises options of which nothing has to be checked: no more than a dialect, a place, a game and a flag. */
function areUsual(options: ValidateOptions): boolean {
  if (typeof options !== "object" || (options as unknown) === null) return false;
  for (const name in options) if (!usualOptions.has(name)) return false;
  const { dialect, place, game, errorsOnly } = options;
  if (errorsOnly !== undefined && typeof errorsOnly !== "boolean") return false;
  const isDialect = dialect === "live" || dialect === "spec" || dialect === undefined;
  if (game !== undefined && !isGame(game)) return false;
  return isDialect && (place === "journal" || place === "file" || place === undefined);
}

/** Turns collected issues into the result of a validation. */
export function conclude<Event>(event: Event, issues: readonly Issue[]): Validation<Event> {
  const failed = issues.some((issue) => issue.severity === "error");
  return failed ? { ok: false, event: undefined, issues } : { ok: true, event, issues };
}

function softer(one: Severity | undefined, other: Severity | undefined): Severity | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return severities.indexOf(one) > severities.indexOf(other) ? one : other;
}

/** The effects of each set of rules by field path, made when first needed. */
const effectsByPath = new WeakMap<KindRules, ReadonlyMap<string, KindRules["effects"]>>();

function effectsAt(rules: KindRules, path: string): KindRules["effects"] | undefined {
  let byPath = effectsByPath.get(rules);
  if (!byPath) {
    byPath = Map.groupBy(rules.effects, (effect) => effect.path);
    effectsByPath.set(rules, byPath);
  }
  return byPath.get(path);
}

function effectOn(rules: KindRules, path: string, code: string, received: unknown) {
  return effectsAt(rules, path)?.find(
    (effect) => effect.code === code && (effect.values?.includes(received as string | number) ?? true),
  );
}

/** The heading of a declared path, or of the nearest enclosing one. */
function sectionOf(sections: KindRules["sections"], path: string): string {
  let around = path;
  while (around !== "" && !Object.hasOwn(sections, around)) around = around.replace(/(^|\.)[^.[\]]*$|\[\]$/, "");
  return sections[around] ?? "";
}

/** Reading: the array is in the companion file; the line in the journal has none. */
function checkPlace(field: string, value: unknown, place: "journal" | "file"): void {
  const isThere = resolvePointer(value, `/${field}`) !== undefined;
  if (place === "file" && !isThere) add("", "", "field-missing", "array", undefined, field);
  if (place === "journal" && isThere) add("", "", "field-misplaced", "absent in the journal", undefined, field);
}
