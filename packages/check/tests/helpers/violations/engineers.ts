/** EngineerProgress and Missions. */
import type { EventOf } from "@shipslog/contract";
import { drop, set, type DraftFolder } from "./DraftFolder.ts";
import { edit, put, putItem, violation, dropped, type Break } from "./DocumentViolation.ts";

const updateOf = (folder: DraftFolder): EventOf<"EngineerProgress"> | undefined =>
  folder.all("EngineerProgress").findLast(({ Engineers }) => Engineers === undefined);

/** Changes the update of one engineer. */
const update =
  (change: (line: EventOf<"EngineerProgress">, folder: DraftFolder) => boolean | void): Break =>
  (folder) => {
    const line = updateOf(folder);
    return line !== undefined && change(line, folder) !== false;
  };

const rises = "6: a player increases access to an engineer";

/** Violations in EngineerProgress. */
export const engineerViolations = [
  violation(
    "update without name and id",
    "flat",
    "2: update for one engineer",
    update((line) => drop(line, "Engineer", "EngineerID")),
  ),
  violation(
    "update repeats same state",
    "flat",
    rises,
    update((line, folder) => folder.insertAfter(line, structuredClone(line), 30)),
  ),
  violation(
    "update with id only",
    "improbable",
    "2: update for one engineer",
    update((line) => drop(line, "Engineer")),
  ),
  violation(
    "update with name only",
    "improbable",
    "2: update for one engineer",
    update((line) => drop(line, "EngineerID")),
  ),
  violation(
    "update with nothing but name/id",
    "plain",
    rises,
    update((line) => drop(line, "Progress", "Rank", "RankProgress")),
  ),
  violation(
    "update to a lower rank",
    "flat",
    rises,
    update((line, folder) => folder.insertAfter(line, { ...structuredClone(line), Progress: "Known", Rank: 0 }, 30)),
  ),
  violation("update below the summary", "flat", rises, (folder) => {
    const summary = folder.all("EngineerProgress").find(({ Engineers }) => Engineers !== undefined);
    const engineer = summary?.Engineers?.find(({ Rank }) => Number(Rank) > 1);
    if (summary === undefined || engineer === undefined) return false;
    const { Engineer, EngineerID } = engineer;
    folder.insertAfter(summary, { ...summary, Engineers: undefined, Engineer, EngineerID, Rank: 1 }, 1);
    const added = folder.lines[folder.indexOf(summary) + 1]!.event;
    return drop(added, "Engineers");
  }),
  violation("engineer unlocked, then Invited in the next summary", "plain", rises, (folder) => {
    const summaries = folder.all("EngineerProgress").filter(({ Engineers }) => Engineers !== undefined);
    const later = summaries[1]?.Engineers?.find(({ Progress }) => Progress === "Unlocked");
    if (later === undefined) return false;
    drop(later, "Rank", "RankProgress");
    return set(later, { Progress: "Invited" });
  }),
  violation(
    "engineer twice in summary",
    "plain",
    "2: Engineers | startup summary",
    edit("EngineerProgress", ({ Engineers }) => {
      if (Engineers?.[0] === undefined) return false;
      return Engineers.push(structuredClone(Engineers[0])) > 0;
    }),
  ),
  violation(
    "summary and update in one",
    "flat",
    "2: startup summary; update for one engineer",
    edit("EngineerProgress", (line) => {
      if (line.Engineers === undefined) return false;
      return set(line, { Engineer: "The Dweller", EngineerID: 300_180, Progress: "Known" });
    }),
  ),
  violation(
    "Progress another word",
    "plain",
    "2: values seen: Unlocked, Invited, Known",
    update((line) => set(line, { Progress: "Befriended" })),
  ),
  violation(
    "Progress another word in the summary",
    "plain",
    "3: Unlocked, Invited, Known",
    putItem("EngineerProgress", "Engineers", { Progress: "Befriended" }),
  ),
  violation(
    "Rank a fraction",
    "flat",
    "2: Rank | integer",
    update((line) => set(line, { Rank: 1.5 })),
  ),
  violation(
    "Rank negative",
    "plain",
    "2: Rank",
    update((line) => set(line, { Rank: -1 })),
  ),
  violation(
    "EngineerID a text",
    "flat",
    "2: EngineerID | integer",
    update((line) => set(line, { EngineerID: "300180" })),
  ),
  violation(
    "Engineers an object",
    "flat",
    "2: Engineers | array",
    edit("EngineerProgress", (line) => {
      if (line.Engineers === undefined) return false;
      return set(line, { Engineers: {} });
    }),
  ),
  violation(
    "one EngineerID, two names",
    "plain",
    "2: EngineerID",
    update((line) => set(line, { Engineer: "Somebody Else" })),
  ),
  violation(
    "EngineerProgress of no field",
    "plain",
    "2: startup summary or update",
    update((line) => drop(line, "Engineer", "EngineerID", "Progress", "Rank", "RankProgress")),
  ),
];

const missionOf = (values: Readonly<Record<string, unknown>> = {}) => ({
  MissionID: 900_000_001,
  Name: "Mission_Courier",
  PassengerMission: false,
  Expires: 4000,
  ...values,
});

/** Violations in Missions. */
export const missionViolations = [
  violation(
    "mission Expires 0 in Active",
    "plain",
    "2: seconds left; value 0 seen in Failed",
    put("Missions", { Active: [missionOf({ Expires: 0 })] }),
  ),
  violation(
    "Expires absolute time",
    "improbable",
    "2: Expires | seconds left",
    put("Missions", { Active: [missionOf({ Expires: 1_780_000_000 })] }),
  ),
  violation(
    "mission Expires negative",
    "plain",
    "2: Expires | seconds left",
    put("Missions", { Active: [missionOf({ Expires: -5 })] }),
  ),
  violation(
    "mission Expires a text",
    "flat",
    "2: Expires | integer",
    put("Missions", { Active: [missionOf({ Expires: "4000" })] }),
  ),
  violation(
    "mission Expires a fraction",
    "flat",
    "2: Expires | integer",
    put("Missions", { Active: [missionOf({ Expires: 0.5 })] }),
  ),
  violation(
    "mission in two groups",
    "plain",
    "3: Missions groups",
    put("Missions", { Active: [missionOf()], Complete: [missionOf()] }),
  ),
  violation(
    "mission twice in one group",
    "plain",
    "2: MissionID",
    put("Missions", { Active: [missionOf(), missionOf()] }),
  ),
  violation(
    "mission Failed with time left",
    "plain",
    "2: value 0 seen in Failed",
    put("Missions", { Failed: [missionOf({ Expires: 4000 })] }),
  ),
  violation(
    "mission PassengerMission absent",
    "flat",
    "2: PassengerMission | R",
    put("Missions", { Active: [{ MissionID: 1, Name: "A", Expires: 5 }] }),
  ),
  violation(
    "mission PassengerMission a number",
    "flat",
    "2: PassengerMission | boolean",
    put("Missions", { Active: [missionOf({ PassengerMission: 1 })] }),
  ),
  violation("Missions without Failed", "flat", "2: Active, Failed, Complete: each R", dropped("Missions", "Failed")),
  violation("Missions Complete null", "flat", "2: each an array", put("Missions", { Complete: null })),
  violation(
    "mission Name_Localised in internal form",
    "flat",
    "1, rule 4: display-language form",
    put("Missions", { Active: [missionOf({ Name: "$Mission_A;", Name_Localised: "$Mission_A;" })] }),
  ),
  violation("mission has more time left at the next start", "plain", "2: Expires | seconds left", (folder) => {
    const [later, earlier] = folder.all("Missions").toReversed();
    // All colonisation projects share one id, which is a bigint.
    const mission = earlier?.Active.find(({ MissionID, Expires }) => typeof MissionID === "number" && Expires > 0);
    const again = later?.Active.find(({ MissionID }) => MissionID === mission?.MissionID);
    if (mission === undefined || again === undefined) return false;
    again.Expires = mission.Expires + 5000;
    return true;
  }),
];
