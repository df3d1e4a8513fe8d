/**
 * Each kind of part 6 in each state of a session. The table says what the words of the document make of it: `+` allowed, `!` against the
 * sentence, `?` against its plain meaning, `~` improbable, `g` only knowledge about the game, `.` not decidable.
 */
import type { EventOf } from "@shipslog/contract";
import { timeText, type AnyEvent, type DraftFolder } from "./DraftFolder.ts";
import { sampleLine, engineerSummaryOf, transfer } from "./sampleLines.ts";
import { ownJumps, storedAt } from "./triggers.ts";
import { violation, type Strength, type DocumentViolation } from "./DocumentViolation.ts";

/** The states, each the end of a clean session of that place; the changes make a state that no place has. */
const states = {
  "in supercruise after a jump": { place: "supercruise" },
  "in deep space after a jump, in a later part of the journal": { place: "deep space" },
  "docked at a station": { place: "docked" },
  "docked at a station without services": { place: "docked", change: dropServices },
  "docked at a fleet carrier": { place: "carrier" },
  "in flight near a planet, by Status.json alone": { place: "planet" },
  "landed after a jump": { place: "landed" },
  "in the SRV after a jump": { place: "srv" },
  "on foot on a planet after a jump": { place: "foot" },
  "on foot in a station": { place: "station" },
  "in a taxi after its jump": { place: "taxi" },
  "in another player's ship after its jump": { place: "crew" },
  "right after a start-up": { place: "two loads" },
} as const satisfies Record<string, { place: string; change?: (folder: DraftFolder) => void }>;

type State = keyof typeof states;

const stateNames = Object.keys(states) as readonly State[];

function dropServices(folder: DraftFolder): void {
  const landing = folder.last("Docked");
  if (landing !== undefined) landing.StationServices = ["Dock", "Autodock", "Contacts", "Refuel"];
}

/** Adds a line at the end of the session; undefined where the session has nothing to make it from. */
type Add = (folder: DraftFolder) => AnyEvent | undefined;

/** The events, and how each is added at the end of a session. */
const added = {
  "Missions alone": (folder) => folder.all("Missions")[0],
  "the summary of engineers alone": engineerSummaryOf,
  SquadronStartup: (folder) => sampleLine(folder, "SquadronStartup"),
  "CommunityGoal with a new total": (folder) => {
    const goals = structuredClone(folder.last("CommunityGoal"));
    for (const goal of goals?.CurrentGoals ?? []) goal.CurrentTotal = goal.CurrentTotal + 12;
    return goals;
  },
  "EngineerProgress: one engineer is now invited": (folder) => {
    const known = engineerSummaryOf(folder)?.Engineers?.find(({ Progress }) => Progress === "Known");
    if (known === undefined) return undefined;
    const { Engineer, EngineerID } = known;
    return { timestamp: "", event: "EngineerProgress", Engineer, EngineerID, Progress: "Invited" };
  },
  StoredModules: (folder) => {
    const landing = folder.last("Docked");
    return landing === undefined ? undefined : storedAt(folder, landing);
  },
  MultiSellExplorationData: (folder) => {
    const sale = sampleLine(folder, "MultiSellExplorationData");
    return {
      ...sale,
      Discovered: [{ SystemName: "Never Sold Before", NumBodies: 3 }],
      BaseValue: 9000,
      Bonus: 0,
      TotalEarnings: 9000,
    };
  },
  "CargoTransfer to the carrier": () => transfer("tocarrier"),
  "CargoTransfer to the SRV": () => transfer("tosrv"),
  "CargoTransfer to the ship": () => transfer("toship"),
  "ModuleInfo with its file": (folder) => {
    const file = folder.files["ModulesInfo.json"];
    if (file?.Modules === undefined) return undefined;
    file.timestamp = timeText(folder.endMs);
    file.Modules = file.Modules.toReversed();
    // The panel on the right is open, where Status.json tells the screen.
    const status = folder.files["Status.json"];
    if (status?.GuiFocus !== undefined) status.GuiFocus = 1;
    return { timestamp: "", event: "ModuleInfo" };
  },
  "NavRoute with its file": (folder) => {
    const file = folder.files["NavRoute.json"];
    const here = folder.last("FSDJump");
    if (file === undefined || here === undefined) return undefined;
    const { StarSystem, SystemAddress, StarPos } = here;
    const target = folder.all("FSDJump").find((jump) => jump.SystemAddress !== SystemAddress);
    if (target === undefined) return undefined;
    file.timestamp = timeText(folder.endMs);
    file.Route = [
      { StarSystem, SystemAddress, StarPos, StarClass: "K" },
      { StarSystem: target.StarSystem, SystemAddress: target.SystemAddress, StarPos: target.StarPos, StarClass: "K" },
    ];
    return { timestamp: "", event: "NavRoute" };
  },
  "NavRoute without its file": () => ({ timestamp: "", event: "NavRoute" }),
  "ModuleInfo without its file": () => ({ timestamp: "", event: "ModuleInfo" }),
  "Synthesis to repair": () => ({
    timestamp: "",
    event: "Synthesis",
    Name: "AFM Refill Basic",
    Materials: [{ Name: "iron", Count: 2 }],
  }),
  "Synthesis of fuel": () => ({
    timestamp: "",
    event: "Synthesis",
    Name: "Fuel Basic",
    Materials: [{ Name: "iron", Count: 2 }],
  }),
  SuitLoadout: (folder) => sampleLine(folder, "SuitLoadout"),
  UpgradeSuit: () => ({
    timestamp: "",
    event: "UpgradeSuit",
    Name: "tacticalsuit_class1",
    SuitID: 1_700_000_000_000_777,
    Class: 2,
    Cost: 1,
  }),
  UpgradeWeapon: () => ({
    timestamp: "",
    event: "UpgradeWeapon",
    Name: "wpn_s_pistol_laser_sauto",
    Class: 2,
    SuitModuleID: 1_700_000_000_000_778,
    Cost: 1,
  }),
  "Docked in the own ship": (folder) => {
    const landing = structuredClone(folder.all("Docked")[0]);
    const here = folder.last("FSDJump");
    if (landing === undefined || here === undefined) return undefined;
    const { StarSystem, SystemAddress } = here;
    return {
      ...landing,
      StationName: "Never Seen Port",
      MarketID: 128_999_001,
      StarSystem,
      SystemAddress,
      Taxi: false,
      Multicrew: false,
    };
  },
  "FSDJump in the own ship": (folder) => {
    const here = folder.last("FSDJump");
    const target = ownJumps(folder).find(({ SystemAddress }) => SystemAddress !== here?.SystemAddress);
    if (here === undefined || target === undefined) return undefined;
    const JumpDist = Math.hypot(...target.StarPos.map((at, axis) => at - here.StarPos[axis]!));
    const jump: EventOf<"FSDJump"> = {
      ...structuredClone(target),
      JumpDist,
      FuelUsed: 0.5,
      FuelLevel: here.FuelLevel - 0.5,
    };
    return jump;
  },
} as const satisfies Record<string, Add>;

type AddedName = keyof typeof added;

/** Written at startup: the other lines of a start-up may follow, so the session goes on until they must have been written. */
const atStartUp: readonly AddedName[] = ["Missions alone", "the summary of engineers alone", "SquadronStartup"];

/** Lets three minutes pass until the goals change. */
function playOn(folder: DraftFolder): boolean {
  const goals = added["CommunityGoal with a new total"](folder);
  if (goals === undefined) return false;
  folder.insertAfter(folder.lines.at(-1)!.event, goals, 180);
  return true;
}

/** The columns are the states in their order above. */
const table: Readonly<Record<AddedName, string>> = {
  "Missions alone": "!!!!!!!!!!!!?",
  "the summary of engineers alone": "!!!!!!!!!!!!?",
  SquadronStartup: "~~~~~~~~~~~~.",
  "CommunityGoal with a new total": "+++++++++++++",
  "EngineerProgress: one engineer is now invited": "+++++++++++++",
  StoredModules: "!!+?+~!!!.?..",
  MultiSellExplorationData: "!!+?.~!!!.?..",
  "CargoTransfer to the carrier": "!!!!+~!!!!?..",
  "CargoTransfer to the SRV": "?~??~~++..?..",
  "CargoTransfer to the ship": "?~??+~++..?..",
  "ModuleInfo with its file": "+++++++.???..",
  "NavRoute with its file": "+++++++++++++",
  "NavRoute without its file": "!!!!!!!!!!!!!",
  "ModuleInfo without its file": "!!!!!!!!!!!!!",
  "Synthesis to repair": "+++++++.....+",
  "Synthesis of fuel": "!!!!!!!!!!!!!",
  SuitLoadout: "?~...~....?..",
  UpgradeSuit: "gg....ggg.g..",
  UpgradeWeapon: "gg....ggg.g..",
  "Docked in the own ship": "?~~~~~???.?..",
  "FSDJump in the own ship": "++???.?????..",
};

const strengthOf: Readonly<Record<string, Strength>> = {
  "!": "flat",
  "?": "plain",
  "~": "improbable",
  g: "game",
  ".": "undecidable",
};

/** Where part 6 speaks about each of them. */
const wordsOf = (name: string): string => `6: ${/\w+/.exec(name)?.[0]} | written when`;

interface Cell {
  readonly verdict: string;
  readonly violation: DocumentViolation;
}

const cells: readonly Cell[] = (Object.keys(table) as readonly AddedName[]).flatMap((name) =>
  stateNames.map((state, column): Cell => {
    const verdict = table[name][column]!;
    const { place, ...rest } = states[state];
    const make = (folder: DraftFolder): boolean => {
      if (folder.name !== place) return false;
      if ("change" in rest) rest.change(folder);
      const event = added[name](folder);
      if (event === undefined) return false;
      folder.append(structuredClone(event));
      return !atStartUp.includes(name) || playOn(folder);
    };
    return {
      verdict,
      violation: violation(`${name}: ${state}`, strengthOf[verdict] ?? "undecidable", wordsOf(name), make),
    };
  }),
);

/** Kinds in states that the document excludes. */
export const forbiddenStates = cells.filter(({ verdict }) => !"+.".includes(verdict)).map((cell) => cell.violation);

/** Kinds in states that the document allows: the strict check must say nothing about them. */
export const allowedStates = cells.filter(({ verdict }) => verdict === "+").map((cell) => cell.violation);

/** Kinds in states about which the document says nothing; nobody is judged by these. */
export const undecidedStates = cells.filter(({ verdict }) => verdict === ".").map((cell) => cell.violation);
