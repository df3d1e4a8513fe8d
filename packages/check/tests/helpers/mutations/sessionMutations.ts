import {
  deleteField,
  mutateEvent,
  onLastEntry,
  setField,
  withChangedField,
  withChangedItem,
  type RuleMutation,
} from "./RuleMutation.ts";

const hyperspaceStart = /"event":"StartJump", "JumpType":"Hyperspace"/;
const toCarrier = /"Transfers":\[ (\{[^}]*"Direction":")tocarrier("[^}]*\})[^\]]*\]/;
const upgradedSuit = /"event":"UpgradeSuit".*"SuitID":(\d+)/;
const otherShip = /"(?:Taxi|Multicrew)":true/;

/** How the rules about sessions are broken, by rule id. */
export const sessionMutations: Readonly<Record<string, readonly RuleMutation[]>> = {
  "amount-range": [
    withChangedItem("StoredModules", "Items", "a grade above five", (item, draw) =>
      item.Level === undefined ? undefined : setField(item, "Level", 6 + draw(10)),
    ),
    withChangedItem("StoredModules", "Items", "a quality above 1", (item, draw) =>
      item.Quality === undefined ? undefined : setField(item, "Quality", 2 + draw(10)),
    ),
    withChangedItem("MultiSellExplorationData", "Discovered", "no body", (item) => setField(item, "NumBodies", 0)),
    withChangedField("Synthesis", "Materials", "none", () => []),
    withChangedField("ModulesInfo.json", "Modules", "none", () => []),
    withChangedItem("FSDJump", "PowerplayConflictProgress", "merits instead of a fraction", (item, draw) =>
      setField(item, "ConflictProgress", 1000 + draw(60_000)),
    ),
  ],
  "carrier-services": [
    mutateEvent("Docked", "the management of a carrier elsewhere", ({ StationType, StationServices }) => {
      if (StationServices === undefined || StationType === "FleetCarrier") return undefined;
      StationServices.push("carriermanagement");
      return `/StationServices/${StationServices.length - 1}`;
    }),
  ],
  "engineer-unnamed": [
    onLastEntry(
      mutateEvent("EngineerProgress", "an update without name and id", (event) => {
        if (event.Engineers !== undefined) return undefined;
        deleteField(event, "Engineer");
        deleteField(event, "EngineerID");
        return "/Engineer";
      }),
    ),
  ],
  "field-alone": [
    mutateEvent("FSDJump", "a state without powers", (event) => {
      if (event.PowerplayState === undefined || event.ControllingPower !== undefined) return undefined;
      return deleteField(event, "Powers") === undefined ? undefined : "/Powers";
    }),
    mutateEvent("FSDJump", "an unoccupied system without progress", (event) => {
      if (event.PowerplayState !== "Unoccupied") return undefined;
      return deleteField(event, "PowerplayConflictProgress") === undefined ? undefined : "/PowerplayConflictProgress";
    }),
    withChangedItem("StoredModules", "Items", "a grade without its modification", (item) =>
      item.EngineerModifications === undefined || item.Quality !== undefined || item.Level === undefined
        ? undefined
        : deleteField(item, "EngineerModifications"),
    ),
    withChangedItem("StoredModules", "Items", "a modification without its grade", (item) =>
      item.EngineerModifications === undefined ? undefined : deleteField(item, "Level"),
    ),
    onLastEntry(
      mutateEvent("EngineerProgress", "an update without the id", (event) =>
        event.Engineers === undefined && deleteField(event, "EngineerID") !== undefined ? "/EngineerID" : undefined,
      ),
    ),
  ],
  "goal-changed": [
    ...["Title", "SystemName", "MarketName"].map((field) =>
      onLastEntry(
        withChangedItem("CommunityGoal", "CurrentGoals", `another ${field}`, (goal) => setField(goal, field, "Other")),
      ),
    ),
    onLastEntry(
      withChangedItem("CommunityGoal", "CurrentGoals", "another end", (goal) =>
        setField(goal, "Expiry", "2036-01-01T00:00:00Z"),
      ),
    ),
  ],
  "goal-ended": [
    withChangedItem("CommunityGoal", "CurrentGoals", "not complete after its end", (goal) =>
      // Another number, so that the line is no repetition.
      goal.IsComplete
        ? setField(goal, "NumContributors", goal.NumContributors + 1) && setField(goal, "IsComplete", false)
        : undefined,
    ),
  ],
  "happiness-band": [
    withChangedItem("FSDJump", "Factions", "the word of another band", (faction) =>
      faction.Happiness_Localised === undefined
        ? undefined
        : setField(faction, "Happiness_Localised", faction.Happiness_Localised === "Happy" ? "Elated" : "Happy"),
    ),
    withChangedItem("FSDJump", "Factions", "a ninth band", (faction) =>
      setField(faction, "Happiness", "$Faction_HappinessBand9;"),
    ),
  ],
  "listed-twice": [
    mutateEvent("Docked", "a service listed again", ({ StationServices }) => {
      const first = StationServices?.[0];
      if (first === undefined || StationServices === undefined) return undefined;
      return `/StationServices/${StationServices.push(first) - 1}`;
    }),
    mutateEvent("EngineerProgress", "an engineer listed again", ({ Engineers }) => {
      const named = Engineers?.find(({ EngineerID }) => EngineerID !== undefined);
      if (named === undefined || Engineers === undefined) return undefined;
      return `/Engineers/${Engineers.push({ ...named }) - 1}/EngineerID`;
    }),
    mutateEvent("MultiSellExplorationData", "a system listed again", ({ Discovered }) => {
      const [first] = Discovered;
      if (first === undefined) return undefined;
      return `/Discovered/${Discovered.push({ ...first }) - 1}/SystemName`;
    }),
    mutateEvent("FSDJump", "a power listed again", ({ PowerplayConflictProgress: contenders }) => {
      const first = contenders?.[0];
      if (first === undefined || contenders === undefined) return undefined;
      return `/PowerplayConflictProgress/${contenders.push({ ...first }) - 1}/Power`;
    }),
  ],
  "localised-differs": [
    onLastEntry(
      mutateEvent("SquadronStartup", "another text for a rank", (event) =>
        event.CurrentRankName_Localised === undefined
          ? undefined
          : `/${setField(event, "CurrentRankName_Localised", "Something else")}`,
      ),
    ),
  ],
  "localised-form": [
    mutateEvent("SquadronStartup", "the internal name of a rank as its text", (event) =>
      event.CurrentRankName_Localised === undefined
        ? undefined
        : `/${setField(event, "CurrentRankName_Localised", "$rank;")}`,
    ),
    mutateEvent("Status.json", "the internal name of a weapon as its text", (event) =>
      event.SelectedWeapon_Localised === undefined
        ? undefined
        : `/${setField(event, "SelectedWeapon_Localised", event.SelectedWeapon)}`,
    ),
  ],
  "name-changed": [
    onLastEntry(
      withChangedItem("EngineerProgress", "Engineers", "another name for an id", (engineer) =>
        engineer.EngineerID === undefined ? undefined : setField(engineer, "Engineer", "Nobody"),
      ),
    ),
    onLastEntry(
      withChangedField("StoredModules", "StationName", "another name for a market", (value) => `${value} II`),
    ),
  ],
  "needless-false": ["Wanted", "ActiveFine"].map((field) =>
    mutateEvent("Docked", `${field} false`, (event) => `/${setField(event, field, false)}`),
  ),
  "nothing-done": [
    withChangedItem("CargoTransfer", "Transfers", "a count of 0", (item) => setField(item, "Count", 0)),
    withChangedField("CargoTransfer", "Transfers", "empty", () => []),
    withChangedField("MultiSellExplorationData", "Discovered", "empty", () => []),
    withChangedField("Docked", "LandingPads", "none", () => ({ Small: 0, Medium: 0, Large: 0 })),
  ],
  "squadron-faction": [
    mutateEvent("FSDJump", "two factions of the squadron", ({ Factions = [] }) => {
      const [first, second] = Factions;
      if (first === undefined || second === undefined) return undefined;
      if (Factions.slice(2).some(({ SquadronFaction }) => SquadronFaction === true)) return undefined;
      first.SquadronFaction = true;
      second.SquadronFaction = true;
      return "/Factions/1/SquadronFaction";
    }),
  ],
  "system-faction": [
    mutateEvent("FSDJump", "a ruler from elsewhere", ({ SystemFaction, Factions }) => {
      if (SystemFaction === undefined || Factions === undefined) return undefined;
      SystemFaction.Name = "Nobody Incorporated";
      return "/SystemFaction/Name";
    }),
    mutateEvent("FSDJump", "another state of the ruler", ({ SystemFaction, Factions }) => {
      if (SystemFaction?.FactionState === undefined || Factions === undefined) return undefined;
      SystemFaction.FactionState = SystemFaction.FactionState === "War" ? "Boom" : "War";
      return "/SystemFaction/FactionState";
    }),
  ],
  "transfer-mixed": [
    {
      what: "to a carrier and to an SRV",
      // Lines alone: Status.json of the same second contradicts an SRV beside a carrier too.
      editLines: (lines, draw) => {
        const transfers = [...lines.keys()].filter((at) => toCarrier.test(lines[at]?.raw ?? ""));
        const at = transfers[draw(Math.max(1, transfers.length))];
        const line = lines[at ?? -1];
        if (line === undefined) return undefined;
        line.raw = line.raw.replace(toCarrier, '"Transfers":[ $1tocarrier$2, $1tosrv$2 ]');
        return at;
      },
    },
  ],
  "address-box": [
    mutateEvent("NavRoute.json", "the last star moved", (event, draw) => {
      const index = (event.Route ?? []).length - 1;
      const star = event.Route?.[index];
      if (star === undefined || index < 1) return undefined;
      const axis = draw(3);
      star.StarPos = star.StarPos.map((each, at) => (at === axis ? each + 5000 : each));
      return `/Route/${index}/StarPos`;
    }),
  ],
  "community-goal-total": [
    onLastEntry(
      withChangedItem("CommunityGoal", "CurrentGoals", "a total that falls to 0", (goal) => {
        if (goal.CurrentTotal < 1) return undefined;
        return setField(goal, "CurrentTotal", 0);
      }),
    ),
  ],
  "conflict-factions": [
    withChangedItem("FSDJump", "Conflicts", "a faction from elsewhere", ({ Faction2 }) => {
      Faction2.Name = "Nobody Incorporated";
      return "Faction2/Name";
    }),
    withChangedItem("FSDJump", "Conflicts", "a faction at war with itself", ({ Faction1, Faction2 }) => {
      Faction2.Name = Faction1.Name;
      return "Faction2/Name";
    }),
  ],
  "controlling-power": [
    withChangedField("FSDJump", "ControllingPower", "a power that is not in the system", (_, __, event) =>
      event.Powers === undefined ? undefined : "Nobody",
    ),
    mutateEvent("FSDJump", "a power in control of an unoccupied system", (event) =>
      event.PowerplayState === "Unoccupied" && event.Powers?.[0] !== undefined
        ? `/${setField(event, "ControllingPower", event.Powers[0])}`
        : undefined,
    ),
  ],
  "docked-elsewhere": [
    withChangedField(
      "Docked",
      "SystemAddress",
      "another system",
      (value, draw) => Number(value) + 8 * (1 + draw(1000)),
    ),
  ],
  "earnings-above": [
    withChangedField(
      "MultiSellExplorationData",
      "TotalEarnings",
      "more",
      (_, draw, event) => event.BaseValue + event.Bonus + 1 + draw(1000),
    ),
  ],
  "earnings-below": [
    withChangedField("MultiSellExplorationData", "TotalEarnings", "a tenth less", (value) =>
      value > 20 ? Math.floor(value * 0.9) : undefined,
    ),
  ],
  "engineer-rank": [
    onLastEntry(
      withChangedItem("EngineerProgress", "Engineers", "a lower rank", (engineer) => {
        if ((engineer.Rank ?? 0) === 0) return undefined;
        return setField(engineer, "Rank", 0);
      }),
    ),
  ],
  "engineer-stage": [
    onLastEntry(
      withChangedItem("EngineerProgress", "Engineers", "an earlier stage", (engineer) => {
        if (engineer.Progress !== "Unlocked") return undefined;
        return setField(engineer, "Progress", "Known");
      }),
    ),
  ],
  "fuel-balance": [
    onLastEntry(
      withChangedField("FSDJump", "FuelLevel", "less than the balance", (value, draw) =>
        value > 1 ? value - 0.01 - draw(99) / 100 : undefined,
      ),
    ),
  ],
  "gear-identity": [
    onLastEntry(
      mutateEvent("SuitLoadout", "another suit under the same id", (event) => {
        // The text of the other suit is a matter of localised-differs.
        deleteField(event, "SuitName_Localised");
        event.SuitName = event.SuitName.startsWith("tactical") ? "utilitysuit_class1" : "tacticalsuit_class1";
        return "/SuitName";
      }),
    ),
  ],
  "goal-once": [
    mutateEvent("CommunityGoal", "a goal listed again", ({ CurrentGoals }) => {
      const [first] = CurrentGoals;
      if (first === undefined) return undefined;
      CurrentGoals.push({ ...first });
      return `/CurrentGoals/${CurrentGoals.length - 1}/CGID`;
    }),
  ],
  "home-system": [
    onLastEntry(
      withChangedItem("FSDJump", "Factions", "a second home", (faction) =>
        faction.SquadronFaction === true && faction.HomeSystem === undefined
          ? setField(faction, "HomeSystem", true)
          : undefined,
      ),
    ),
  ],
  "influence-sum": [
    mutateEvent("FSDJump", "an influence too high", ({ Factions = [] }, draw) => {
      const one = Factions[draw(Math.max(1, Factions.length))];
      if (one === undefined) return undefined;
      one.Influence += 0.01 + draw(50) / 100;
      return "/Factions";
    }),
  ],
  "jump-distance": [
    withChangedField("FSDJump", "JumpDist", "a little longer", (value, draw) => value + 0.01 + draw(1000) / 100),
    withChangedField("FSDJump", "JumpDist", "halved", (value) => (value > 1 ? value / 2 : undefined)),
  ],
  "jump-target": [
    {
      what: "another system in StartJump",
      editLines: (lines, draw) => {
        const starts = [...lines.keys()].filter((at) => hyperspaceStart.test(lines[at]?.raw ?? ""));
        const at = starts[draw(Math.max(1, starts.length))] ?? lines.length;
        const arrival = lines.findIndex(({ raw }, index) => index > at && raw.includes('"event":"FSDJump"'));
        const line = lines[at];
        const isOnlyStart = starts.every((each) => each <= at || each > arrival);
        const isOwn = arrival !== -1 && !otherShip.test(lines[arrival]?.raw ?? "");
        if (line === undefined || !isOwn || !isOnlyStart) return undefined;
        line.raw = line.raw.replace(/("SystemAddress":\d*)(\d)/, (_, before: string, last: string) => {
          return `${before}${(Number(last) + 5) % 10}`;
        });
        return arrival;
      },
    },
  ],
  "mission-expiry": [
    onLastEntry(
      withChangedItem("Missions", "Active", "more time left", (item, draw) => {
        if (item.MissionID > Number.MAX_SAFE_INTEGER || item.Expires === 0) return undefined;
        item.Expires += 60 + draw(10_000);
        return "Expires";
      }),
    ),
  ],
  "mission-failed": [
    withChangedItem("Missions", "Failed", "time left", (item, draw) => {
      return setField(item, "Expires", 1 + draw(1000));
    }),
  ],
  "mission-once": [
    mutateEvent("Missions", "a mission listed again as complete", (event) => {
      const [first] = event.Active;
      if (first === undefined) return undefined;
      event.Complete.push({ ...first });
      return `/Complete/${event.Complete.length - 1}/MissionID`;
    }),
  ],
  "negative-number": [
    withChangedField("SquadronStartup", "CurrentRank", "negative", () => -1),
    withChangedField("UpgradeSuit", "Cost", "negative", (value) => -1 - value),
    withChangedField("Docked", "DistFromStarLS", "negative", (value) => -1 - value),
    withChangedItem("CargoTransfer", "Transfers", "a negative count", (item) => setField(item, "Count", -1)),
    withChangedField("Status.json", "Balance", "negative", (value) => -1 - value),
    withChangedField("Status.json", "PlanetRadius", "negative", (value) => -1 - value),
    withChangedItem("ModulesInfo.json", "Modules", "a negative power", (item) => setField(item, "Power", -3)),
    withChangedItem("Synthesis", "Materials", "a negative count", (item) => setField(item, "Count", -1)),
  ],
  "population-factions": [
    withChangedField(
      "FSDJump",
      "Population",
      "a population without factions, or factions without a population",
      (value) => (value > 0 ? 0 : 1000),
    ),
  ],
  "route-start": [
    onLastEntry(
      mutateEvent("NavRoute.json", "the first star removed", (event) => {
        if (event.Route === undefined || event.Route.length < 3) return undefined;
        event.Route.shift();
        return "/Route/0/SystemAddress";
      }),
    ),
  ],
  "star-grid": [
    onLastEntry(
      mutateEvent("FSDJump", "a rounded coordinate", ({ StarPos }) => {
        const axis = StarPos.findIndex((each) => Math.abs(each) < 1000);
        if (axis === -1) return undefined;
        // Too little for jump-distance to notice.
        StarPos[axis] = (StarPos[axis] ?? 0) + 0.0004;
        return `/StarPos/${axis}`;
      }),
    ),
  ],
  "stored-here": [
    withChangedItem("StoredModules", "Items", "a cost for a module stored here", (item, draw, event) => {
      if (item.MarketID === undefined || item.MarketID !== event.MarketID) return undefined;
      return setField(item, "TransferCost", 100 + draw(1000));
    }),
    withChangedItem("StoredModules", "Items", "a time for a module stored here", (item, draw, event) => {
      if (item.MarketID === undefined || item.MarketID !== event.MarketID) return undefined;
      return setField(item, "TransferTime", 300 + draw(1000));
    }),
  ],
  "stored-in-transit": [
    withChangedItem("StoredModules", "Items", "a location for a module in transit", (item) => {
      if (item.InTransit !== true) return undefined;
      return setField(item, "StarSystem", "Sol");
    }),
    withChangedItem("StoredModules", "Items", "a missing location", (item) => {
      if (item.InTransit === true || item.StarSystem === undefined) return undefined;
      return deleteField(item, "StarSystem");
    }),
  ],
  "stored-market": [
    withChangedField("StoredModules", "MarketID", "another market", (value, _, event) => {
      const other = Number(value) + 1_000_003;
      return event.Items.some(({ MarketID }) => MarketID === value || MarketID === other) ? undefined : other;
    }),
  ],
  "stored-slot": [
    mutateEvent("StoredModules", "the last module in the slot of the first", ({ Items }) => {
      const last = Items.length - 1;
      if (last < 1) return undefined;
      setField(Items[last] ?? {}, "StorageSlot", Items[0]?.StorageSlot);
      return `/Items/${last}/StorageSlot`;
    }),
  ],
  "stored-transfer-cost": [
    withChangedItem("StoredModules", "Items", "a higher cost", (item, draw, event) => {
      if (item.TransferCost === undefined || item.MarketID === event.MarketID) return undefined;
      return setField(item, "TransferCost", Math.ceil(item.TransferCost * 1.1) + 10 + draw(100));
    }),
  ],
  "stored-transfer-time": [
    withChangedItem("StoredModules", "Items", "a longer time", (item, draw, event) => {
      if (item.TransferTime === undefined || item.MarketID === event.MarketID) return undefined;
      item.TransferTime += 10 + draw(100);
      return "TransferTime";
    }),
  ],
  "suit-slots": [
    mutateEvent("SuitLoadout", "a slot used twice", ({ Modules }) => {
      const last = Modules.length - 1;
      if (last < 1) return undefined;
      setField(Modules[last] ?? {}, "SlotName", Modules[0]?.SlotName);
      return `/Modules/${last}/SlotName`;
    }),
  ],
  "system-identity": [
    mutateEvent("Docked", "another name for a known system", (event) => {
      if (event.StarSystem === undefined) return undefined;
      event.StarSystem = `${event.StarSystem} II`;
      return "/StarSystem";
    }),
  ],
  "upgrade-step": [
    {
      what: "a skipped class",
      // The first upgrade of a suit: later ones are compared with the one before, and not with the name.
      editLines: (lines, draw) => {
        const suitAt = (at: number) => upgradedSuit.exec(lines[at]?.raw ?? "")?.[1];
        const upgrades = [...lines.keys()].filter((at) => suitAt(at) !== undefined);
        const firsts = upgrades.filter((at) => upgrades.find((each) => suitAt(each) === suitAt(at)) === at);
        const named = firsts.filter((at) => /_class[2-5]"/.test(lines[at]?.raw ?? ""));
        const at = named[draw(Math.max(1, named.length))];
        const line = lines[at ?? -1];
        if (line === undefined) return undefined;
        line.raw = line.raw.replace(
          /(_class)(\d)"/,
          (_, before: string, digit: string) => `${before}${Number(digit) - 1}"`,
        );
        return at;
      },
    },
    withChangedField("UpgradeWeapon", "Class", "beyond class 5", () => 6),
  ],
  "synthesis-purpose": [withChangedField("Synthesis", "Name", "the jump drive", () => "FSD Basic")],
};
