/**
 * Fields that name something of the game. None is empty in real journals, in 200 values of four commanders or more each. What
 * a player may name is not among them.
 */
const names =
  "Name|StarSystem|SystemName|System|Body|BodyName|BodyType|StationName|StationEconomy|StationGovernment|" +
  "Ship|ShipType|Slot|SlotName|Item|Module|ModuleName|SuitName|Type|Category|SubCategory|Commodity|Engineer|Label|" +
  "StarClass|StarType|PlanetClass|AtmosphereType|Luminosity|RingClass|ReserveLevel|Region|" +
  "SystemEconomy|SystemSecondEconomy|SystemGovernment|SystemSecurity|FactionState|Government|WarType|PowerplayState|" +
  "SignalName|SignalType|ScanType|JumpType|MusicTrack|Channel|BlueprintName|ExperimentalEffect|EngineerModifications|" +
  "FID|Commander|GameMode|language|gameversion|build|NpcCrewName|CrewRole|Callsign|Filename|" +
  "Genus|Species|Variant|CrimeType|USSType|SRVType|LegalStatus|PilotRank|Vessel|Reason|State|" +
  "DestinationSystem|DestinationStation|NewDestinationSystem|NewDestinationStation|OldDestinationSystem|" +
  "BuyItem|SellItem|StoredItem|Loadout|Subsystem|Power|Trend|ReputationTrend|Effect";
const name = new RegExp(`^(?:${names})$`);
const emptyName = new RegExp(`"(?:${names})" ?: ?""`);

/** Whether a field names something of the game. */
export function isName(field: string): boolean {
  return name.test(field);
}

/** Whether the text of an event may have an empty name. Searching for two quotes is many times faster than a pattern, and most lines have none. */
export function mayHoldEmptyName(raw: string): boolean {
  return raw.includes('""') && emptyName.test(raw);
}
