import type { ObjectLayout } from "../text/Layout.ts";
import type { CompanionFile } from "./CompanionEntry.ts";
import type { JsonObject } from "./Json.ts";

/** One instant of a simulated session: what the game would write then, and what its files would show. */
export interface Moment {
  /** Simulated time in milliseconds since 1970. */
  readonly timeMs: number;
  /** The event the journal receives; undefined when only the state changed. */
  readonly event: JsonObject | undefined;
  /** How the event is printed, where it is none of the sixteen kinds; those have their own layout. */
  readonly layout?: ObjectLayout;
  /** What each companion file would show now; a file not named here does not exist yet. */
  readonly companions: Readonly<Partial<Record<CompanionFile, JsonObject>>>;
}
