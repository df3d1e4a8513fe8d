import type { JsonObject, Moment } from "@shipslog/contract";
import { requireTypedKind } from "@shipslog/contract/internal";
import type { TypedEvent, TypedKind } from "@shipslog/contract/observed";
import { direct, simulate, type DirectOptions, type SimulateOptions, type Step } from "@shipslog/simulator";
import { durationMs, type Duration } from "./durationMs.ts";
import { EventLog } from "./EventLog.ts";
import { StepRefusedError } from "./StepRefusedError.ts";

/** A session: simulated by a scenario, or directed by steps. */
export interface EventsOptions extends Omit<SimulateOptions, "durationMs" | "idleStatus"> {
  /** How long to play; one hour by default. With `steps`, how long to play after them; nothing by default. */
  readonly for?: Duration;
  /** What the player does, instead of a scenario; a step that is refused is thrown as a StepRefusedError. */
  readonly steps?: readonly Step[];
  /** Who plays, in which ship and where, for `steps`. */
  readonly situation?: Omit<DirectOptions, keyof SimulateOptions>;
}

/** Returns the events of a session in memory: those of the given kinds, complete and typed, or every line of the journal. */
export function simulateEvents<Name extends TypedKind>(
  options: EventsOptions & { readonly kinds: readonly Name[] },
): readonly TypedEvent<Name>[];
export function simulateEvents(options?: EventsOptions): readonly JsonObject[];
export function simulateEvents({
  kinds,
  ...options
}: EventsOptions & { readonly kinds?: readonly TypedKind[] } = {}): readonly unknown[] {
  for (const kind of kinds ?? []) requireTypedKind(kind);
  const log = new EventLog();
  log.add(momentsOf(options));
  if (kinds === undefined) return log.events;
  const asked: ReadonlySet<unknown> = new Set(kinds);
  return log.complete.filter(({ event }) => asked.has(event));
}

/** Returns the moments of a session. */
export function* momentsOf({
  steps,
  situation,
  for: length,
  ...options
}: EventsOptions): Generator<Moment, void, undefined> {
  if (steps === undefined) {
    yield* simulate({ ...options, durationMs: durationMs(length ?? "1h") });
    return;
  }
  const { observed, ...directed } = options;
  const game = direct({ ...directed, ...situation });
  for (const step of steps) {
    const outcome = game.do(step, observed === undefined ? {} : { observed });
    yield* outcome.moments;
    if (outcome.outcome === "refused") throw new StepRefusedError(step, outcome);
  }
  if (length !== undefined) yield* game.pass(durationMs(length));
}
