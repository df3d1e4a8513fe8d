import { Flags, Flags2, type EventOf, type Kind } from "@shipslog/contract";
import { formatCount, formatInteger, formatDecimal } from "../text/formatNumbers.ts";

/** What each kind says in a few words; the event has passed the contract. */
export const sentences: { readonly [Name in Kind]: (event: EventOf<Name>) => string } = {
  FSDJump: ({ JumpDist, StarSystem, FuelLevel, Population }) =>
    `jumped ${formatDecimal(JumpDist)} ly to ${StarSystem}, fuel ${formatDecimal(FuelLevel)} t, ${sayPopulation(Population)}`,
  Status: (event) => statusWords(event).join(", "),
  Docked: ({ StationName, StationName_Localised, StationType, StarSystem }) =>
    `docked at ${StationName_Localised ?? StationName} (${StationType})${StarSystem === undefined ? "" : ` in ${StarSystem}`}`,
  CommunityGoal: ({ CurrentGoals }) =>
    `${formatCount(CurrentGoals.length, "community goal")}: ${CurrentGoals.map(({ Title }) => Title).join("; ")}`,
  EngineerProgress: ({ Engineers, Engineer, Progress, Rank }) => {
    const rank = Rank === undefined ? undefined : `rank ${Rank}`;
    if (Engineers === undefined) return [Engineer, Progress, rank].filter(Boolean).join(", ");
    const unlocked = Engineers.filter((engineer) => engineer.Progress === "Unlocked");
    return `${formatCount(Engineers.length, "engineer")}, ${unlocked.length} unlocked`;
  },
  Missions: ({ Active, Failed, Complete }) =>
    `${formatCount(Active.length, "mission")} active, ${Failed.length} failed, ${Complete.length} complete`,
  StoredModules: ({ Items, StationName }) => {
    const moving = Items.filter(({ InTransit }) => InTransit === true).length;
    return `${formatCount(Items.length, "module")} stored, seen from ${StationName}${moving > 0 ? `, ${moving} in transit` : ""}`;
  },
  MultiSellExplorationData: ({ Discovered, TotalEarnings }) =>
    `sold data on ${formatCount(Discovered.length, "system")} for ${formatInteger(TotalEarnings)} cr`,
  CargoTransfer: ({ Transfers }) =>
    `moved ${Transfers.map(({ Count, Type, Type_Localised, Direction }) => `${Count} ${Type_Localised ?? Type} ${directions[Direction]}`).join(", ")}`,
  ModuleInfo: ({ Modules }) =>
    Modules === undefined ? "looked at the modules" : `${formatCount(Modules.length, "module")} fitted`,
  NavRoute: ({ Route }) =>
    Route === undefined ? "plotted a route" : `route of ${formatCount(Math.max(0, Route.length - 1), "jump")}`,
  Synthesis: ({ Name }) => `synthesised ${Name}`,
  SquadronStartup: ({ SquadronName, CurrentRank, CurrentRankName }) =>
    `member of ${SquadronName}, ${CurrentRankName ?? `rank ${CurrentRank}`}`,
  SuitLoadout: ({ SuitName, SuitName_Localised, LoadoutName, Modules }) =>
    `on foot in ${displayed(SuitName_Localised, SuitName)}, loadout ${LoadoutName}, ${formatCount(Modules.length, "weapon")}`,
  UpgradeSuit: ({ Name, Name_Localised, Class, Cost }) =>
    `upgraded ${displayed(Name_Localised, Name)} to class ${Class} for ${formatInteger(Cost)} cr`,
  UpgradeWeapon: ({ Name, Name_Localised, Class, Cost }) =>
    `upgraded ${displayed(Name_Localised, Name)} to class ${Class} for ${formatInteger(Cost)} cr`,
};

const directions = { toship: "to the ship", tocarrier: "to the carrier", tosrv: "to the SRV" } as const;

const sayPopulation = (population: number | bigint) =>
  population > 0 ? `population ${formatInteger(population)}` : "uninhabited";

/** The text for people; a symbol the game left unresolved is no better than the internal name (deviation D22). */
function displayed(localised: string | undefined, internal: string): string {
  return localised === undefined || localised.startsWith("$") ? internal : localised;
}

/** The bits of a Status as words, as the specification means them; what stands in brackets there is left out. */
export function statusWords({
  Flags: flags,
  Flags2: flags2 = 0,
}: {
  Flags: number;
  Flags2?: number;
}): readonly string[] {
  const names = [...Flags.decode(flags).names, ...Flags2.decode(flags2).names];
  return names.map((name) => name.replaceAll(/([a-z])([A-Z])/g, "$1 $2"));
}
