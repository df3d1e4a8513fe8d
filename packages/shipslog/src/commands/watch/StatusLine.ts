import {
  Flags,
  Flags2,
  arrivalKinds,
  validate,
  type CompanionEntry,
  type EventEntry,
  type Flag2Name,
  type FlagName,
  type JsonObject,
  type NavRoute,
  type Status,
} from "@shipslog/contract";
import { formatCount } from "@shipslog/contract/internal";
import { displayName, flagNames, shipName } from "@shipslog/contract/words";
import { oneDecimal } from "../../text/numbers.ts";

/** What one does after a line of a kind, while there is no Status.json; `{}` is the port or the body of the line. */
const doings: Readonly<Record<string, string>> = {
  ApproachBody: "near {}",
  CarrierJump: "docked at {}",
  Disembark: "on foot",
  Docked: "docked at {}",
  Embark: "aboard",
  FSDJump: "supercruise",
  LaunchFighter: "in the fighter",
  LaunchSRV: "driving",
  Liftoff: "flying",
  Location: "docked at {}",
  Shutdown: "left the game",
  StartJump: "jumping",
  SupercruiseEntry: "supercruise",
  SupercruiseExit: "at {}",
  Touchdown: "landed on {}",
  Undocked: "flying",
};

/** The first bit that is set says what one does. */
const doingBits: readonly (readonly [bit: FlagName, doing: string])[] = [
  ["BeingInterdicted", "being interdicted"],
  ["FsdJump", "jumping"],
  ["ScoopingFuel", "scooping fuel"],
  ["Docked", "docked"],
  ["Landed", "landed"],
  ["Supercruise", "supercruise"],
  ["InSRV", "driving"],
  ["InFighter", "in the fighter"],
];

/** Bits that the words before them tell already, or that say nothing to a player. */
const toldBits: ReadonlySet<string> = new Set<FlagName | Flag2Name>([
  ...doingBits.map(([bit]) => bit),
  "AltitudeFromAverageRadius",
  "HasLatLong",
  "InMainShip",
  "OnFoot",
  "ShieldsUp",
]);

/** The current state of ship and player, in one line. */
export class StatusLine {
  #status: Status | undefined;
  #route: NonNullable<NavRoute["Route"]> = [];
  #address: string | undefined;
  #system = "";
  #ship = "";
  #doing = "";
  #port = "";

  /** Updates the state from a journal line. */
  addEvent({ kind, event }: EventEntry): void {
    if (arrivalKinds.includes(kind)) this.#arrive(event);
    if (kind === "LoadGame" || kind === "Loadout") this.#board(event, "Ship", "ShipName");
    if (kind === "ShipyardSwap" || kind === "ShipyardNew") this.#board(event, "ShipType", "");
    if (kind === "SetUserShipName") this.#board(event, "Ship", "UserShipName");
    if (Object.hasOwn(doings, kind)) this.#do(kind, event);
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
    const isIdle = status?.Flags === 0 && !status.Flags2;
    const doing = isIdle ? "in the menu, or the game is not running" : this.#doingText(status);
    const parts = isIdle ? [doing, this.#system, this.#ship] : [this.#system, this.#ship, doing];
    if (status !== undefined && !isIdle) parts.push(this.#fuelText(status));
    parts.push(this.#routeText());
    if (status !== undefined) parts.push(bitWords(status).join(", "));
    const shown = parts.filter((part) => part !== "");
    return shown.length === 0 ? "nothing is known yet" : shown.join(" │ ");
  }

  #arrive(event: JsonObject): void {
    const address = event["SystemAddress"];
    if (typeof address === "number" || typeof address === "bigint") this.#address = String(address);
    this.#system = textIn(event, "StarSystem") || this.#system;
  }

  #board(event: JsonObject, type: string, name: string): void {
    const ship = textIn(event, type);
    if (ship === "" || /suit/i.test(ship)) return;
    this.#ship = textIn(event, name) || textIn(event, `${type}_Localised`) || shipName(ship);
  }

  #do(kind: string, event: JsonObject): void {
    const place = displayName(
      textIn(event, "StationName") || textIn(event, "Body"),
      textIn(event, "StationName_Localised"),
    );
    this.#doing = doingAfter(kind, event, place);
    this.#port = this.#doing.startsWith("docked") ? place : "";
  }

  /** By Status.json where there is one; it does not name the port. */
  #doingText(status: Status | undefined): string {
    if (status === undefined) return this.#doing;
    const set: ReadonlySet<string> = new Set([
      ...Flags.decode(status.Flags).names,
      ...Flags2.decode(status.Flags2 ?? 0).names,
    ]);
    const doing = set.has("OnFoot") ? "on foot" : (doingBits.find(([bit]) => set.has(bit))?.[1] ?? "flying");
    if (doing === "docked" && this.#port !== "") return `docked at ${this.#port}`;
    return status.BodyName === undefined || doing === "docked" ? doing : `${doing}, ${status.BodyName}`;
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
    const here = this.#route.findIndex(({ SystemAddress }) => String(SystemAddress) === this.#address);
    const jumps = this.#route.length - 1 - Math.max(0, here);
    return jumps === 0 ? "" : `${formatCount(jumps, "jump")} to ${goal.StarSystem}`;
  }
}

/** What one does after a line; unknown after a Location in space. */
function doingAfter(kind: string, event: JsonObject, place: string): string {
  if (kind === "Location" && event["Docked"] !== true) return "";
  const isPassenger = event["Taxi"] === true;
  if (kind === "Embark" && isPassenger) return "in a taxi";
  const doing = doings[kind] ?? "";
  return place === "" ? doing.replace(/ (?:at|on|near) \{\}|\{\}/, "") : doing.replace("{}", () => place);
}

function textIn(event: JsonObject, name: string): string {
  const value = event[name];
  return typeof value === "string" && !value.startsWith("$") ? value.trim() : "";
}

/** The other set bits in words, and shields that are down in flight. */
function bitWords({ Flags: flags, Flags2: flags2 = 0 }: Status): readonly string[] {
  const names = [...Flags.decode(flags).names, ...Flags2.decode(flags2).names];
  const words = names.filter((name) => !toldBits.has(name)).map((name) => flagNames[name].toLowerCase());
  const isFlying = names.includes("InMainShip") && !names.includes("Docked");
  return isFlying && !names.includes("ShieldsUp") ? ["shields down", ...words] : words;
}
