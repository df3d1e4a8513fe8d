/** FSDJump: its values, its conditions, and the jump before it. */
import type { EventOf } from "@shipslog/contract";
import { set, type DraftFolder } from "./DraftFolder.ts";
import { ownJumps } from "./triggers.ts";
import { edit, put, violation, dropped } from "./DocumentViolation.ts";

const rule4 = "1, rule 4: X_Localised holds a display-language form of X";

/** The last own jump that follows another one, with or without a landing at a port that does not move between them. */
function laterJump(folder: DraftFolder, isAcrossLanding: boolean): EventOf<"FSDJump"> | undefined {
  const own = ownJumps(folder);
  const between = (jump: EventOf<"FSDJump">, index: number) => {
    const from = index === 0 ? 0 : folder.indexOf(own[index - 1]!);
    return folder.lines.slice(from + 1, folder.indexOf(jump)).map(({ event }) => event);
  };
  return own.findLast((jump, index) => {
    const passed = between(jump, index);
    const landings = passed.filter(({ event }) => event === "Docked") as EventOf<"Docked">[];
    if (index === 0 || passed.some(({ event }) => event === "FSDJump")) return false;
    // A carrier may have jumped with the ship aboard, and a new load may begin elsewhere.
    const isUnknown =
      passed.some(({ event }) => event === "Missions") || landings.some((each) => each.StationType === "FleetCarrier");
    if (isUnknown) return false;
    return isAcrossLanding === landings.length > 0;
  });
}

/** Violations in FSDJump. */
export const jumpViolations = [
  violation("JumpDist wrong", "plain", "2: JumpDist | distance jumped", (folder) => {
    const jump = laterJump(folder, false);
    if (jump === undefined) return false;
    jump.JumpDist *= 1.5;
    return true;
  }),
  violation("JumpDist wrong after a landing", "plain", "2: JumpDist | distance jumped", (folder) => {
    const jump = laterJump(folder, true);
    if (jump === undefined) return false;
    jump.JumpDist *= 1.5;
    return true;
  }),
  violation("JumpDist negative", "plain", "2: JumpDist | distance jumped", put("FSDJump", { JumpDist: -4.5 })),
  violation("FuelUsed negative", "plain", "2: FuelUsed", put("FSDJump", { FuelUsed: -1 })),
  violation("FuelLevel negative", "plain", "2: FuelLevel", put("FSDJump", { FuelLevel: -1 })),
  violation("Population negative", "plain", "2: Population", put("FSDJump", { Population: -5 })),
  violation("Population a fraction", "flat", "2: Population | integer", put("FSDJump", { Population: 1.5 })),
  violation("BodyID a fraction", "flat", "2: BodyID | integer", put("FSDJump", { BodyID: 1.5 })),
  violation("BodyID negative", "improbable", "2: BodyID | integer", put("FSDJump", { BodyID: -1 })),
  violation(
    "SystemAddress negative",
    "improbable",
    "2: SystemAddress | integer",
    put("FSDJump", { SystemAddress: -1 }),
  ),
  violation(
    "SystemAddress as text",
    "flat",
    "2: SystemAddress | integer",
    put("FSDJump", { SystemAddress: "10477373803" }),
  ),
  violation(
    "StarPos of two numbers",
    "flat",
    "2: StarPos | [x, y, z]",
    edit("FSDJump", (jump) => set(jump, { StarPos: jump.StarPos.slice(0, 2) })),
  ),
  violation(
    "StarPos of four numbers",
    "flat",
    "2: StarPos | [x, y, z]",
    edit("FSDJump", (jump) => set(jump, { StarPos: [...jump.StarPos, 1] })),
  ),
  violation("StarPos of texts", "flat", "2: StarPos | array<number>", put("FSDJump", { StarPos: ["1", "2", "3"] })),
  violation(
    "StarPos as an object",
    "flat",
    "2: StarPos | array<number>",
    put("FSDJump", { StarPos: { x: 1, y: 2, z: 3 } }),
  ),
  violation("same system, another position", "plain", "2: StarPos, SystemAddress", (folder) => {
    const jump = ownJumps(folder).at(-1);
    if (jump === undefined) return false;
    const later = structuredClone(jump);
    later.StarPos = [jump.StarPos[0]! + 12, jump.StarPos[1]!, jump.StarPos[2]!];
    later.JumpDist = 12;
    folder.insertAfter(jump, later, 45);
    return true;
  }),
  violation(
    "SystemEconomy no internal form",
    "plain",
    "2: internal form like `$economy_X;`",
    put("FSDJump", { SystemEconomy: "Industrial" }),
  ),
  violation(
    "SystemGovernment no internal form",
    "plain",
    "2: internal form like `$government_X;`",
    put("FSDJump", { SystemGovernment: "Democracy" }),
  ),
  violation(
    "SystemGovernment the form of an economy",
    "plain",
    "2: internal form like `$government_X;`",
    put("FSDJump", { SystemGovernment: "$economy_None;" }),
  ),
  violation("SystemSecurity no internal form", "plain", "2: internal form", put("FSDJump", { SystemSecurity: "Low" })),
  violation("SystemAllegiance absent", "flat", "2: SystemAllegiance | R", dropped("FSDJump", "SystemAllegiance")),
  violation("StarSystem empty", "improbable", "2: destination system name", put("FSDJump", { StarSystem: "" })),
  violation("Taxi a number", "flat", "2: Taxi | boolean", put("FSDJump", { Taxi: 0 })),
  violation("Multicrew a text", "flat", "2: Multicrew | boolean", put("FSDJump", { Multicrew: "false" })),
  violation(
    "Taxi and Multicrew at once",
    "plain",
    "2: inside a taxi; inside another player's ship",
    put("FSDJump", { Taxi: true, Multicrew: true }),
  ),
  violation("BoostUsed a fraction", "flat", "2: BoostUsed | integer", put("FSDJump", { BoostUsed: 0.5 })),
  violation("BoostUsed true", "flat", "2: BoostUsed | integer", put("FSDJump", { BoostUsed: true })),
  violation(
    "Localised holds internal form",
    "flat",
    "1, rule 4: display-language form",
    edit("FSDJump", (jump) => set(jump, { SystemEconomy_Localised: jump.SystemEconomy })),
  ),
  violation(
    "SystemGovernment_Localised in internal form",
    "flat",
    "1, rule 4: display-language form",
    edit("FSDJump", (jump) => set(jump, { SystemGovernment_Localised: jump.SystemGovernment })),
  ),
  violation(
    "SystemSecurity_Localised in internal form",
    "flat",
    "1, rule 4: display-language form",
    edit("FSDJump", (jump) => set(jump, { SystemSecurity_Localised: jump.SystemSecurity })),
  ),
  violation(
    "SystemSecondEconomy_Localised in internal form",
    "flat",
    "1, rule 4: display-language form",
    put("FSDJump", { SystemSecondEconomy: "$economy_None;", SystemSecondEconomy_Localised: "$economy_None;" }),
  ),
  violation("one economy, two texts in one journal", "plain", rule4, (folder) => {
    const texts = folder.all("FSDJump").filter((jump) => jump.SystemEconomy_Localised !== undefined);
    const first = texts.find(
      ({ SystemEconomy }, index) => texts.findIndex((jump) => jump.SystemEconomy === SystemEconomy) < index,
    );
    if (first === undefined) return false;
    first.SystemEconomy_Localised = "Something Else";
    return true;
  }),
  violation("one security, two texts in one journal", "plain", rule4, (folder) => {
    const texts = folder.all("FSDJump").filter((jump) => jump.SystemSecurity_Localised !== undefined);
    const later = texts.find(
      ({ SystemSecurity }, index) => texts.findIndex((jump) => jump.SystemSecurity === SystemSecurity) < index,
    );
    if (later === undefined) return false;
    later.SystemSecurity_Localised = "Another Security";
    return true;
  }),
];
