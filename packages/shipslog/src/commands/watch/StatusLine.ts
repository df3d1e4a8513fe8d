import {
  Flags,
  Flags2,
  arrivalKinds,
  validate,
  type CompanionEntry,
  type EventEntry,
  type NavRoute,
  type Status,
} from "@shipslog/contract";
import { formatCount } from "@shipslog/contract/internal";
import { oneDecimal } from "../../text/numbers.ts";
import { flagNames } from "@shipslog/contract/words";

/** The current state of ship and player, in one line. */
export class StatusLine {
  #status: Status | undefined;
  #route: NonNullable<NavRoute["Route"]> = [];
  #system: string | undefined;

  /** Updates the state from a journal line. */
  addEvent({ kind, event }: EventEntry): void {
    if (!arrivalKinds.includes(kind)) return;
    const address = event["SystemAddress"];
    if (typeof address === "number" || typeof address === "bigint") this.#system = String(address);
  }

  /** Updates the state from a companion file; an invalid one is ignored. */
  addCompanion({ file, event, state }: CompanionEntry): void {
    const isGone = state === "missing" || state === "empty";
    if (file === "NavRoute.json" && (isGone || event?.["event"] === "NavRouteClear")) this.#route = [];
    const { ok, event: valid } = validate(event, { dialect: "live" });
    if (!ok) return;
    if (valid.event === "Status") this.#status = valid;
    if (valid.event === "NavRoute") this.#route = valid.Route ?? [];
  }

  /** The most important part is first, because a narrow terminal cuts the end. */
  text(): string {
    const status = this.#status;
    if (status === undefined) return "no Status.json yet";
    if (status.Flags === 0 && !status.Flags2) return "in the menu, or the game is not running";
    const parts = [this.#fuelText(status), this.#routeText(), statusWords(status).join(", ").toLowerCase()];
    return parts.filter((part) => part !== "").join(" │ ");
  }

  #fuelText({ Fuel, Oxygen, Health }: Status): string {
    if (Fuel !== undefined) return `fuel ${oneDecimal(Fuel.FuelMain)} t + ${oneDecimal(Fuel.FuelReservoir)}`;
    if (Oxygen === undefined || Health === undefined) return "";
    return `oxygen ${Math.round(Oxygen * 100)} %, health ${Math.round(Health * 100)} %`;
  }

  #routeText(): string {
    const goal = this.#route.at(-1);
    if (goal === undefined) return "";
    // When the ship is not on the route, or its system is unknown, the whole route is ahead.
    const here = this.#route.findIndex(({ SystemAddress }) => String(SystemAddress) === this.#system);
    const jumps = this.#route.length - 1 - Math.max(0, here);
    return jumps === 0 ? "" : `${formatCount(jumps, "jump")} to ${goal.StarSystem}`;
  }
}

/** The set bits of a Status in words. */
function statusWords({ Flags: flags, Flags2: flags2 = 0 }: Status): readonly string[] {
  return [...Flags.decode(flags).names, ...Flags2.decode(flags2).names].map((name) => flagNames[name]);
}
