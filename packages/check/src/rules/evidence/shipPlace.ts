import type { Dialect, JsonObject } from "@shipslog/contract";
import type { OnEvent, Rule, RuleRun } from "../../declare/Rule.ts";
import { coordinatesIn, idIn, textIn, type StarCoordinates } from "./readField.ts";

/** Kinds of events after which the player may be in another system without a line that names it: another ship, or a rebuy. */
export const relocationKinds: readonly string[] = ["LoadGame", "Died", "Resurrect", "JoinACrew", "QuitACrew"];

/** Where the ship is, as far as the journal shows it. */
class ShipPlace {
  readonly #dialect: Dialect;
  #arrival: JsonObject | undefined;
  #mooring: JsonObject | undefined;
  #named: JsonObject | undefined;

  constructor(dialect: Dialect) {
    this.#dialect = dialect;
  }

  /** The address of the system that the ship arrived in. */
  get system(): string | undefined {
    return idIn(this.#arrival, "SystemAddress");
  }

  /** The position of that system. */
  get coordinates(): StarCoordinates | undefined {
    return coordinatesIn(this.#arrival);
  }

  /** The address of the system that the last line about the place named: an arrival or a docking. */
  get namedSystem(): string | undefined {
    return idIn(this.#named, "SystemAddress");
  }

  /** The market that the ship is docked at. */
  get market(): string | undefined {
    return idIn(this.#mooring, "MarketID");
  }

  /** The name of the system that both the last arrival and the docking name. */
  get mooringSystem(): string | undefined {
    const name = textIn(this.#mooring, "StarSystem");
    return name === textIn(this.#arrival, "StarSystem") ? name : undefined;
  }

  /** Handles every event that tells where the ship is, or that it is lost. */
  readonly onEvent: Readonly<Record<string, OnEvent>> = {
    ...Object.fromEntries(relocationKinds.map((kind) => [kind, () => this.#lose()])),
    FSDJump: (event) => this.#arrive(event),
    CarrierJump: (event) => this.#arrive(event),
    // It names the market when the session starts docked.
    Location: (event) => this.#arrive(event, event),
    Docked: (event) => this.#dock(event),
    Undocked: () => void (this.#mooring = undefined),
  };

  #arrive(event: JsonObject, mooring?: JsonObject): undefined {
    this.#arrival = event;
    this.#named = event;
    this.#mooring = mooring;
  }

  #dock(event: JsonObject): undefined {
    // A fleet carrier moves with the ships on it, and CarrierJump is not one of the sixteen kinds.
    if (this.#dialect === "spec" && textIn(event, "StationType") === "FleetCarrier") this.#arrival = undefined;
    this.#named = event;
    this.#mooring = event;
  }

  #lose(): undefined {
    this.#arrival = undefined;
    this.#named = undefined;
    this.#mooring = undefined;
  }
}

/** Creates the run of a rule that knows where the ship is; while it handles an event, the ship is where it was before it. */
export function followShip(run: (ship: ShipPlace) => RuleRun): NonNullable<Rule["start"]> {
  return (dialect) => {
    const ship = new ShipPlace(dialect);
    const { onEvent: own = {}, ...others } = run(ship);
    const judged = Object.entries(own).map(([kind, judge]): [string, OnEvent] => {
      const follow = ship.onEvent[kind];
      if (follow === undefined) return [kind, judge];
      return [
        kind,
        (event, entry) => {
          const verdicts = judge(event, entry);
          follow(event, entry);
          return verdicts;
        },
      ];
    });
    return { ...others, onEvent: { ...ship.onEvent, ...Object.fromEntries(judged) } };
  };
}
