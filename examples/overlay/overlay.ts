/** A small overlay, as an author would write it: place, jumps left on the route, tank, hull, missions and deaths. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface Star {
  readonly StarSystem: string;
}

/** What the overlay uses of events and of Status.json. */
interface Parsed extends Partial<Star> {
  readonly event?: string;
  readonly StationName?: string;
  readonly Route?: readonly Star[];
  readonly Health?: number;
  readonly HullHealth?: number;
  readonly Fighter?: boolean;
  readonly MissionID?: number;
  readonly Fuel?: { readonly FuelMain?: number };
}

export class Overlay {
  system = "";
  station = "";
  jumpsLeft = 0;
  fuelT = 0;
  hull = 1;
  deaths = 0;
  missions: readonly number[] = [];
  readonly #folder: string;
  #lines = 0;
  #route: readonly Star[] = [];

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Reads what is new in the folder. */
  update(): void {
    const journals = readdirSync(this.#folder).filter((name) => /^Journal.*\.log$/.test(name));
    // The last text is a line that the game is still writing, or nothing.
    const lines = journals.toSorted().flatMap((name) => this.#read(name).split("\r\n").slice(0, -1));
    for (const line of lines.slice(this.#lines)) this.#take(line);
    this.#lines = lines.length;
    this.fuelT = parse(this.#read("Status.json"))?.Fuel?.FuelMain ?? this.fuelT;
  }

  #take(line: string): void {
    const event = parse(line);
    // A game that begins docked writes Location, not Docked.
    if (event?.event === "Docked" || event?.event === "Location") this.station = event.StationName ?? "";
    if (event?.event === "Undocked") this.station = "";
    if (event?.event === "NavRoute") this.#route = parse(this.#read("NavRoute.json"))?.Route ?? [];
    if (event?.event === "NavRouteClear") this.#route = [];
    if (["Location", "FSDJump", "CarrierJump"].includes(event?.event ?? "")) this.system = event?.StarSystem ?? "";
    if (event?.event === "HullDamage" && event.Fighter !== true) this.hull = event.Health ?? this.hull;
    if (event?.event === "Loadout") this.hull = event.HullHealth ?? this.hull;
    if (event?.event === "RepairAll") this.hull = 1;
    if (event?.event === "Died") this.deaths += 1;
    if (event?.event === "MissionAccepted") this.missions = [...this.missions, event.MissionID ?? 0];
    if (event?.event === "MissionCompleted") this.missions = this.missions.filter((id) => id !== event.MissionID);
    const here = this.#route.findIndex(({ StarSystem }) => StarSystem === event?.StarSystem);
    if (event?.event === "FSDJump") this.#route = this.#route.slice(here);
    this.jumpsLeft = Math.max(0, this.#route.length - 1);
  }

  #read(name: string): string {
    const path = join(this.#folder, name);
    return existsSync(path) ? readFileSync(path, "utf8") : "";
  }
}

/** A torn file or a damaged line is no reason to stop. */
function parse(text: string): Parsed | undefined {
  try {
    return JSON.parse(text) as Parsed;
  } catch {
    return undefined;
  }
}
