import type { CockpitState } from "@shipslog/cockpit/state";

/** The fields of a raw line. */
export type RawFields = Readonly<Record<string, unknown>>;

interface OrderedLine {
  readonly fields: RawFields;
  readonly order: number;
}

/** The latest line of each kind, by commander: facts of journals without the cockpit's code. */
export class LatestLines {
  readonly #byCommander = new Map<unknown, Map<string, OrderedLine>>();
  #current = new Map<string, OrderedLine>();
  #order = 0;

  /** Takes the next line. */
  add(fields: RawFields): void {
    const { event, FID } = fields;
    if ((event === "Commander" || event === "LoadGame") && FID !== undefined) {
      if (this.#byCommander.size === 0) this.#byCommander.set(FID, this.#current);
      this.#current = this.#byCommander.get(FID) ?? new Map<string, OrderedLine>();
      this.#byCommander.set(FID, this.#current);
    }
    const isOtherHold = event === "Cargo" && fields["Vessel"] !== "Ship";
    if (!isOtherHold) this.#current.set(String(event), { fields, order: (this.#order += 1) });
  }

  /** A field of the latest line of a kind, unless a later line of another kind may have changed it. */
  field(kind: string, name: string, ...changers: readonly string[]): unknown {
    const found = this.#current.get(kind);
    const isChanged = changers.some((changer) => (this.#current.get(changer)?.order ?? 0) > (found?.order ?? 0));
    return isChanged ? undefined : found?.fields[name];
  }
}

/** Kinds after which the player is in another ship, of which Loadout has not told yet. */
const otherShip = ["ShipyardSwap", "ShipyardNew", "LoadGame"];

/** Kinds that move cargo; Cargo follows them, often later. */
const movesOfCargo =
  "MarketBuy MarketSell BuyDrones SellDrones LaunchDrone CollectCargo EjectCargo MiningRefined CargoDepot CargoTransfer TechnologyBroker EngineerContribution SearchAndRescue ColonisationContribution PowerplayCollect PowerplayDeliver CarrierDepositFuel MissionCompleted Resurrect".split(
    " ",
  );

/** Where each fact is in lines: the kind, the field, and kinds that may change it. */
const sources = {
  "name of the ship": ["Loadout", "ShipName", "SetUserShipName", ...otherShip],
  "hull of the ship": ["Loadout", "Ship", ...otherShip],
  "longest jump": ["Loadout", "MaxJumpRange", ...otherShip],
  rebuy: ["Loadout", "Rebuy", ...otherShip],
  "rank in combat": ["Rank", "Combat", "Promotion"],
  "rank in exploration": ["Rank", "Explore", "Promotion"],
  "progress in trade": ["Progress", "Trade", "Promotion"],
  "reputation with the Empire": ["Reputation", "Empire"],
  credits: ["LoadGame", "Credits"],
  "game mode": ["LoadGame", "GameMode"],
  cargo: ["Cargo", "Count", ...movesOfCargo],
  power: ["Powerplay", "Power", "PowerplayLeave", "PowerplayJoin"],
  "bodies of the system": [
    "FSSDiscoveryScan",
    "BodyCount",
    "Scan",
    "SAAScanComplete",
    "SAASignalsFound",
    "FSSBodySignals",
    "FSDJump",
    "Location",
    "CarrierJump",
  ],
  squadron: ["SquadronStartup", "SquadronName"],
  "last system": ["FSDJump", "StarSystem"],
} as const satisfies Readonly<Record<string, readonly [kind: string, field: string, ...changers: readonly string[]]>>;

/** The name of a fact. */
export type FactName = keyof typeof sources;

/** Each fact as lines tell it; undefined where they do not. */
export function factsInLines(latest: LatestLines): Readonly<Record<FactName, unknown>> {
  const rows = Object.entries(sources).map(([name, [kind, field, ...changers]]) => [
    name,
    latest.field(kind, field, ...changers),
  ]);
  return Object.fromEntries(rows) as Record<FactName, unknown>;
}

/** Each fact as the cockpit shows it. */
export function factsInState(state: CockpitState): Readonly<Record<FactName, unknown>> {
  const { outfit, ranks, game } = state;
  return {
    "name of the ship": outfit?.name,
    "hull of the ship": outfit?.ship,
    "longest jump": outfit?.maxJumpRange,
    rebuy: outfit?.rebuy,
    "rank in combat": ranks?.ranks.Combat,
    "rank in exploration": ranks?.ranks.Explore,
    "progress in trade": ranks?.progress.Trade,
    "reputation with the Empire": state.reputation?.values.Empire,
    credits: game?.credits,
    "game mode": game?.mode,
    cargo: state.hold?.count,
    power: state.pledge?.power,
    "bodies of the system": state.bodies?.bodyCount,
    squadron: state.career.squadron?.SquadronName,
    "last system": state.route.trail.at(-1)?.StarSystem,
  };
}
