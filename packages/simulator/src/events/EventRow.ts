import type { EventOf, Kind } from "@shipslog/contract";
import type { TransitionName, TransitionOf } from "../session/Transition.ts";
import type { GameWorld } from "../world/GameWorld.ts";

/** The fields of an event without `timestamp` and `event`, which are added when it is written. */
export type FieldsOf<Name extends Kind> = Omit<EventOf<Name>, "timestamp" | "event">;

/** A transition before its triggers are determined. */
export type AppliedTransition<Name extends TransitionName> = Omit<TransitionOf<Name>, "triggers">;

/** One row of the specification's Events table: when a kind is written, and with which fields. */
export interface EventRow<Name extends Kind = Kind, By extends TransitionName = TransitionName> {
  readonly kind: Name;
  /** The transitions that may trigger the event. */
  readonly by: readonly By[];
  /** Whether numbers may have more digits than the game prints, so that they are rounded to the layout. */
  readonly holdsRawNumbers?: boolean;
  /** Whether a transition triggers the event; always when omitted. */
  isTriggeredBy?(transition: AppliedTransition<By>): boolean;
  /** Whether the game writes the event, where it differs from the specification's Events table. */
  isTriggeredInLive?(transition: AppliedTransition<By>): boolean;
  /** Builds the fields of the event from the world. */
  build(world: GameWorld, transition: AppliedTransition<By>): FieldsOf<Name>;
}

/** Declares a row, with types inferred from its kind and its transitions. */
export function eventRow<Name extends Kind, By extends TransitionName>(row: EventRow<Name, By>): EventRow<Name, By> {
  return row;
}
