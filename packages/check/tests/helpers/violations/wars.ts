/** FSDJump: conflicts of factions and the Thargoid war. */
import { set } from "./DraftFolder.ts";
import { editItem, put, putItem, violation } from "./DocumentViolation.ts";

const seen = "2: values seen";

/** Violations in what FSDJump says about wars. */
export const warViolations = [
  violation(
    "Conflict one faction against itself",
    "plain",
    "2: Faction1, Faction2",
    editItem("FSDJump", "Conflicts", (conflict) => {
      conflict.Faction2.Name = conflict.Faction1.Name;
    }),
  ),
  violation(
    "Conflict with a faction that is not there",
    "plain",
    "2: Factions",
    editItem("FSDJump", "Conflicts", (conflict) => {
      conflict.Faction2.Name = "The Unheard Of";
    }),
  ),
  violation("WarType another word", "plain", seen, putItem("FSDJump", "Conflicts", { WarType: "brawl" })),
  violation("Conflict Status another word", "plain", seen, putItem("FSDJump", "Conflicts", { Status: "over" })),
  violation(
    "WonDays a fraction",
    "flat",
    "2: WonDays | integer",
    editItem("FSDJump", "Conflicts", ({ Faction1 }) => set(Faction1, { WonDays: 1.5 })),
  ),
  violation(
    "WonDays negative",
    "plain",
    "2: WonDays",
    editItem("FSDJump", "Conflicts", ({ Faction1 }) => set(Faction1, { WonDays: -1 })),
  ),
  violation("Conflicts an object", "flat", "2: Conflicts | array", put("FSDJump", { Conflicts: {} })),
  violation(
    "ThargoidWar CurrentState unknown",
    "flat",
    "3: Thargoid_Probing, …",
    put("FSDJump", { ThargoidWar: { CurrentState: "Thargoid_Peace", SuccessStateReached: false } }),
  ),
  violation(
    "ThargoidWar CurrentState empty",
    "flat",
    "3: Thargoid_Probing, …",
    put("FSDJump", { ThargoidWar: { CurrentState: "", SuccessStateReached: false } }),
  ),
  violation(
    "NextStateSuccess unknown",
    "flat",
    "2: NextStateSuccess | war state",
    put("FSDJump", {
      ThargoidWar: { CurrentState: "Thargoid_Probing", NextStateSuccess: "None", SuccessStateReached: false },
    }),
  ),
  violation(
    "NextStateFailure unknown",
    "flat",
    "2: NextStateFailure | war state",
    put("FSDJump", {
      ThargoidWar: { CurrentState: "Thargoid_Probing", NextStateFailure: "Thargoid", SuccessStateReached: false },
    }),
  ),
  violation(
    "ThargoidWar without SuccessStateReached",
    "flat",
    "2: SuccessStateReached | R",
    put("FSDJump", { ThargoidWar: { CurrentState: "Thargoid_Probing" } }),
  ),
  violation(
    "EstimatedRemainingTime a number",
    "flat",
    "2: free text duration",
    put("FSDJump", {
      ThargoidWar: { CurrentState: "Thargoid_Probing", SuccessStateReached: false, EstimatedRemainingTime: 7 },
    }),
  ),
  violation(
    "RemainingPorts a fraction",
    "flat",
    "2: RemainingPorts | integer",
    put("FSDJump", {
      ThargoidWar: { CurrentState: "Thargoid_Probing", SuccessStateReached: false, RemainingPorts: 0.5 },
    }),
  ),
  violation(
    "Happiness_Localised without Happiness",
    "flat",
    "2: Happiness | R",
    editItem("FSDJump", "Factions", (faction) => Reflect.deleteProperty(faction, "Happiness")),
  ),
];
