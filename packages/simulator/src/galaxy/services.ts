/** A service and its spelling in each dialect; some are not in the specification. */
interface ServiceRow {
  readonly id: string;
  readonly spec?: string;
  /** Undefined for the three services that the specification lists and no real journal has. */
  readonly live?: string;
  /** Whether it came with play on foot or later. */
  readonly isNew?: true;
}

/** All services, in the order of the game (F42). */
export const serviceTable = [
  { id: "dock", spec: "Dock", live: "dock" },
  { id: "autodock", spec: "Autodock", live: "autodock" },
  { id: "blackmarket", spec: "BlackMarket", live: "blackmarket" },
  { id: "commodities", spec: "Commodities", live: "commodities" },
  { id: "contacts", spec: "Contacts", live: "contacts" },
  { id: "exploration", spec: "Exploration", live: "exploration" },
  { id: "initiatives", spec: "Initiatives" },
  { id: "missions", spec: "Missions", live: "missions" },
  { id: "outfitting", spec: "Outfitting", live: "outfitting" },
  { id: "crewlounge", spec: "CrewLounge", live: "crewlounge" },
  { id: "rearm", spec: "Rearm", live: "rearm" },
  { id: "refuel", spec: "Refuel", live: "refuel" },
  { id: "repair", spec: "Repair", live: "repair" },
  { id: "shipyard", spec: "Shipyard", live: "shipyard" },
  { id: "tuning", spec: "Tuning", live: "tuning" },
  { id: "workshop", spec: "Workshop" },
  { id: "engineer", live: "engineer" },
  { id: "missionsgenerated", spec: "MissionsGenerated", live: "missionsgenerated" },
  { id: "facilitator", spec: "Facilitator", live: "facilitator" },
  { id: "research", spec: "Research" },
  { id: "flightcontroller", spec: "FlightController", live: "flightcontroller" },
  { id: "stationoperations", spec: "StationOperations", live: "stationoperations" },
  { id: "ondockmission", spec: "OnDockMission", live: "ondockmission" },
  { id: "powerplay", spec: "Powerplay", live: "powerplay" },
  { id: "searchrescue", spec: "SearchAndRescue", live: "searchrescue" },
  { id: "materialtrader", live: "materialtrader" },
  { id: "techbroker", live: "techBroker" },
  { id: "carriermanagement", spec: "carriermanagement", live: "carriermanagement" },
  { id: "carrierfuel", spec: "carrierfuel", live: "carrierfuel" },
  { id: "carriervendor", spec: "carriervendor", live: "carriervendor" },
  { id: "stationmenu", live: "stationMenu" },
  { id: "shop", spec: "shop", live: "shop" },
  { id: "livery", spec: "livery", live: "livery" },
  { id: "modulepacks", spec: "modulepacks", live: "modulepacks" },
  { id: "voucherredemption", spec: "voucherredemption", live: "voucherredemption" },
  { id: "socialspace", live: "socialspace", isNew: true },
  { id: "bartender", live: "bartender", isNew: true },
  { id: "vistagenomics", live: "vistagenomics", isNew: true },
  { id: "pioneersupplies", live: "pioneersupplies", isNew: true },
  { id: "apexinterstellar", live: "apexinterstellar", isNew: true },
  { id: "frontlinesolutions", live: "frontlinesolutions", isNew: true },
  { id: "registeringcolonisation", live: "registeringcolonisation", isNew: true },
] as const satisfies readonly ServiceRow[];

/** The internal id of a service, the same in both dialects. */
export type Service = (typeof serviceTable)[number]["id"];

const rows: ReadonlyMap<Service, ServiceRow> = new Map(serviceTable.map((row) => [row.id, row]));

/** Returns the spelling of a service in a dialect; undefined when the dialect does not have it. */
export function spelledService(service: Service, dialect: "spec" | "live"): string | undefined {
  return rows.get(service)?.[dialect];
}
