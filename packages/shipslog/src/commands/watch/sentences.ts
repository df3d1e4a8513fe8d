import { formatCount, groupDigits } from "@shipslog/contract/internal";
import { Flags, Flags2, type EventOfAnyGameByKind, type Kind } from "@shipslog/contract";
import { displayed } from "./fillTemplate.ts";
import { oneDecimal } from "../../text/numbers.ts";

/** A short sentence for each kind. The event is valid, of any game. */
export const sentences: { readonly [Name in Kind]: (event: EventOfAnyGameByKind[Name]) => string } = {
  FSDJump: ({ JumpDist, StarSystem, FuelLevel, Population }) =>
    `jumped ${oneDecimal(JumpDist)} ly to ${StarSystem}, fuel ${oneDecimal(FuelLevel)} t${Population === undefined ? "" : `, ${describePopulation(Population)}`}`,
  Status: (event) => statusWords(event).join(", "),
  Docked: ({ StationName, StationName_Localised, StationType, StarSystem }) =>
    `docked at ${StationName_Localised ?? StationName}${StationType === undefined ? "" : ` (${StationType})`}${StarSystem === undefined ? "" : ` in ${StarSystem}`}`,
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
    `sold data on ${formatCount(Discovered.length, "system")} for ${groupDigits(TotalEarnings)} cr`,
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
    `upgraded ${displayed(Name_Localised, Name)} to class ${Class} for ${groupDigits(Cost)} cr`,
  UpgradeWeapon: ({ Name, Name_Localised, Class, Cost }) =>
    `upgraded ${displayed(Name_Localised, Name)} to class ${Class} for ${groupDigits(Cost)} cr`,
};

const directions = { toship: "to the ship", tocarrier: "to the carrier", tosrv: "to the SRV" } as const;

const describePopulation = (population: number | bigint) =>
  population > 0 ? `population ${groupDigits(population)}` : "uninhabited";

/** The set bits of a Status as words, as the specification names them without the text in brackets. */
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
