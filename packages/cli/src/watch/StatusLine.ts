import {
  arrivalKinds,
  validate,
  type CompanionEntry,
  type EventEntry,
  type NavRoute,
  type Status,
} from "@shipslog/contract";
import { formatCount, formatDecimal } from "../text/formatNumbers.ts";
import { statusWords } from "./sentences.ts";

/** What is known of ship and player right now, and how it is said in one line. */
export class StatusLine {
  #status: Status | undefined;
  #route: NonNullable<NavRoute["Route"]> = [];
  #system: string | undefined;

  /** Takes note of a journal line. */
  hear({ kind, event }: EventEntry): void {
    if (!arrivalKinds.includes(kind)) return;
    const address = event["SystemAddress"];
    if (typeof address === "number" || typeof address === "bigint") this.#system = String(address);
  }

  /** Takes note of a companion file; one that is torn or breaks the contract leaves what is known. */
  see({ file, event, state }: CompanionEntry): void {
    if (file === "NavRoute.json" && (state === "missing" || event?.["event"] === "NavRouteClear")) this.#route = [];
    const { ok, event: valid } = validate(event, { dialect: "live" });
    if (!ok) return;
    if (valid.event === "Status") this.#status = valid;
    if (valid.event === "NavRoute") this.#route = valid.Route ?? [];
  }

  /** The most important first, so that a narrow terminal cuts the least important. */
  words(): string {
    const status = this.#status;
    if (status === undefined) return "no Status.json yet";
    if (status.Flags === 0 && !status.Flags2) return "in the menu, or the game is not running";
    const parts = [this.#sayFuel(status), this.#sayRoute(), statusWords(status).join(", ")];
    return parts.filter((part) => part !== "").join(" │ ");
  }

  #sayFuel({ Fuel, Oxygen, Health }: Status): string {
    if (Fuel !== undefined) return `fuel ${formatDecimal(Fuel.FuelMain)} t + ${formatDecimal(Fuel.FuelReservoir)}`;
    if (Oxygen === undefined || Health === undefined) return "";
    return `oxygen ${Math.round(Oxygen * 100)} %, health ${Math.round(Health * 100)} %`;
  }

  #sayRoute(): string {
    const goal = this.#route.at(-1);
    if (goal === undefined) return "";
    // Off the route, or before any line said where the ship is, the whole route is ahead.
    const here = this.#route.findIndex(({ SystemAddress }) => String(SystemAddress) === this.#system);
    const jumps = this.#route.length - 1 - Math.max(0, here);
    return jumps === 0 ? "" : `${formatCount(jumps, "jump")} to ${goal.StarSystem}`;
  }
}
