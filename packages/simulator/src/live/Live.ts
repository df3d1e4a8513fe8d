import type { JsonObject } from "@shipslog/contract";
import type { ObjectLayout } from "@shipslog/contract/text";
import type { EventRow } from "../events/EventRow.ts";
import type { Transition } from "../session/Transition.ts";
import type { World } from "../session/World.ts";

/** Hands out a moment with an event, printed by a layout where it is none of the sixteen kinds. */
export type RecordEvent = (world: World, event: JsonObject, layout?: ObjectLayout) => void;

/** What dialect `live` adds to a session: further lines, some of them a little later, and the words of the game. */
export interface Live {
  /** When the next line that waits is due; infinity while none does. */
  readonly dueMs: number;
  /** Writes the first line of the journal. */
  begin(world: World, record: RecordEvent): void;
  /** Writes what a transition brings about, in the order of the game; the rows are those of the sixteen kinds. */
  follow(world: World, happened: Transition, rows: readonly EventRow[], record: RecordEvent): void;
  /** Writes the lines that are due at a time; all that wait, when it is infinite. */
  catchUp(world: World, untilMs: number, record: RecordEvent): void;
  /** Gives an event of a companion file in the words of the game. */
  tell(event: JsonObject): JsonObject;
}
