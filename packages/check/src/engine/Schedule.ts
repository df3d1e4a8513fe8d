import type { ResolvedRules } from "../configuration/resolveRules.ts";
import type { OnEvent, RuleRun } from "../declare/Rule.ts";
import { SoundLines } from "../plain/SoundLines.ts";
import { SessionState } from "../state/SessionState.ts";

/** What a rule can be called for besides events and companion files of its choice. */
type Occasion = Exclude<keyof RuleRun, "onEvent" | "onLine" | "onCompanion" | "onNext">;

/** Which rules take part in what, as indexes of the rules; the same for every session of a check. */
export interface Schedule {
  readonly byKind: ReadonlyMap<string, readonly number[]>;
  readonly byFile: ReadonlyMap<string, readonly number[]>;
  readonly byOccasion: Readonly<Record<Occasion, readonly number[]>>;
  /** The lines that the sessions of this check need not validate again. */
  readonly soundLines: SoundLines;
}

const schedules = new WeakMap<ResolvedRules, Schedule>();

/** The schedule of the rules of a check: by what they have handlers for, which does not change when they start again. */
export function scheduleOf(resolved: ResolvedRules): Schedule {
  const known = schedules.get(resolved) ?? arrange(resolved);
  schedules.set(resolved, known);
  return known;
}

function arrange({ stateful, dialect }: ResolvedRules): Schedule {
  const session = new SessionState(dialect);
  const runs = stateful.map(({ rule }) => rule.start?.(dialect, session) ?? {});
  const taking = (occasion: Occasion) => runs.flatMap((run, index) => (run[occasion] === undefined ? [] : [index]));
  return {
    soundLines: new SoundLines(),
    byKind: indexesBy(runs.map(({ onEvent, onLine }) => ({ ...onEvent, ...onLine }))),
    byFile: indexesBy(runs.map(({ onCompanion }) => onCompanion ?? {})),
    byOccasion: {
      onFile: taking("onFile"),
      onGap: taking("onGap"),
      onUnreadable: taking("onUnreadable"),
      onEmpty: taking("onEmpty"),
      onEntry: taking("onEntry"),
      onCompanionEntry: taking("onCompanionEntry"),
      end: taking("end"),
      carry: taking("carry"),
    },
  };
}

function indexesBy(handlers: readonly Readonly<Record<string, unknown>>[]): ReadonlyMap<string, readonly number[]> {
  const lists = new Map<string, number[]>();
  for (const [index, byKey] of handlers.entries()) {
    for (const key of Object.keys(byKey)) {
      const list = lists.get(key);
      if (list === undefined) lists.set(key, [index]);
      else list.push(index);
    }
  }
  return lists;
}

/** Tells whether a handler reads the event. One without parameters does not, so that a plain line need not be parsed for it. */
export function readsEvent(on: OnEvent): boolean {
  return on.length > 0;
}
