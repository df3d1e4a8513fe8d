import type { Flag2Name, FlagName, GuiFocusName } from "@shipslog/contract";
import type { GameState } from "../world/gameStates.ts";

/** What is true in the game now, as plain data to compare a tool with. */
export interface GameView {
  /** Simulated time in milliseconds since 1970. */
  readonly timeMs: number;
  /** Where the player is; `ended` while the game is not running. */
  readonly place: GameState;
  /** How many times the game was started. */
  readonly sessions: number;
  readonly system: {
    readonly name: string;
    readonly address: number;
    readonly position: readonly [x: number, y: number, z: number];
    readonly isInhabited: boolean;
  };
  /** The port the player is docked at or near. */
  readonly station: { readonly name: string; readonly type: string; readonly marketId: number } | undefined;
  /** The planet the player is at or over. */
  readonly body: { readonly name: string; readonly id: number } | undefined;
  readonly isDocked: boolean;
  readonly isLanded: boolean;
  readonly isOnFoot: boolean;
  readonly ship: {
    readonly type: string;
    readonly fuelT: number;
    readonly fuelCapacityT: number;
    readonly cargoT: number;
    readonly cargoCapacityT: number;
    readonly jumpRangeLy: number;
    readonly cargo: readonly { readonly type: string; readonly count: number }[];
  };
  readonly credits: number;
  readonly legalState: "Clean" | "Speeding" | "Wanted";
  /** The names of the systems ahead on the route, the next first. */
  readonly route: readonly string[];
  /** The bits of Status.json that are set; empty in the menu and while the game is not running. */
  readonly flags: readonly FlagName[];
  readonly flags2: readonly Flag2Name[];
  readonly guiFocus: GuiFocusName;
}
