import {
  deleteField,
  mutateEvent,
  setField,
  withChangedField,
  withChangedItem,
  withField,
  withoutField,
  type RuleMutation,
} from "./RuleMutation.ts";

const wrongTimes = ["yesterday", "2026-02-30T12:00:00Z", "2026-05-01 12:00:00", "2026-05-01T12:00:00+02:00", ""];
const timedKinds = [
  "FSDJump",
  "Docked",
  "Missions",
  "EngineerProgress",
  "SquadronStartup",
  "StoredModules",
  "SuitLoadout",
] as const;
const extendedKinds = [
  "FSDJump",
  "Docked",
  "Missions",
  "SquadronStartup",
  "SuitLoadout",
  "CommunityGoal",
  "Status.json",
] as const;
const renamedKinds = [
  "FSDJump",
  "Docked",
  "Missions",
  "EngineerProgress",
  "SquadronStartup",
  "Synthesis",
  "SuitLoadout",
] as const;

/** How the rules about events are broken, by rule id. */
export const eventMutations: Readonly<Record<string, readonly RuleMutation[]>> = {
  "condition-broken": [
    withChangedItem("CommunityGoal", "CurrentGoals", "a band without a contribution", (goal) =>
      goal.PlayerContribution === 0 ? setField(goal, "PlayerPercentileBand", 75) : undefined,
    ),
    withChangedItem("FSDJump", "Factions", "a home system without a squadron faction", (faction) => {
      if (faction.SquadronFaction !== undefined) return undefined;
      faction.HomeSystem = true;
      return setField(faction, "SquadronFaction", false);
    }),
  ],
  "field-forbidden": [
    mutateEvent("EngineerProgress", "a single update inside the start-up form", (event) => {
      if (event.Engineers === undefined) return undefined;
      event.Progress = "Known";
      return "/Progress";
    }),
    mutateEvent("FSDJump", "a trend for an active state", (event) => {
      const index = (event.Factions ?? []).findIndex((faction) => (faction.ActiveStates?.length ?? 0) > 0);
      if (index === -1 || event.Factions === undefined) return undefined;
      setField(event.Factions[index]?.ActiveStates?.[0] ?? {}, "Trend", 1);
      return `/Factions/${index}/ActiveStates/0/Trend`;
    }),
  ],
  "field-misplaced": [withField("NavRoute", "Route", []), withField("ModuleInfo", "Modules", [])],
  "field-missing": [
    ...(["StarSystem", "JumpDist", "FuelUsed", "Body"] as const).map((field) => withoutField("FSDJump", field)),
    ...(["StationName", "DistFromStarLS"] as const).map((field) => withoutField("Docked", field)),
    withoutField("Missions", "Complete"),
    withoutField("StoredModules", "StationName"),
    withoutField("SquadronStartup", "CurrentRank"),
    withoutField("SuitLoadout", "LoadoutName"),
    withoutField("Synthesis", "Name"),
    withoutField("CargoTransfer", "Transfers"),
    withoutField("MultiSellExplorationData", "Discovered"),
    withoutField("UpgradeSuit", "Cost"),
    withoutField("UpgradeWeapon", "Name"),
    withoutField("Status.json", "Flags"),
    withChangedItem("NavRoute.json", "Route", "a star without its class", (star) => deleteField(star, "StarClass")),
    withChangedItem("ModulesInfo.json", "Modules", "a module without its item", (module) =>
      deleteField(module, "Item"),
    ),
  ],
  "field-needed": [
    withChangedItem("CommunityGoal", "CurrentGoals", "a top rank without the player's place", (goal) =>
      goal.PlayerInTopRank === undefined ? undefined : deleteField(goal, "PlayerInTopRank"),
    ),
    mutateEvent("Docked", "a display text alone", (event) =>
      event.StationGovernment_Localised !== undefined && deleteField(event, "StationGovernment") !== undefined
        ? "/StationGovernment"
        : undefined,
    ),
  ],
  "form-missing": [
    mutateEvent("EngineerProgress", "EngineerProgress without fields", (event) => {
      for (const key of Object.keys(event)) if (key !== "timestamp" && key !== "event") deleteField(event, key);
      return "";
    }),
  ],
  "large-quantity": [
    withChangedField("Status.json", "Balance", "beyond 2^53-1", () => 2n ** 60n),
    withChangedField("FSDJump", "Population", "beyond 2^53-1", (value) => (value > 0 ? 2n ** 60n : undefined)),
  ],
  "not-a-timestamp": timedKinds.map((kind) =>
    withChangedField(kind, "timestamp", "not a time", (_, draw) => wrongTimes[draw(wrongTimes.length)]),
  ),
  "observed-field": [withField("Music", "Colour", "red"), withField("LoadGame", "Colour", "red")],
  "observed-missing": [
    withoutField("Music", "MusicTrack"),
    withoutField("LoadGame", "Commander"),
    withoutField("StartJump", "JumpType"),
  ],
  "observed-type": [
    withChangedField("Music", "MusicTrack", "as a number", () => 42),
    withChangedField("Fileheader", "Odyssey", "as a string", String),
    withChangedField("LoadGame", "Credits", "as a string", String),
    withChangedField("StartJump", "JumpType", "as null", () => null),
  ],
  "out-of-range": [
    withChangedField("Status.json", "Oxygen", "above 1", () => 1.25),
    withChangedField("Status.json", "Health", "above 1", () => 2),
    withChangedField("Status.json", "Flags", "beyond bit 31", (flags) => flags + 2 ** 32),
  ],
  "unknown-bit": [
    withChangedField(
      "Status.json",
      "Flags2",
      "a bit that no table names",
      (value, draw) => value + 2 ** (23 + draw(8)),
    ),
  ],
  "empty-name": [withField("Music", "MusicTrack", "")],
  "implausible-identifier": [withField("Docked", "MarketID", 1e15)],
  "implausible-number": [withField("FuelScoop", "Scooped", 1e12)],
  "misspelt-kind": [
    mutateEvent(["Music", "ReceiveText", "FuelScoop"], "a misspelt event name", (event, draw) => {
      const kind = event["event"] as string;
      const at = draw(kind.length);
      const other = `${kind.slice(0, at)}q${kind.slice(at + 1)}`;
      setField(event, "event", [kind.toLowerCase(), kind.toUpperCase(), other, `${kind}s`][draw(4)]);
      return "/event";
    }),
  ],
  "unknown-field": extendedKinds.map((kind) => withField(kind, "Colour", "red")),
  "unknown-kind": [
    mutateEvent(renamedKinds, "another event name", (event, draw) => {
      setField(event, "event", ["Nonsense", "fsdjump", "Undocked"][draw(3)]);
      return "/event";
    }),
  ],
  "unusual-form": [
    withChangedField("FSDJump", "SystemEconomy", "without $ and ;", () => "None"),
    withChangedField("FSDJump", "SystemGovernment", "without $ and ;", () => "None"),
    withChangedField("FSDJump", "SystemSecurity", "without $ and ;", () => "low"),
    withChangedItem("StoredModules", "Items", "a name without $ and ;", (item) => setField(item, "Name", "engine")),
  ],
  "unusual-timestamp": [
    withChangedField("SquadronStartup", "timestamp", "in the basic form", (time) => time.replaceAll(/[-:]/g, "")),
    withChangedField("EngineerProgress", "timestamp", "with +00:00", (time) => time.replace("Z", "+00:00")),
  ],
  "value-outside-set": [
    withChangedItem("CargoTransfer", "Transfers", "an unknown direction", (item) =>
      setField(item, "Direction", "tomoon"),
    ),
    withChangedField("FSDJump", "PowerplayState", "an unknown state", (_, __, event) =>
      event.PowerplayConflictProgress === undefined ? "Abandoned" : undefined,
    ),
    withChangedItem("FSDJump", "Factions", "an unknown mood", (faction) =>
      faction.Happiness_Localised === undefined ? undefined : setField(faction, "Happiness_Localised", "Grumpy"),
    ),
    withChangedField("Status.json", "GuiFocus", "a thirteenth screen", () => 12),
  ],
  "value-unseen": [
    withChangedItem("FSDJump", "Conflicts", "another sort of conflict", (each) => setField(each, "WarType", "siege")),
    withChangedItem("CommunityGoal", "CurrentGoals", "another band", (goal) => {
      if (goal.PlayerContribution === 0 || goal.PlayerInTopRank === true) return undefined;
      return setField(goal, "PlayerPercentileBand", 60);
    }),
    withChangedItem("EngineerProgress", "Engineers", "another stage", (engineer) =>
      engineer.Progress === undefined ? undefined : setField(engineer, "Progress", "Barred"),
    ),
  ],
  "wrong-form": [
    withChangedField("Docked", "StationGovernment", "without $ and ;", (value) =>
      value.replace(/^\$\w+_(\w+);$/, "$1"),
    ),
    withChangedItem("FSDJump", "Factions", "a mood without $ and ;", (faction) =>
      setField(faction, "Happiness", "Happy"),
    ),
  ],
  "wrong-length": [
    withChangedField("Status.json", "Pips", "one bank more", (pips) => [...pips, 0]),
    withChangedField("Status.json", "Pips", "one bank less", (pips) => pips.slice(1)),
    withChangedField("FSDJump", "StarPos", "two coordinates", (place) => place.slice(0, 2)),
  ],
  "wrong-type": [
    withChangedField("FSDJump", "JumpDist", "as a string", String),
    withChangedField("FSDJump", "Population", "a fraction", (value) => value + 0.5),
    withChangedField("FSDJump", "Body", "as a number", () => 1),
    withChangedField("Docked", "DistFromStarLS", "as a string", String),
    withChangedField("Docked", "StationName", "as null", () => null),
    withChangedField("SuitLoadout", "LoadoutName", "as a number", () => 7),
    withChangedField("SquadronStartup", "CurrentRank", "as a string", String),
    withChangedField("Synthesis", "Name", "as an array", (value) => [value]),
    withChangedField("MultiSellExplorationData", "Discovered", "as an object", () => ({})),
    withChangedField("Status.json", "FireGroup", "as a string", String),
    withChangedField("Status.json", "Balance", "as a fraction", () => 0.5),
    withChangedItem("NavRoute.json", "Route", "a class as a number", (star) => setField(star, "StarClass", 5)),
  ],
};
