import type { JsonObject, Moment } from "@shipslog/contract";
import { settle, type ObjectLayout } from "@shipslog/contract/text";
import type { EventRow } from "../events/EventRow.ts";
import { rowsFor } from "../events/table.ts";
import { statusOf } from "../status/Status.ts";
import type { LoggedMoment } from "./LoggedMoment.ts";
import { readingsOf } from "./readings.ts";
import type { State } from "./states.ts";
import { timestampOf } from "./timestamp.ts";
import { transitionRules, type Facts, type Transition, type TransitionName } from "./Transition.ts";
import type { World } from "./World.ts";

/** Kinds whose content goes into a file of their own, while the journal gets the bare line. */
export const filesOfKinds = { ModuleInfo: "ModulesInfo.json", NavRoute: "NavRoute.json" } as const;

/**
 * Lets a transition happen: checks that the state allows it, moves the state, keeps it in the log, and writes the events
 * whose rows of the Events table it fulfils.
 */
export function happen<Name extends TransitionName>(world: World, name: Name, facts: Facts[Name], to?: State): void {
  const rule = transitionRules[name];
  const from = world.state;
  if (!rule.from.includes(from)) throw new Error(`${name} cannot happen in state ${from}`);
  if (rule.to !== undefined) world.live?.catchUp(world, Number.POSITIVE_INFINITY, record);
  const next = rule.to === undefined ? from : rule.to === "any" ? (to ?? from) : rule.to;
  const happened = { timeMs: world.timeMs, name, from, to: next, facts } as unknown as Transition;
  const rows = rowsFor(name).filter((row) => row.isTriggeredBy?.(happened) ?? true);
  world.state = next;
  if (world.keepsLog) world.pendingTransitions.push({ ...happened, triggers: rows.map(({ kind }) => kind) });
  if (world.live !== undefined) world.live.follow(world, happened, rows, record);
  else for (const row of rows) write(world, row, happened);
  if (from !== next && rows.length === 0) record(world, undefined);
}

function write(world: World, row: EventRow, happened: Transition): void {
  const { kind, holdsRawNumbers = false } = row;
  const common = { timestamp: timestampOf(world.timeMs), event: kind };
  const built: JsonObject = { ...common, ...row.build(world, happened) };
  world.written.add(kind);
  const full = holdsRawNumbers ? settle(built) : built;
  const file = filesOfKinds[kind as keyof typeof filesOfKinds];
  if (file !== undefined) world.companions = { ...world.companions, [file]: full };
  record(world, file === undefined ? full : common);
}

/** Hands out a moment: an event if there is one, and what the companion files show now. */
export function record(world: World, event: JsonObject | undefined, layout?: ObjectLayout): void {
  if (world.showsStatus) {
    const status = settle(statusOf(world));
    world.companions = { ...world.companions, "Status.json": world.live?.tell(status) ?? status };
    const { surface } = world;
    world.lastPosition = { latitude: surface?.latitude ?? 0, longitude: surface?.longitude ?? 0 };
  } else if (event === undefined && !world.keepsLog) return;
  const shown = { timeMs: world.timeMs, event, companions: world.companions };
  const moment: Moment = layout === undefined ? shown : { ...shown, layout };
  world.outbox.push(world.keepsLog ? withLog(world, moment) : moment);
}

function withLog(world: World, moment: Moment): LoggedMoment {
  const transitions = world.pendingTransitions;
  world.pendingTransitions = [];
  return { ...moment, transitions, readings: readingsOf(world) };
}
