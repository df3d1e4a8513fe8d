import type { JsonObject } from "@shipslog/contract";
import { serviceTable, spelledService, type Service } from "../galaxy/services.ts";
import { withText } from "../text/withText.ts";
import { currentShip, type GameWorld } from "../world/GameWorld.ts";
import type { Port } from "../galaxy/Port.ts";
import { isOlder, noTaxis } from "./fields.ts";
import { inContract, line, type FieldsOf } from "./line.ts";

const isAtCarrier = ({ port }: GameWorld): boolean => port?.type === "FleetCarrier";

type SpelledService = NonNullable<FieldsOf<"Docked">["StationServices"]>[number];

/** Written when landing at a pad in a station, outpost or surface settlement. */
export const Docked = line({
  kind: "Docked",
  layout: inContract,
  dialects: {
    spec: {
      by: ["landOnPad"],
      absent: [
        noTaxis,
        {
          fields: ["StarSystem", "SystemAddress"],
          reason: "A fleet carrier moves between systems.",
          isAbsent: isAtCarrier,
        },
        {
          fields: ["StationFaction", "StationGovernment", "StationGovernment_Localised"],
          reason: "A fleet carrier belongs to a player, not to a faction.",
          isAbsent: isAtCarrier,
        },
        {
          fields: ["MarketID"],
          reason: "The port has no commodities market.",
          isAbsent: ({ port }) => port?.services.includes("commodities") === false,
        },
        {
          fields: ["StationServices"],
          reason: "A damaged port offers no services.",
          isAbsent: ({ port }) => port?.state === "Damaged",
        },
        { fields: ["LandingPads"], reason: "An older client does not report landing pads.", isAbsent: isOlder },
      ],
    },
    live: { adapt: adaptDocked },
  },
  build: ({ world }) => dockedFields(world),
});

/** Builds the fields about a port and its services; Location and ApproachSettlement have some of them too. */
export function dockedFields(world: GameWorld): FieldsOf<"Docked"> {
  const { port, system, commander } = world;
  if (port === undefined) throw new Error("Docked requires a port");
  const { faction, government, pads } = port;
  const event: FieldsOf<"Docked"> = {
    ...withText("StationName", port.name, port.text),
    StationType: port.type,
    Taxi: world.aboard === "taxi",
    Multicrew: world.aboard === "host",
    StarSystem: system.name,
    SystemAddress: system.address,
    MarketID: port.marketId,
    StationFaction:
      faction.state === "None" ? { Name: faction.name } : { Name: faction.name, FactionState: faction.state },
    ...withText("StationGovernment", government.symbol, government.text),
    StationServices: port.services.flatMap(
      (service) => (spelledService(service, "spec") as SpelledService | undefined) ?? [],
    ),
    ...economyFields(port.economies),
    DistFromStarLS: port.distanceLs,
    LandingPads: { Small: pads.small, Medium: pads.medium, Large: pads.large },
  };
  if (port.state !== undefined) event.StationState = port.state;
  if (port.allegiance !== "") event.StationAllegiance = port.allegiance;
  if (commander.wantedIn.has(system.address)) event.Wanted = true;
  if (commander.finedIn.size > 0) event.ActiveFine = true;
  if (currentShip(world).hasCockpitBreach) event.CockpitBreach = true;
  return event;
}

/** "Only if the station has a single economy", and "only if multiple economies". */
function economyFields(
  shares: readonly {
    readonly economy: { readonly symbol: string; readonly text: string };
    readonly proportion: number;
  }[],
): Pick<FieldsOf<"Docked">, "StationEconomy" | "StationEconomy_Localised" | "StationEconomies"> {
  const [only] = shares;
  if (only === undefined) return {};
  if (shares.length === 1) return withText("StationEconomy", only.economy.symbol, only.economy.text);
  return {
    StationEconomies: shares.map(({ economy, proportion }) => ({
      ...withText("Name", economy.symbol, economy.text),
      Proportion: proportion,
    })),
  };
}

/** `stationmenu` precedes the services of carriers (596 real carriers, without exception). */
const order: readonly Service[] = serviceTable
  .map(({ id }) => id)
  .flatMap((id) => (id === "stationmenu" ? [] : id === "carriermanagement" ? (["stationmenu", id] as const) : [id]));

/** All of 596 real carriers offer `all`, none offers `none`. */
const carriers = { all: ["engineer", "stationmenu"], none: "carriervendor" } as const;

/** Lists the services of a port in the spelling and order of the game (D12). */
function servicesOf({ services, type }: Port): readonly string[] {
  const isCarrier = type === "FleetCarrier";
  const offered = new Set<Service>([...services, ...(isCarrier ? carriers.all : [])]);
  if (isCarrier) offered.delete(carriers.none);
  return order.filter((service) => offered.has(service)).flatMap((service) => spelledService(service, "live") ?? []);
}

/** Writes services in the game's spelling (D12), and economies always in both forms (D13). */
export function adaptDocked(event: JsonObject, { port }: GameWorld): JsonObject {
  if (port === undefined) throw new Error("Docked requires a port");
  const { economies } = port;
  const [first] = economies;
  // No real port is under repair (1,843 lines).
  const { StationState: state, ...rest } = event;
  return {
    ...(state === "UnderRepairs" || state === undefined ? rest : event),
    StationServices: servicesOf(port),
    ...(first !== undefined && withText("StationEconomy", first.economy.symbol, first.economy.text)),
    StationEconomies: economies.map(({ economy, proportion }) => {
      return { ...withText("Name", economy.symbol, economy.text), Proportion: proportion };
    }),
  };
}
