import { contracts, type EventByKind, type EventOfAnyGameByKind } from "../generated/contracts.ts";
import type { ObservedKind } from "../generated/observed/observedKinds.ts";
import type { JsonValue } from "../text/Json.ts";

/** The name of one of the sixteen event kinds. */
export type Kind = keyof EventByKind;

/** An event of one of the sixteen kinds; narrow it by `event`. */
export type JournalEvent = EventByKind[Kind];

/** An event of one of the sixteen kinds as any version of the game wrote it; narrow it by `event`. */
export type EventOfAnyGame = EventOfAnyGameByKind[Kind];

/** The event of one kind. */
export type EventOf<Name extends Kind> = EventByKind[Name];

/**
 * An event of a kind that the specification does not show: one of the observed kinds, or one that is newer than this list.
 * `@shipslog/contract/observed/events` has a type for each observed kind.
 */
export interface OtherEvent {
  readonly timestamp: string;
  readonly event: ObservedKind;
  readonly [field: string]: JsonValue;
}

/** The sixteen kinds, in the order of the specification. */
export const kinds = Object.keys(contracts) as readonly Kind[];

const names: ReadonlySet<unknown> = new Set(kinds);

/** Tells whether a name is one of the sixteen kinds. */
export function isKind(name: unknown): name is Kind {
  return names.has(name);
}

/** ModuleInfo in ModulesInfo.json. */
export type ModuleInfoFile = Required<EventOf<"ModuleInfo">>;

/** ModuleInfo in the journal: the line that announces the file, without its array. */
export type ModuleInfoLine = Omit<EventOf<"ModuleInfo">, "Modules">;

/** NavRoute in NavRoute.json. */
export type NavRouteFile = Required<EventOf<"NavRoute">>;

/** NavRoute in the journal: the line that announces the file, without its array. */
export type NavRouteLine = Omit<EventOf<"NavRoute">, "Route">;
