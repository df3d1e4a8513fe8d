/** A small overlay, as an author would write it: the station, the jumps left on the route, and what is in the tank. */
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
  readonly Fuel?: { readonly FuelMain?: number };
}

export class Overlay {
  station = "";
  jumpsLeft = 0;
  fuelT = 0;
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
