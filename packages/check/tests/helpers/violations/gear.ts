/** Synthesis, SquadronStartup, SuitLoadout and the two upgrades. */
import { drop, set } from "./DraftFolder.ts";
import { edit, editItem, put, putItem, violation, dropped } from "./DocumentViolation.ts";

const synthesis = [
  violation(
    "Synthesis of FSD",
    "flat",
    "6: synthesis is used to repair or rearm",
    put("Synthesis", { Name: "FSD Basic" }),
  ),
  violation(
    "Synthesis of fuel",
    "flat",
    "6: synthesis is used to repair or rearm",
    put("Synthesis", { Name: "Fuel Basic" }),
  ),
  violation(
    "Synthesis of oxygen",
    "flat",
    "6: synthesis is used to repair or rearm",
    put("Synthesis", { Name: "Life Support" }),
  ),
  violation("Synthesis Materials empty", "plain", "2: Materials", put("Synthesis", { Materials: [] })),
  violation(
    "Synthesis Materials an object",
    "flat",
    "2: Materials | array",
    put("Synthesis", { Materials: { iron: 2 } }),
  ),
  violation("Synthesis Count 0", "plain", "2: Count", putItem("Synthesis", "Materials", { Count: 0 })),
  violation("Synthesis Count negative", "plain", "2: Count", putItem("Synthesis", "Materials", { Count: -2 })),
  violation(
    "Synthesis material twice",
    "improbable",
    "2: Materials",
    edit(
      "Synthesis",
      ({ Materials }) => Materials[0] !== undefined && Materials.push(structuredClone(Materials[0])) > 0,
    ),
  ),
  violation("Synthesis without Name", "flat", "2: Name | R", dropped("Synthesis", "Name")),
];

const squadron = [
  violation("SquadronName absent", "flat", "2: SquadronName | R", dropped("SquadronStartup", "SquadronName")),
  violation("CurrentRank a text", "flat", "2: CurrentRank | integer", put("SquadronStartup", { CurrentRank: "4" })),
  violation("CurrentRank negative", "plain", "2: CurrentRank", put("SquadronStartup", { CurrentRank: -1 })),
  violation(
    "CurrentRankName_Localised alone",
    "flat",
    "1, rule 4",
    edit("SquadronStartup", (line) => {
      drop(line, "CurrentRankName");
      set(line, { CurrentRankName_Localised: "Officer" });
    }),
  ),
  violation(
    "CurrentRankName_Localised in internal form",
    "flat",
    "1, rule 4: display-language form",
    put("SquadronStartup", { CurrentRankName: "$Rank4;", CurrentRankName_Localised: "$Rank4;" }),
  ),
  violation("SquadronStartup after a jump", "improbable", "6: trigger condition not stated here", (folder) => {
    const line = folder.all("SquadronStartup");
    const jump = folder.all("FSDJump")[0];
    if (line.length !== 1 || jump === undefined) return false;
    folder.remove((event) => event === line[0]);
    folder.insertAfter(jump, line[0]!, 2);
    return true;
  }),
];

const suits = [
  violation(
    "SuitMods a text",
    "flat",
    "2: SuitMods | array<string>",
    put("SuitLoadout", { SuitMods: "suit_nightvision" }),
  ),
  violation("SuitMods of numbers", "flat", "2: SuitMods | array<string>", put("SuitLoadout", { SuitMods: [1] })),
  violation(
    "SuitLoadout slot twice",
    "plain",
    "2: SlotName",
    edit(
      "SuitLoadout",
      ({ Modules }) =>
        Modules[0] !== undefined && Modules.push({ ...structuredClone(Modules[0]), SuitModuleID: 5 }) > 0,
    ),
  ),
  violation(
    "SuitLoadout module twice",
    "plain",
    "2: SuitModuleID",
    edit(
      "SuitLoadout",
      ({ Modules }) =>
        Modules[0] !== undefined && Modules.push({ ...structuredClone(Modules[0]), SlotName: "PrimaryWeapon2" }) > 0,
    ),
  ),
  violation(
    "SuitLoadout Class a fraction",
    "flat",
    "2: Class | integer",
    putItem("SuitLoadout", "Modules", { Class: 1.5 }),
  ),
  violation("SuitLoadout Class 0", "improbable", "2: Class", putItem("SuitLoadout", "Modules", { Class: -1 })),
  violation(
    "WeaponMods absent",
    "flat",
    "2: WeaponMods | R",
    editItem("SuitLoadout", "Modules", (module) => drop(module, "WeaponMods")),
  ),
  violation(
    "ModuleName_Localised in internal form",
    "flat",
    "1, rule 4: display-language form",
    putItem("SuitLoadout", "Modules", { ModuleName: "$wpn_a;", ModuleName_Localised: "$wpn_a;" }),
  ),
  violation(
    "SuitName_Localised in internal form",
    "flat",
    "1, rule 4: display-language form",
    put("SuitLoadout", { SuitName: "$flightsuit;", SuitName_Localised: "$flightsuit;" }),
  ),
  violation("one SuitID, another suit later", "plain", "2: SuitID", (folder) => {
    const loadout = folder.last("SuitLoadout");
    if (loadout === undefined) return false;
    const other = loadout.SuitName.startsWith("tactical") ? "explorationsuit_class1" : "tacticalsuit_class1";
    folder.insertAfter(loadout, { ...structuredClone(loadout), SuitName: other, SuitName_Localised: "Another" }, 60);
    return true;
  }),
  violation("upgrade Class a text", "flat", "2: Class (integer R)", put("UpgradeSuit", { Class: "4" })),
  violation("upgrade Cost negative", "plain", "2: Cost", put("UpgradeSuit", { Cost: -1 })),
  violation("upgrade to Class 0", "plain", "6: the player upgrades", put("UpgradeSuit", { Class: 0 })),
  violation(
    "upgrade to the class it has",
    "plain",
    "6: the player upgrades their flight suit",
    edit("UpgradeSuit", (line, folder) => {
      folder.insertAfter(line, structuredClone(line), 20);
    }),
  ),
  violation(
    "upgrade to a lower class",
    "plain",
    "6: the player upgrades their flight suit",
    edit("UpgradeSuit", (line, folder) => {
      folder.insertAfter(line, { ...structuredClone(line), Class: line.Class - 1 }, 20);
    }),
  ),
  violation(
    "weapon upgrade to the class it has",
    "plain",
    "6: presumably a weapon upgrade",
    edit("UpgradeWeapon", (line, folder) => {
      folder.insertAfter(line, structuredClone(line), 20);
    }),
  ),
  violation(
    "weapon upgrade to a lower class",
    "plain",
    "6: presumably a weapon upgrade",
    edit("UpgradeWeapon", (line, folder) => {
      folder.insertAfter(line, { ...structuredClone(line), Class: line.Class - 1 }, 20);
    }),
  ),
  violation("upgrade Resources an object", "flat", "2: Resources (array O)", put("UpgradeSuit", { Resources: {} })),
  violation("upgrade Resources Count 0", "plain", "2: Count", putItem("UpgradeSuit", "Resources", { Count: 0 })),
  violation(
    "upgrade Name_Localised in internal form",
    "flat",
    "1, rule 4: display-language form",
    put("UpgradeWeapon", { Name: "$wpn_a;", Name_Localised: "$wpn_a;" }),
  ),
];

/** Violations in the events about the player's gear and squadron. */
export const gearViolations = [...synthesis, ...squadron, ...suits];
