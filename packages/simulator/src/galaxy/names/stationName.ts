import type { Chance } from "../../chance/Chance.ts";
import type { StationType } from "../stationTypes.ts";

/** Family names, some with characters beyond ASCII. */
const families = [
  "Abara",
  "Albers",
  "Bianchi",
  "Bright",
  "Castellanos",
  "Chowdhury",
  "Dahl",
  "Demir",
  "Duarte",
  "Ekström",
  "Falk",
  "Ferreira",
  "Gallagher",
  "Grzelak",
  "Haddad",
  "Holm",
  "Ibarra",
  "Ilić",
  "Jansen",
  "Joubert",
  "Kanda",
  "Kowal",
  "Lacroix",
  "Lindgren",
  "Maddox",
  "Marchetti",
  "Mbeki",
  "Moreau",
  "Nakagawa",
  "Novak",
  "Nuñez",
  "Obi",
  "Oduya",
  "Palmer",
  "Petrov",
  "Quispe",
  "Rahman",
  "Reyes",
  "Sandoval",
  "Schäfer",
  "Singhania",
  "Sorensen",
  "Tanaka",
  "Thorne",
  "Ueda",
  "Valdez",
  "Vesely",
  "Whitlock",
  "Yamada",
  "Zielinski",
];

/** Second words of station names, by type. */
const callings: Readonly<Record<StationType, readonly string[]>> = {
  Coriolis: ["Station", "Port", "Dock", "Hub", "Terminal", "Gateway"],
  Orbis: ["Ring", "Orbital", "Enterprise", "Station", "Port"],
  Ocellus: ["Orbital", "Terminal", "Vision", "City", "Dock"],
  Outpost: ["Platform", "Landing", "Mines", "Relay", "Depot", "Vista"],
  AsteroidBase: ["Hollow", "Keep", "Rock"],
  MegaShip: ["Lantern", "Wanderer", "Promise", "Harbour", "Meridian"],
  CraterPort: ["Hub", "Works", "Landing", "Point"],
  CraterOutpost: ["Prospect", "Base", "Camp", "Survey", "Beacon"],
  SurfaceStation: ["Installation", "Settlement", "Plant", "Port"],
  OnFootSettlement: [
    "Botanical Garden",
    "Chemical Works",
    "Mineral Exchange",
    "Research Annex",
    "Solar Array",
    "Freight Yard",
    "Hydroponics Farm",
    "Military Barracks",
    "Drilling Site",
    "Tourist Lodge",
  ],
};

const shipMoods = ["Patient", "Wandering", "Silver", "Unbroken", "Distant", "Quiet"];

/** Draws the name of a station, different from names already taken in its system. */
export function stationName(chance: Chance, type: StationType, taken: readonly string[]): string {
  for (;;) {
    const calling = chance.pick(callings[type]);
    const name =
      type === "MegaShip" ? `The ${chance.pick(shipMoods)} ${calling}` : `${chance.pick(families)} ${calling}`;
    if (!taken.includes(name)) return name;
  }
}

const assets = ["Survey Array", "Relay Yard", "Listening Post", "Fuel Store", "Botanical Vault", "Salvage Claim"];

/** Draws the name of a faction's asset that is not a station: a stake in a conflict. */
export function assetName(chance: Chance): string {
  return `${chance.pick(families)} ${chance.pick(assets)}`;
}
