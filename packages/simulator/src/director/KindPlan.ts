import type { Kind } from "@shipslog/contract";
import type { Player } from "../activities/play.ts";
import type { GameSession } from "../session/GameSession.ts";
import { carryOut } from "./carryOut.ts";
import type { Step } from "./steps/steps.ts";

/**
 * The steps that write each kind, in an order that needs little travel for a player who begins in a port. The later steps of a
 * kind are for players who cannot do the first, such as one whose hold is full.
 */
const ways: ReadonlyMap<Kind, readonly Step[]> = new Map<Kind, readonly Step[]>([
  ["UpgradeSuit", [{ do: "upgradeSuit" }]],
  ["UpgradeWeapon", [{ do: "upgradeWeapon" }]],
  ["SuitLoadout", [{ do: "disembark" }]],
  ["EngineerProgress", [{ do: "visitEngineer" }]],
  ["StoredModules", [{ do: "visitOutfitting" }]],
  ["MultiSellExplorationData", [{ do: "sellExplorationData" }]],
  ["ModuleInfo", [{ do: "lookAtModules" }]],
  [
    "CargoTransfer",
    [
      { do: "transferCargo", to: "ship" },
      { do: "transferCargo", to: "carrier" },
      { do: "transferCargo", to: "srv" },
      { do: "swapShip" },
      { do: "transferCargo", to: "ship" },
    ],
  ],
  ["Synthesis", [{ do: "synthesise" }, { do: "synthesise", for: "srv" }]],
  ["NavRoute", [{ do: "plotRoute" }]],
  ["FSDJump", [{ do: "jump", to: "nearest" }]],
  ["Docked", [{ do: "dock" }]],
]);

/** The time from the start within which a curious player sees every kind: the default length of a session. */
const seekingMs = 3_600_000;

/** The time kept free for each kind that is still missing, and once for what the player does before looking at the clock again. */
const reservedMs = { perKind: 300_000, ahead: 900_000 };

/** What a curious player still wants to see, and the time left for it. */
export class KindPlan {
  readonly #endMs: number;
  /** The ways to each kind that were not tried yet; the director may refuse one. */
  readonly #ways: Map<Kind, readonly Step[]>;

  constructor({ seeks }: Player, startMs: number) {
    this.#endMs = startMs + seekingMs;
    this.#ways = new Map([...ways].filter(([kind]) => seeks.has(kind)));
  }

  /** Does what writes a missing kind if the time left for all of them is short. Returns whether it did anything. */
  follow(session: GameSession): boolean {
    const leftMs = this.#endMs - session.world.timeMs;
    let missing = 0;
    let next: readonly [Kind, readonly Step[]] | undefined;
    // Asked before everything that a player does, so it makes no lists.
    for (const way of this.#ways) {
      if (way[1].length === 0 || session.written.kinds.has(way[0])) continue;
      next ??= way;
      missing += 1;
    }
    if (next === undefined || leftMs > missing * reservedMs.perKind + reservedMs.ahead) return false;
    const [kind, [step, ...others]] = next;
    this.#ways.set(kind, others);
    if (step !== undefined) carryOut(session, step);
    return true;
  }
}
