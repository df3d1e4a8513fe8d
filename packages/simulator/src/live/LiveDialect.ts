import type { CompanionFile, JsonObject, Moment } from "@shipslog/contract";
import type { ObjectLayout } from "@shipslog/contract/text";
import type { EventRow } from "../events/EventRow.ts";
import type { Transition } from "../session/Transition.ts";
import type { GameWorld } from "../world/GameWorld.ts";

/** Where dialect `live` writes its lines and companion files. */
export interface JournalOutput {
  /** Appends a line to the journal; a line that is not one of the sixteen kinds comes with its layout, and perhaps with a file. */
  append(event: JsonObject, layout?: ObjectLayout, inventories?: Moment["inventories"]): void;
  /** Replaces a companion file; the next line shows it. */
  replace(file: CompanionFile, content: JsonObject): void;
}

/** What dialect `live` adds to a session: further lines, some of them a few seconds later, and the display texts of the game. */
export interface LiveDialect {
  /** When the next postponed line is due; infinity when there is none. */
  readonly dueMs: number;
  /** Writes the first line of the journal. */
  begin(world: GameWorld, output: JournalOutput): void;
  /** Writes the lines of a transition in the order of the game; `rows` are those of the sixteen kinds. */
  follow(world: GameWorld, happened: Transition, rows: readonly EventRow[], output: JournalOutput): void;
  /** Writes the postponed lines that are due at a time; infinity writes all of them. */
  catchUp(world: GameWorld, untilMs: number, output: JournalOutput): void;
  /** Drops the postponed lines, which a game that crashes never writes. */
  drop(): void;
  /** Returns an event with its display texts in the language of the client. */
  translate(event: JsonObject): JsonObject;
}
