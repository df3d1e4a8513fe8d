import type { EventOf, Kind } from "@shipslog/contract";
import type { TransitionName, TransitionOf } from "../session/Transition.ts";
import type { GameWorld } from "../world/GameWorld.ts";

/** An event's own fields; the common ones are added when it is written. */
export type FieldsOf<Name extends Kind> = Omit<EventOf<Name>, "timestamp" | "event">;

/** What has happened, before it is known which kinds it triggers. */
export type AppliedTransition<Name extends TransitionName> = Omit<TransitionOf<Name>, "triggers">;

/** One row of the specification's Events table: when a kind is written, and what it then says. */
export interface EventRow<Name extends Kind = Kind, By extends TransitionName = TransitionName> {
  readonly kind: Name;
  /** The transitions that may fulfil the row's "written when". */
  readonly by: readonly By[];
  /** Whether the model's numbers may have more digits than the game prints, so that the event must be settled. */
  readonly holdsRawNumbers?: boolean;
  /** Whether one of them does; without this each does. */
  isTriggeredBy?(transition: AppliedTransition<By>): boolean;
  /** Reads the event off the world. */
  build(world: GameWorld, transition: AppliedTransition<By>): FieldsOf<Name>;
}

/** Declares a row, so that its types follow from its kind and its transitions. */
export function eventRow<Name extends Kind, By extends TransitionName>(row: EventRow<Name, By>): EventRow<Name, By> {
  return row;
}
