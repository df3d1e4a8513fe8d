/** Situations that no run of kinds shows, counted in the rows of one file. */
import type { Row } from "./readRows.ts";

const empty: Row = { atS: 0, kind: "", values: {}, line: "" };
const runKinds = new Set([
  "MissionAccepted",
  "MissionCompleted",
  "ModuleBuy",
  "MarketBuy",
  "MarketSell",
  "Bounty",
  "CommitCrime",
  "CollectItems",
  "MaterialTrade",
  "MiningRefined",
  "EngineerCraft",
  "MaterialCollected",
  "ReservoirReplenished",
  "HeatWarning",
  "RedeemVoucher",
]);
const outfitting = [
  "ModuleBuy",
  "ModuleSell",
  "ModuleStore",
  "ModuleRetrieve",
  "ModuleSwap",
  "ModuleInfo",
  "StoredModules",
];

/** A row with its neighbours. */
interface Around {
  readonly row: Row;
  readonly last: Row;
  readonly next: Row;
  readonly rows: readonly Row[];
  readonly at: number;
}

type Is = (around: Around) => boolean;

const has =
  (kind: string, pattern: RegExp): Is =>
  ({ row }) =>
    row.kind === kind && pattern.test(row.line);
const pair =
  (first: string, second: string): Is =>
  ({ row, next }) =>
    row.kind === first && next.kind === second;

/** Situations that a row and its neighbours show. */
const seenInRow: Readonly<Record<string, Is>> = {
  "pause: more than 15 minutes without a line": ({ row, last, at }) => at > 0 && row.atS - last.atS > 900,
  "clock: a line older than the one before": ({ row, last, at }) => at > 0 && row.atS < last.atS,
  "trade: Cargo directly after MarketSell": pair("MarketSell", "Cargo"),
  "trade: Cargo directly after MarketBuy": pair("MarketBuy", "Cargo"),
  "trade: MarketBuy directly after MarketSell": pair("MarketSell", "MarketBuy"),
  "order: ShipLocker before its MaterialCollected": (around) =>
    around.row.kind === "MaterialCollected" && isLockerFirst(around),
  "order: MaterialCollected before ShipLocker": (around) =>
    around.row.kind === "MaterialCollected" && !isLockerFirst(around),
  "order: SquadronStartup before LoadGame": pair("SquadronStartup", "LoadGame"),
  "order: SquadronStartup after LoadGame": ({ row, next }) =>
    row.kind === "SquadronStartup" && next.kind !== "LoadGame",
  "order: FSSAllBodiesFound twice": pair("FSSAllBodiesFound", "FSSAllBodiesFound"),
  "order: Location directly after Statistics": pair("Statistics", "Location"),
  "order: Location not followed by Music": ({ row, next }) => row.kind === "Location" && next.kind !== "Music",
  "route: FSDTarget chosen without a new route": ({ row, last }) =>
    row.kind === "FSDTarget" && !["NavRoute", "Music", "StartJump", "NavRouteClear"].includes(last.kind),
  "route: NavRoute not after the music of the map": ({ row, last }) => row.kind === "NavRoute" && last.kind !== "Music",
  "route: cleared by hand": ({ row, rows, at }) =>
    row.kind === "NavRouteClear" && !rows.slice(Math.max(0, at - 4), at).some(({ kind }) => kind === "StartJump"),
  "docking: granted, then given up": ({ row }) => row.kind === "DockingTimeout" || row.kind === "DockingCancelled",
  "docking: Undocked directly after Docked": pair("Docked", "Undocked"),
  "combat: target changes at once": ({ row, next }) =>
    row.kind === "ShipTargeted" && row.values["TargetLocked"] === "false" && next.kind === "ShipTargeted",
  "combat: a bounty shared with others": has("Bounty", /"SharedWithOthers"/),
  "combat: hull below 30 %": ({ row }) =>
    row.kind === "HullDamage" && Number(/"Health": ?([\d.]+)/.exec(row.line)?.[1] ?? 1) < 0.3,
  "death: killed by several": has("Died", /"Killers"/),
  "death: killed by one or by nobody": ({ row }) => row.kind === "Died" && !row.line.includes('"Killers"'),
  "exploration: signals of a ring": has("SAASignalsFound", /Ring"/),
  "exploration: SAASignalsFound repeated without a new map": ({ row, last }) =>
    row.kind === "SAASignalsFound" && last.kind !== "SAAScanComplete",
  "exploration: a body that others have mapped": has("Scan", /"WasMapped": ?true/),
  "exploration: a belt cluster": has("Scan", /Belt Cluster/),
  "exploration: two pages sold in a row": ({ row, next }) =>
    row.kind === "MultiSellExplorationData" && next.kind === row.kind && row.line.includes('"TotalEarnings"'),
  "missions: ten and more are active": ({ row }) =>
    row.kind === "Missions" && row.line.split('"MissionID"').length > 10,
  "missions: a wing mission": has("MissionAccepted", /"Wing": ?true/),
  "cargo: stolen goods": has("Cargo", /"Stolen": ?1/),
  "cargo: stolen goods taken": has("CollectCargo", /"Stolen": ?true/),
  "ship: another ship taken": ({ row, last }) =>
    row.kind === "Loadout" && ["ShipyardSwap", "ShipyardNew", "StoredShips"].includes(last.kind),
  "ship: Loadout after outfitting": ({ row, last }) => row.kind === "Loadout" && outfitting.includes(last.kind),
  "on foot: into the SRV": has("Embark", /"SRV": ?true/),
  "on foot: out of the SRV": has("Disembark", /"SRV": ?true/),
  "on foot: into the ship with crew named": has("Embark", /"Crew"/),
  "place: a system in the Thargoid war": has("FSDJump", /"ThargoidWar"/),
  "place: an empty system": ({ row }) => isPlace(row) && /"Population": ?0/.test(row.line),
  "place: a system with conflicts": ({ row }) => isPlace(row) && row.line.includes('"Conflicts"'),
  "chat: a line of a player": ({ row }) =>
    row.kind === "ReceiveText" && !["npc", "starsystem", undefined].includes(row.values["Channel"]),
  "music: two in one second": ({ row, last, at }) =>
    at > 0 && row.kind === "Music" && last.kind === "Music" && row.atS === last.atS,
  "session: from the menu into the game (Music, Commander)": pair("Music", "Commander"),
};

const isPlace = ({ kind }: Row): boolean => kind === "FSDJump" || kind === "Location";

function isLockerFirst({ row, last, rows, at }: Around): boolean {
  return last.kind === "ShipLocker" && last.atS === row.atS && rows[at - 2]?.kind !== "MaterialCollected";
}

/** Counts the situations of one file that no run of kinds shows, by name. */
export function countPatterns(rows: readonly Row[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  const add = (name: string, count = 1): void => {
    if (count > 0) times.set(name, (times.get(name) ?? 0) + count);
  };
  countFile(rows, add);
  countStates(rows, add);
  for (const [at, row] of rows.entries()) {
    const around: Around = { row, last: rows[at - 1] ?? empty, next: rows[at + 1] ?? empty, rows, at };
    for (const [name, is] of Object.entries(seenInRow)) if (is(around)) add(name);
    const isRun = row.kind === rows[at + 1]?.kind && row.kind === rows[at + 2]?.kind;
    if (isRun && runKinds.has(row.kind)) add(`run: three of ${row.kind}`);
  }
  return times;
}

type Add = (name: string, count?: number) => void;

function countFile(rows: readonly Row[], add: Add): void {
  const loads = rows.filter(({ kind }) => kind === "LoadGame").length;
  add("session: one file holds more than one load (relog to the menu)", loads - 1);
  if (rows.length > 3 && rows.at(-1)?.kind !== "Shutdown") add("session: the file ends without Shutdown");
  if (rows.length <= 3) add("session: a file of at most three lines");
  if (rows.length > 0 && loads === 0) add("session: a file without LoadGame");
  const commanders = rows.flatMap(({ kind, line }) =>
    kind === "Commander" ? (/"FID": ?"([^"]*)"/.exec(line) ?? []) : [],
  );
  if (new Set(commanders.filter((_, at) => at % 2 === 1)).size > 1) add("session: two commanders in one file");
  const seconds = [...Map.groupBy(rows, ({ atS }) => atS).values()].map(({ length }) => length);
  add("burst: 50 lines and more in one second", seconds.filter((lines) => lines >= 50).length);
  add("burst: 150 lines and more in one second", seconds.filter((lines) => lines >= 150).length);
}

/** Counts what depends on lines further back. */
function countStates(rows: readonly Row[], add: Add): void {
  let jumpsAtS: number | undefined;
  let denied = 0;
  let isGranted = false;
  let sampled: string | undefined;
  for (const { atS, kind, values } of rows) {
    if (kind === "StartJump" && values["JumpType"] === "Hyperspace") jumpsAtS = atS;
    if (kind === "FSDJump") jumpsAtS = undefined;
    if (jumpsAtS !== undefined && atS - jumpsAtS > 45) {
      add("jump: StartJump without FSDJump (given up, hyperdiction, end of the game)");
      jumpsAtS = undefined;
    }
    if (kind === "DockingDenied") denied += 1;
    if (kind === "DockingGranted") {
      if (denied >= 3) add("docking: three refusals before the pad");
      denied = 0;
      isGranted = true;
    }
    if (kind === "Docked" && !isGranted) add("docking: Docked without DockingGranted before it in the file");
    if (kind !== "ScanOrganic") continue;
    const isBegun = sampled === "Log" || sampled === "Sample";
    if (values["ScanType"] === "Log" && isBegun) add("organic: a sample is given up for another");
    sampled = values["ScanType"];
  }
}
