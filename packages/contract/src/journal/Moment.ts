import type { ObjectLayout } from "../text/Layout.ts";
import type { CompanionFile } from "./companionTable.ts";
import type { JsonObject } from "../text/Json.ts";

/** One instant of a simulated session: what the game writes then, and what its files show. */
export interface Moment {
  /** Simulated time in milliseconds since 1970. */
  readonly timeMs: number;
  /** The event the journal receives; undefined when only the state changed. */
  readonly event: JsonObject | undefined;
  /** The layout of an event that is not one of the sixteen kinds, which have their own. */
  readonly layout?: ObjectLayout;
  /** A journal begins with this moment; its name has this time. A Fileheader begins one without it, as does the first moment. */
  readonly begins?: { readonly namedMs: number };
  /** What each companion file would show now; a file not named here does not exist yet. */
  readonly companions: Readonly<Partial<Record<CompanionFile, JsonObject>>>;
}
