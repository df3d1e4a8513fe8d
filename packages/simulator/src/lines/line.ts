import type { EventOf, JsonObject, Kind } from "@shipslog/contract";
import type { ObservedEventByKind } from "@shipslog/contract/observed/events";
import { layoutOf, type ObjectLayout } from "@shipslog/contract/text";
import { parseLayout } from "../text/layout.ts";
import type { GameWorld } from "../world/GameWorld.ts";
import type { TransitionName, TransitionOf } from "../world/Transition.ts";
import type { DocumentedEventByKind } from "./documented.ts";

/** The kinds that only dialect `live` writes, with their events: those that real journals show, and a few that are documented. */
type OtherEventByKind = ObservedEventByKind & DocumentedEventByKind;

/** A kind that the simulator writes: one of the sixteen, or one that only dialect `live` writes. */
export type LineKind = Kind | keyof OtherEventByKind;

/** The event of a kind, as the contract types it. */
type EventOfLine<Name extends LineKind> = Name extends Kind
  ? EventOf<Name>
  : Name extends keyof OtherEventByKind
    ? OtherEventByKind[Name]
    : never;

/** The fields of a kind without `timestamp` and `event`, which are added when it is written. */
export type FieldsOf<Name extends LineKind> = Omit<EventOfLine<Name>, "timestamp" | "event">;

/** What a line of both dialects is built from: the world, and the transition that triggers the line. */
export interface LineInput<By extends TransitionName> {
  readonly world: GameWorld;
  readonly happened: TransitionOf<By>;
}

/** Optional fields that dialect `spec` leaves out of an event; `live` writes them, because the game always does. */
export interface Absence {
  /** Names of fields, or `Object.Field` for a field of an object. */
  readonly fields: readonly string[];
  readonly reason: string;
  isAbsent(world: GameWorld): boolean;
}

/** How each dialect writes a line. */
export interface LineDialects<By extends TransitionName> {
  /** The row of the specification's Events table; without it only `live` writes the line. */
  readonly spec?: {
    /** The transitions that may trigger the line. */
    readonly by: readonly By[];
    /** Whether a transition triggers the line; always when omitted. */
    when?(happened: TransitionOf<By>): boolean;
    readonly absent?: readonly Absence[];
  };
  readonly live: {
    /** Whether the game writes the line, where it differs from the specification's Events table. */
    when?(happened: TransitionOf<By>): boolean;
    /** Changes the fields of dialect `spec` to what the game writes; undefined when the game writes nothing. */
    adapt?(fields: JsonObject, world: GameWorld): JsonObject | undefined;
  };
}

/** One line of the journal: its kind, the order and decimals of its fields, how they are built, and in which dialects. */
export interface Line {
  readonly kind: LineKind;
  readonly layout: ObjectLayout;
  /** Whether the contract has the layout, so that a moment need not carry it. */
  readonly isInContract: boolean;
  readonly dialects: LineDialects<TransitionName>;
  /** Builds the fields; undefined when the line is not written. */
  build(...given: never): object | undefined;
}

/** A line of a given kind, with the types of its fields and of what they are built from. */
export interface LineOf<Name extends LineKind, Given extends readonly unknown[]> extends Line {
  readonly kind: Name;
  build(...given: Given): FieldsOf<Name> | undefined;
}

/** The layout of one of the sixteen kinds, which the contract declares. */
export const inContract: ObjectLayout = {};

interface Declaration<Name extends LineKind, Given extends readonly unknown[]> {
  readonly kind: Name;
  /** The fields after `timestamp` and `event` in the notation of `parseLayout`, or composed from other layouts. */
  readonly layout: string | ObjectLayout;
  build(...given: Given): FieldsOf<Name> | undefined;
}

/** Declares a line that both dialects write when a transition triggers it. */
export function line<Name extends Kind, By extends TransitionName>(
  declaration: Declaration<Name, [input: LineInput<By>]> & { readonly dialects: LineDialects<By> },
): LineOf<Name, [input: LineInput<By>]>;
/** Declares a line that only dialect `live` writes, built from whatever its scene gives. */
export function line<Name extends keyof OtherEventByKind, Given extends readonly unknown[]>(
  declaration: Declaration<Name, Given> & { readonly dialects?: undefined },
): LineOf<Name, Given>;
export function line(declaration: Pick<Line, "kind" | "build"> & UntypedDeclaration): Line {
  const { kind, layout, dialects = { live: {} }, build } = declaration;
  return { kind, layout: layoutFor(kind, layout), isInContract: layout === inContract, dialects, build };
}

interface UntypedDeclaration {
  readonly layout: string | ObjectLayout;
  readonly dialects?: LineDialects<TransitionName> | undefined;
}

function layoutFor(kind: LineKind, layout: string | ObjectLayout): ObjectLayout {
  if (layout === inContract) return layoutOf({ event: kind });
  return { timestamp: "plain", event: "plain", ...(typeof layout === "string" ? parseLayout(layout) : layout) };
}
