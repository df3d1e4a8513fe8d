import { spelledService } from "../galaxy/services.ts";
import { currentShip } from "../world/GameWorld.ts";
import { eventRow, type FieldsOf } from "./EventRow.ts";
import { withText } from "./withText.ts";

type Service = NonNullable<FieldsOf<"Docked">["StationServices"]>[number];

/** Written when landing at a pad in a station, outpost or surface settlement. */
export const Docked = eventRow({
  kind: "Docked",
  by: ["landOnPad"],
  holdsRawNumbers: true,
  build(world) {
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
        (service) => (spelledService(service, "spec") as Service | undefined) ?? [],
      ),
      ...economies(port.economies),
      DistFromStarLS: port.distanceLs,
      LandingPads: { Small: pads.small, Medium: pads.medium, Large: pads.large },
    };
    if (port.state !== undefined) event.StationState = port.state;
    if (port.allegiance !== "") event.StationAllegiance = port.allegiance;
    if (commander.wantedIn.has(system.address)) event.Wanted = true;
    if (commander.finedIn.size > 0) event.ActiveFine = true;
    if (currentShip(world).hasCockpitBreach) event.CockpitBreach = true;
    return event;
  },
});

/** "Only if the station has a single economy", and "only if multiple economies". */
function economies(
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
