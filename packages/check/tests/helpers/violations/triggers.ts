/** Events written when the table of part 6 says that they are not. */
import type { EventOf } from "@shipslog/contract";
import { timeOf, timeText, type DraftFolder } from "./DraftFolder.ts";
import { sampleLine, engineerSummaryOf, transfer } from "./sampleLines.ts";
import { edit, violation, type Break } from "./DocumentViolation.ts";

type Jump = EventOf<"FSDJump">;
type Landing = EventOf<"Docked">;

/** Jumps in the player's own ship. */
export const ownJumps = (folder: DraftFolder): Jump[] =>
  folder.all("FSDJump").filter(({ Taxi, Multicrew }) => Taxi !== true && Multicrew !== true);

/** Landings of the player's own ship. */
export const ownLandings = (folder: DraftFolder): Landing[] =>
  folder.all("Docked").filter(({ Taxi, Multicrew }) => Taxi !== true && Multicrew !== true);

/** Whether the journal shows one load of the game only. */
const isOneLoad = (folder: DraftFolder): boolean => folder.all("Missions").length === 1;

/** Adds a line right after an own jump. */
function afterJump(line: (folder: DraftFolder, jump: Jump) => Parameters<DraftFolder["append"]>[0]): Break {
  return (folder) => {
    const jump = ownJumps(folder).at(-1);
    if (jump === undefined) return false;
    folder.insertAfter(jump, line(folder, jump));
    return true;
  };
}

/** Adds a line right after a landing that suits. */
function afterLanding(
  suits: (landing: Landing) => boolean,
  line: (folder: DraftFolder, landing: Landing) => Parameters<DraftFolder["append"]>[0],
): Break {
  return (folder) => {
    const landing = ownLandings(folder).findLast(suits);
    if (landing === undefined) return false;
    folder.insertAfter(landing, line(folder, landing), 5);
    return true;
  };
}

/** A list of stored modules as it would be written at a landing. */
export function storedAt(
  folder: DraftFolder,
  { MarketID = 1, StationName, StarSystem = "Sol" }: Landing,
): EventOf<"StoredModules"> {
  return { ...sampleLine(folder, "StoredModules"), MarketID, StationName, StarSystem, Items: [] };
}

/** Moves the only Missions line to after the jump with this number. */
const moveMissions =
  (jumpNumber: number): Break =>
  (folder) => {
    const jump = folder.all("FSDJump")[jumpNumber];
    const missions = folder.last("Missions");
    if (jump === undefined || missions === undefined || !isOneLoad(folder)) return false;
    folder.remove((event) => event === missions);
    folder.insertAfter(jump, missions, 2);
    return true;
  };

/** Whether Status.json shows the player on foot. */
const isOnFoot = ({ files }: DraftFolder): boolean => ((files["Status.json"]?.Flags2 ?? 0) & 1) === 1;

/** Events at a time that the table of part 6 excludes. */
export const triggerViolations = [
  violation("neither Missions nor Engineers", "flat", "6: at startup", (folder) => {
    // SquadronStartup stays, so the journal begins with a start-up.
    if (folder.all("SquadronStartup").length === 0) return false;
    return folder.remove((event) => event.event === "Missions" || "Engineers" in event);
  }),
  violation("Missions in mid-session (after jumps)", "flat", "6: Missions | at startup", moveMissions(1)),
  violation(
    "Missions before an hour of nothing... after first jump only",
    "flat",
    "6: Missions | at startup",
    moveMissions(0),
  ),
  violation(
    "Missions repeated after every jump, seconds counted right",
    "flat",
    "6: Missions | at startup",
    (folder) => {
      const [first] = folder.all("Missions");
      const jumps = folder.all("FSDJump");
      if (first === undefined || jumps.length < 2 || !isOneLoad(folder)) return false;
      for (const jump of jumps) {
        const copy = structuredClone(first);
        const passed = Math.round((timeOf(jump) + 1000 - timeOf(first)) / 1000);
        for (const mission of copy.Active) mission.Expires = mission.Expires - passed;
        folder.insertAfter(jump, copy);
      }
      return true;
    },
  ),
  violation("summary of engineers repeated after every jump", "flat", "6: EngineerProgress | at startup", (folder) => {
    const summary = engineerSummaryOf(folder);
    const jumps = folder.all("FSDJump");
    if (summary === undefined || jumps.length < 2 || !isOneLoad(folder)) return false;
    for (const jump of jumps) folder.insertAfter(jump, structuredClone(summary));
    return true;
  }),
  violation("summary of engineers moved to after a jump", "flat", "6: EngineerProgress | at startup", (folder) => {
    const summary = folder.all("EngineerProgress").find(({ Engineers }) => Engineers !== undefined);
    const jump = folder.all("FSDJump")[0];
    if (summary === undefined || jump === undefined || !isOneLoad(folder)) return false;
    folder.remove((event) => event === summary);
    folder.insertAfter(jump, summary, 2);
    return true;
  }),
  violation("only the summary of engineers missing", "flat", "6: at startup the Engineers array is written", (folder) =>
    folder.remove((event) => "Engineers" in event),
  ),
  violation("only Missions missing", "flat", "6: Missions | at startup", (folder) =>
    folder.remove(({ event }) => event === "Missions"),
  ),
  violation("Missions twice in one start-up", "plain", "6: Missions | at startup", (folder) => {
    const missions = folder.last("Missions");
    // Otherwise the second one may begin another load.
    if (missions === undefined || timeOf(missions) + 90_000 > timeOf(folder.lines.at(-1)!.event)) return false;
    folder.insertAfter(missions, structuredClone(missions), 1);
    return true;
  }),
  violation("summary of engineers twice in one start-up", "plain", "6: EngineerProgress | at startup", (folder) => {
    const summary = folder.all("EngineerProgress").findLast(({ Engineers }) => Engineers !== undefined);
    if (summary === undefined) return false;
    folder.insertAfter(summary, structuredClone(summary), 0);
    return true;
  }),
  violation(
    "only start-up lines are missing; journal has 3 h of play from load",
    "improbable",
    "6: at startup",
    (folder) => {
      const isStartUp = (event: object) =>
        "Engineers" in event || ["Missions", "SquadronStartup"].includes((event as { event: string }).event);
      return folder.remove(isStartUp);
    },
  ),
  violation("two SquadronStartups, two names", "improbable", "6: trigger condition not stated here", (folder) => {
    const first = folder.last("SquadronStartup");
    if (first === undefined) return false;
    folder.insertAfter(first, { ...structuredClone(first), SquadronName: "Another", SquadronID: 4 });
    return true;
  }),
  violation(
    "stored after a jump without docking",
    "flat",
    "6: StoredModules | first visit to Outfitting",
    afterJump((folder) => sampleLine(folder, "StoredModules")),
  ),
  violation(
    "sell in flight (after jump, not docked)",
    "flat",
    "6: selling exploration data in Cartographics",
    afterJump((folder) => sampleLine(folder, "MultiSellExplorationData")),
  ),
  violation(
    "tocarrier in flight after a jump",
    "flat",
    "6: cargo moves between ship and fleet carrier",
    afterJump(() => transfer("tocarrier")),
  ),
  violation(
    "tocarrier while docked at a Coriolis",
    "flat",
    "6: cargo moves between ship and fleet carrier",
    afterLanding(
      ({ StationType }) => StationType !== "FleetCarrier",
      () => transfer("tocarrier"),
    ),
  ),
  violation(
    "Docked station has no Outfitting, StoredModules written",
    "plain",
    "6: visit to Outfitting",
    edit("StoredModules", (stored, folder) => dropService(folder, folder.indexOf(stored), "Outfitting")),
  ),
  violation(
    "Docked station has no Exploration, data sold",
    "plain",
    "6: selling exploration data in Cartographics",
    edit("MultiSellExplorationData", (sale, folder) => dropService(folder, folder.indexOf(sale), "Exploration")),
  ),
  violation(
    "on foot, last SuitLoadout missing",
    "flat",
    "6: SuitLoadout | starting on foot or disembarking",
    (folder) => {
      const last = folder.last("SuitLoadout");
      return isOnFoot(folder) && last !== undefined && folder.remove((event) => event === last);
    },
  ),
  violation(
    "on foot now, last SuitLoadout before a jump or dock",
    "flat",
    "6: SuitLoadout | disembarking",
    (folder) => {
      const last = folder.last("SuitLoadout");
      if (!isOnFoot(folder) || last === undefined) return false;
      const travel = [...ownJumps(folder), ...ownLandings(folder)].toSorted((a, b) => timeOf(a) - timeOf(b)).at(-1);
      if (travel === undefined || folder.indexOf(travel) > folder.indexOf(last)) return false;
      folder.remove((event) => event === last);
      folder.insert(folder.indexOf(travel), { ...last, timestamp: timeText(timeOf(travel) - 1000) });
      return true;
    },
  ),
  violation(
    "all SuitLoadouts after the first jump removed (on foot now)",
    "flat",
    "6: SuitLoadout | disembarking",
    (folder) => {
      const loadout = folder.last("SuitLoadout");
      const jump = ownJumps(folder)[0];
      const missions = folder.all("Missions")[0];
      if (!isOnFoot(folder) || loadout === undefined || jump === undefined || missions === undefined) return false;
      folder.remove(({ event }) => event === "SuitLoadout");
      folder.insertAfter(missions, loadout);
      return true;
    },
  ),
  violation(
    "on foot without any SuitLoadout",
    "flat",
    "6: SuitLoadout | starting on foot or disembarking",
    (folder) => isOnFoot(folder) && folder.remove(({ event }) => event === "SuitLoadout"),
  ),
  violation("same goals twice", "plain", "6: CommunityGoal | it changed since last time", (folder) => {
    const goals = folder.last("CommunityGoal");
    if (goals === undefined) return false;
    folder.insertAfter(goals, structuredClone(goals), 60);
    return true;
  }),
  violation(
    "same stored modules twice during one stay",
    "flat",
    "6: when the set of stored modules changed",
    (folder) => {
      const stored = folder.last("StoredModules");
      if (stored === undefined) return false;
      folder.insertAfter(stored, structuredClone(stored), 4);
      return true;
    },
  ),
  violation(
    "jump to the same system twice in a row",
    "plain",
    "6: jumping from one star system to another",
    (folder) => {
      const jump = ownJumps(folder).at(-1);
      if (jump === undefined) return false;
      folder.insertAfter(jump, structuredClone(jump), 40);
      return true;
    },
  ),
  violation(
    "jump of no distance",
    "flat",
    "6: jumping from one star system to another",
    edit("FSDJump", (jump) => {
      jump.JumpDist = 0;
    }),
  ),
  violation("Docked twice in a row", "improbable", "6: landing at a pad", (folder) => {
    const landing = ownLandings(folder).at(-1);
    if (landing === undefined) return false;
    folder.insertAfter(landing, structuredClone(landing), 1);
    return true;
  }),
  violation(
    "Docked in a system other than that of the last jump",
    "plain",
    "6: landing at a pad; 2: StarSystem",
    (folder) => {
      const landing = ownLandings(folder).at(-1);
      const before = landing === undefined ? undefined : folder.lines[folder.indexOf(landing) - 1]?.event;
      if (landing === undefined || before?.event !== "FSDJump") return false;
      landing.StarSystem = "Elsewhere";
      landing.SystemAddress = 17;
      return true;
    },
  ),
];

/** Removes a service from the last landing before a line; false when the landing does not list it. */
function dropService(folder: DraftFolder, index: number, service: string): boolean {
  const landing = folder.lines.slice(0, index).findLast(({ event }) => event.event === "Docked")?.event as
    | Landing
    | undefined;
  if (landing?.StationServices?.some((each) => each === service) !== true) return false;
  landing.StationServices = landing.StationServices.filter((each) => each !== service);
  return true;
}
