/** Start-ups in journals with several loads, several parts and several files, and files without their lines at several times. */
import type { EventOf } from "@shipslog/contract";
import { timeOf, timeText, type AnyEvent, type DraftFolder } from "./DraftFolder.ts";
import { engineerSummaryOf, sampleLine, transfer } from "./sampleLines.ts";
import { violation, type Break, type DocumentViolation } from "./DocumentViolation.ts";

/** The indexes of the lines at which a load begins: the first of the lines at start-up, each time. */
function loadsOf(folder: DraftFolder): readonly number[] {
  const isStartUp = ({ event, ...rest }: AnyEvent) =>
    event === "Missions" || event === "SquadronStartup" || (event === "EngineerProgress" && "Engineers" in rest);
  return folder.lines.flatMap(({ event }, index) => {
    const before = folder.lines[index - 1]?.event;
    return isStartUp(event) && (before === undefined || !isStartUp(before)) ? [index] : [];
  });
}

/** Makes each load a journal of its own; the document allows that. */
export function splitLoads(folder: DraftFolder): boolean {
  const loads = loadsOf(folder);
  if (loads.length < 2) return false;
  for (const [number, from] of loads.entries()) {
    const to = loads[number + 1] ?? folder.lines.length;
    const name = `Journal.${folder.lines[from]!.event.timestamp.slice(0, 19).replaceAll(":", "")}.01.log`;
    const own = number === 0 ? folder.lines[0]!.file : name;
    for (const line of folder.lines.slice(number === 0 ? 0 : from, to)) line.file = own;
  }
  return true;
}

/** The lines of the load with this number; negative numbers count from the last. */
function linesOfLoad(folder: DraftFolder, number: number): readonly AnyEvent[] {
  const loads = loadsOf(folder);
  const at = number < 0 ? loads.length + number : number;
  const from = loads[at];
  if (from === undefined || loads.length < 2) return [];
  return folder.lines.slice(from, loads[at + 1] ?? folder.lines.length).map(({ event }) => event);
}

const isSummary = (event: AnyEvent): event is EventOf<"EngineerProgress"> => "Engineers" in event;

/** Moves a line of a load to after its first jump. */
const move =
  (number: number, isIt: (event: AnyEvent) => boolean): Break =>
  (folder) => {
    const load = linesOfLoad(folder, number);
    const moved = load.find(isIt);
    const jump = load.find(({ event }) => event === "FSDJump");
    if (moved === undefined || jump === undefined) return false;
    folder.remove((event) => event === moved);
    folder.insertAfter(jump, moved, 2);
    return true;
  };

/** Removes a line from one of several loads. */
const lose =
  (number: number, isIt: (event: AnyEvent) => boolean): Break =>
  (folder) => {
    const load = linesOfLoad(folder, number);
    const gone = load.find(isIt);
    // A load that ends at once may have ended before the line was written.
    if (!load.some(({ event }) => event === "FSDJump" || event === "Docked")) return false;
    return gone !== undefined && folder.remove((event) => event === gone);
  };

/** How long a load goes on after a line, so that the other lines of a start-up must have been written. */
const startUpMs = 90_000;

/** Adds a line after the last line of a kind in a load after which the load goes on. */
const add =
  (number: number, after: string, line: (folder: DraftFolder) => AnyEvent | undefined): Break =>
  (folder) => {
    const load = linesOfLoad(folder, number);
    const endMs = Math.max(...load.map(timeOf));
    const at = load.findLast((event) => event.event === after && timeOf(event) + startUpMs < endMs);
    const added = line(folder);
    if (at === undefined || added === undefined) return false;
    folder.insertAfter(at, structuredClone(added), 2);
    return true;
  };

const isMissions = ({ event }: AnyEvent): boolean => event === "Missions";
const missionsOf = (folder: DraftFolder): AnyEvent | undefined => folder.all("Missions")[0];
const atStartUp = "6: at startup";

/** The same violations in one journal of several loads, and in one journal for each load. */
const everyLoad = [0, 1, -1].flatMap((number): readonly DocumentViolation[] => {
  const load = number === -1 ? "the last load" : `load ${number + 1}`;
  return [
    violation(`Missions missing in ${load} of several`, "plain", atStartUp, lose(number, isMissions)),
    violation(`summary of engineers missing in ${load} of several`, "plain", atStartUp, lose(number, isSummary)),
    violation(`Missions after the first jump of ${load}`, "flat", atStartUp, move(number, isMissions)),
    violation(`summary of engineers after the first jump of ${load}`, "flat", atStartUp, move(number, isSummary)),
    violation(`Missions again after a jump of ${load}`, "flat", atStartUp, add(number, "FSDJump", missionsOf)),
    violation(
      `summary of engineers again after a jump of ${load}`,
      "flat",
      atStartUp,
      add(number, "FSDJump", engineerSummaryOf),
    ),
    violation(`Missions again after a landing of ${load}`, "flat", atStartUp, add(number, "Docked", missionsOf)),
    violation(
      `summary of engineers again after a landing of ${load}`,
      "flat",
      atStartUp,
      add(number, "Docked", engineerSummaryOf),
    ),
    violation(
      `StoredModules after a jump of ${load}`,
      "flat",
      "6: first visit to Outfitting",
      add(number, "FSDJump", (folder) => sampleLine(folder, "StoredModules")),
    ),
    violation(
      `data sold after a jump of ${load}`,
      "flat",
      "6: in Cartographics",
      add(number, "FSDJump", (folder) => sampleLine(folder, "MultiSellExplorationData")),
    ),
    violation(
      `tocarrier after a jump of ${load}`,
      "flat",
      "6: between ship and fleet carrier",
      add(number, "FSDJump", () => transfer("tocarrier")),
    ),
  ];
});

const everyJournal = everyLoad.map(({ name, strength, words, makes }) =>
  violation(
    `${name}, each load a journal`,
    strength,
    words,
    (folder) => splitLoads(folder) && makes.every((make) => make(folder)),
  ),
);

/** Dates a file at a part of the session where no line announces it. */
const written =
  (name: "ModulesInfo.json" | "NavRoute.json", share: number): Break =>
  (folder) => {
    const file = folder.files[name];
    const line = folder.last(name === "NavRoute.json" ? "NavRoute" : "ModuleInfo");
    const last = folder.lines.at(-1);
    if (file === undefined || line === undefined || last === undefined) return false;
    const timeMs = timeOf(line) + (timeOf(last.event) - timeOf(line)) * share;
    // A minute is the reading for how far a file and its line may differ.
    if (timeMs - timeOf(line) < 61_000) return false;
    file.timestamp = timeText(timeMs);
    return true;
  };

const loneFiles = (["ModulesInfo.json", "NavRoute.json"] as const).flatMap((name) =>
  [0.25, 0.5, 0.75, 1].map((share) =>
    violation(
      `${name} written ${share * 100} % of the way from its line to the end`,
      "flat",
      "6: also writes",
      written(name, share),
    ),
  ),
);

/** Variations over loads, journals and files. */
export const loadVariations: readonly DocumentViolation[] = [...everyLoad, ...everyJournal, ...loneFiles];
