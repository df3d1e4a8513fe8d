import type { JsonObject, JsonValue } from "@shipslog/contract";

const numberOf = (value: JsonValue | undefined): number => (typeof value === "number" ? value : 0);

/** The hold of the ship as the lines tell it: tonnes in all, and those that belong to a mission. */
export class HoldBook {
  #count: number | undefined;
  /** Whether the player drives the SRV, whose cargo is its own. */
  #isInSrv = false;

  /** Takes a line; returns a complaint when a Cargo line disagrees with the lines before it, or the hold would be negative. */
  take(event: JsonObject): string | undefined {
    if (event["event"] === "Location") this.#isInSrv = event["InSRV"] === true;
    if (event["event"] === "LaunchSRV") this.#isInSrv = true;
    if (event["event"] === "DockSRV") this.#isInSrv = false;
    if (event["event"] === "Resurrect" && event["Option"] === "rebuy") this.#loseAll();
    if (event["event"] === "Cargo") {
      return event["Vessel"] === "Ship" ? this.#compare(numberOf(event["Count"])) : undefined;
    }
    if (this.#count === undefined) return undefined;
    const change = this.#changeBy(event);
    this.#count = change === undefined ? undefined : this.#count + change;
    return (this.#count ?? 0) < 0 ? `the hold has ${this.#count} t after ${event["event"] as string}` : undefined;
  }

  /** A new ship is empty. */
  #loseAll(): void {
    this.#count = 0;
  }

  #compare(count: number): string | undefined {
    const expected = this.#count;
    this.#count = count;
    return expected === undefined || expected === count ? undefined : `Cargo has ${count} t instead of ${expected}`;
  }

  /** Returns the change of the hold; undefined when the line does not tell it. */
  #changeBy(event: JsonObject): number | undefined {
    const count = numberOf(event["Count"]);
    switch (event["event"]) {
      case "MarketBuy":
      case "BuyDrones":
        return count;
      case "MarketSell":
      case "SellDrones":
      case "EjectCargo":
        return -count;
      case "LaunchDrone":
        return -1;
      case "MiningRefined":
        return 1;
      case "CollectCargo":
        return this.#isInSrv ? 0 : 1;
      case "CargoTransfer":
        return transferred(event);
      case "CargoDepot":
        return this.#useDepot(event);
      case "SearchAndRescue":
      case "PowerplayDeliver":
        return -count;
      case "PowerplayCollect":
        return count;
      case "CarrierDepositFuel":
        return -numberOf(event["Amount"]);
      case "ColonisationContribution":
        return -((event["Contributions"] ?? []) as readonly JsonObject[]).reduce(
          (sum, { Amount }) => sum + numberOf(Amount),
          0,
        );
      // The hold of another ship is told by the Cargo line after it.
      case "ShipyardBuy":
      case "ShipyardSwap":
        return undefined;
      default:
        return this.#endMission(event);
    }
  }

  /** A depot gives goods, or takes them; a wing mate changes nothing. */
  #useDepot({ UpdateType, Count }: JsonObject): number {
    const count = numberOf(Count);
    if (UpdateType === "Deliver") return -count;
    return UpdateType === "Collect" ? count : 0;
  }

  #endMission(event: JsonObject): number {
    const rewards = (event["CommodityReward"] ?? []) as readonly JsonObject[];
    return event["event"] === "MissionCompleted" ? rewards.reduce((sum, { Count }) => sum + numberOf(Count), 0) : 0;
  }
}

/** Whether a line ends a mission. */
export function endsMission({ event }: JsonObject): boolean {
  return event === "MissionCompleted" || event === "MissionFailed" || event === "MissionAbandoned";
}

function transferred({ Transfers }: JsonObject): number {
  return ((Transfers ?? []) as readonly JsonObject[]).reduce((sum, { Count, Direction }) => {
    return Direction === "toship" ? sum + numberOf(Count) : sum - numberOf(Count);
  }, 0);
}
