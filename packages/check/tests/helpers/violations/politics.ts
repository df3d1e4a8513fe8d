/** FSDJump: factions and powers. */
import { set } from "./DraftFolder.ts";
import { edit, editItem, put, putItem, violation } from "./DocumentViolation.ts";

const rule4 = "1, rule 4: X_Localised holds a display-language form of X";

/** Violations in what FSDJump says about who holds a system. */
export const politicsViolations = [
  violation(
    "band 1 but Despondent",
    "improbable",
    rule4,
    editItem("FSDJump", "Factions", (faction) =>
      set(faction, { Happiness: "$Faction_HappinessBand1;", Happiness_Localised: "Despondent" }),
    ),
  ),
  violation(
    "same Happiness band, two words in one event",
    "plain",
    rule4,
    edit("FSDJump", ({ Factions }) => {
      const first = Factions?.[0];
      const second = Factions?.[1];
      if (first === undefined || second === undefined) return false;
      set(first, { Happiness: "$Faction_HappinessBand2;", Happiness_Localised: "Happy" });
      return set(second, { Happiness: "$Faction_HappinessBand2;", Happiness_Localised: "Elated" });
    }),
  ),
  violation(
    "Happiness Band9",
    "plain",
    "2: `$Faction_HappinessBandN;` with five words",
    putItem("FSDJump", "Factions", { Happiness: "$Faction_HappinessBand9;" }),
  ),
  violation(
    "Happiness without its form",
    "flat",
    "2: internal form `$Faction_HappinessBandN;`",
    putItem("FSDJump", "Factions", { Happiness: "Happy" }),
  ),
  violation(
    "Happiness band without a number",
    "flat",
    "2: internal form `$Faction_HappinessBandN;`",
    putItem("FSDJump", "Factions", { Happiness: "$Faction_HappinessBand;" }),
  ),
  violation(
    "Happiness_Localised another word",
    "flat",
    "2: one of Elated, Happy, Discontented, Unhappy, Despondent",
    putItem("FSDJump", "Factions", { Happiness_Localised: "Content" }),
  ),
  violation(
    "Happiness_Localised in lower case",
    "flat",
    "2: one of Elated, Happy, …",
    putItem("FSDJump", "Factions", { Happiness_Localised: "happy" }),
  ),
  violation(
    "Happiness_Localised empty",
    "flat",
    "2: one of Elated, Happy, …",
    putItem("FSDJump", "Factions", { Happiness_Localised: "" }),
  ),
  violation(
    "two SquadronFactions",
    "plain",
    "2: player's squadron is aligned to this faction",
    edit("FSDJump", ({ Factions }) => {
      const first = Factions?.[0];
      const second = Factions?.[1];
      if (first === undefined || second === undefined) return false;
      set(first, { SquadronFaction: true });
      return set(second, { SquadronFaction: true });
    }),
  ),
  violation(
    "HomeSystem with SquadronFaction false",
    "flat",
    "2: only for the squadron faction",
    putItem("FSDJump", "Factions", { SquadronFaction: false, HomeSystem: true }),
  ),
  violation(
    "ActiveStates with a Trend",
    "flat",
    "3: an entry in ActiveStates has no Trend",
    putItem("FSDJump", "Factions", { ActiveStates: [{ State: "Boom", Trend: 1 }] }),
  ),
  violation(
    "PendingStates without a Trend",
    "flat",
    "3: an entry in PendingStates has a Trend",
    putItem("FSDJump", "Factions", { PendingStates: [{ State: "Boom" }] }),
  ),
  violation(
    "RecoveringStates without a Trend",
    "flat",
    "3: an entry in RecoveringStates has a Trend",
    putItem("FSDJump", "Factions", { RecoveringStates: [{ State: "Boom" }] }),
  ),
  violation(
    "Trend a fraction",
    "flat",
    "2: Trend | integer",
    putItem("FSDJump", "Factions", { PendingStates: [{ State: "Boom", Trend: 0.5 }] }),
  ),
  violation(
    "States as texts",
    "flat",
    "2: ActiveStates | elements: State",
    putItem("FSDJump", "Factions", { ActiveStates: ["Boom"] }),
  ),
  violation(
    "Factions as an object",
    "flat",
    "2: Factions | array of Faction",
    put("FSDJump", { Factions: { Name: "A" } }),
  ),
  violation("Influence a text", "flat", "2: Influence | number", putItem("FSDJump", "Factions", { Influence: "0.5" })),
  violation("Influence above 1", "game", "2: Influence", putItem("FSDJump", "Factions", { Influence: 5 })),
  violation("Influence negative", "plain", "2: Influence", putItem("FSDJump", "Factions", { Influence: -0.2 })),
  violation(
    "faction twice",
    "plain",
    "2: Factions | array of Faction",
    edit("FSDJump", ({ Factions }) => {
      if (Factions?.[0] === undefined) return false;
      return Factions.push(structuredClone(Factions[0])) > 0;
    }),
  ),
  violation(
    "SystemFaction not in Factions",
    "plain",
    "2: controlling faction",
    edit("FSDJump", ({ SystemFaction, Factions }) => {
      if (SystemFaction === undefined || Factions === undefined) return false;
      SystemFaction.Name = "The Unheard Of";
      return true;
    }),
  ),
  violation(
    "SystemFaction state differs from Factions",
    "plain",
    "2: FactionState",
    edit("FSDJump", ({ SystemFaction, Factions }) => {
      const own = Factions?.find(({ Name }) => Name === SystemFaction?.Name);
      if (SystemFaction === undefined || own === undefined) return false;
      SystemFaction.FactionState = own.FactionState === "Boom" ? "Outbreak" : "Boom";
      return true;
    }),
  ),
  violation(
    "SystemFaction a text",
    "flat",
    "2: SystemFaction | object",
    put("FSDJump", { SystemFaction: "The Party" }),
  ),
  violation("SystemFaction without Name", "flat", "2: Name (string, R)", put("FSDJump", { SystemFaction: {} })),
  violation(
    "PowerplayState unknown",
    "flat",
    "2: values: Unoccupied, Contested, Exploited, Fortified, Stronghold",
    put("FSDJump", { PowerplayState: "Controlled" }),
  ),
  violation(
    "PowerplayState in lower case",
    "flat",
    "2: values: Unoccupied, …",
    put("FSDJump", { PowerplayState: "exploited" }),
  ),
  violation("PowerplayState empty", "flat", "2: values: Unoccupied, …", put("FSDJump", { PowerplayState: "" })),
  violation("Powers a text", "flat", "2: Powers | array<string>", put("FSDJump", { Powers: "Aisling Duval" })),
  violation(
    "Powers twice the same",
    "plain",
    "2: Powers",
    put("FSDJump", { Powers: ["Aisling Duval", "Aisling Duval"] }),
  ),
  violation(
    "Powers empty",
    "improbable",
    "2: Powers | present when the system is involved",
    put("FSDJump", { Powers: [] }),
  ),
  violation(
    "ControllingPower not among Powers",
    "plain",
    "2: Powers; ControllingPower",
    edit("FSDJump", (jump) => {
      if (jump.ControllingPower === undefined || jump.Powers === undefined) return false;
      jump.ControllingPower = "Nobody At All";
      return true;
    }),
  ),
  violation(
    "ControllingPower without Powers",
    "plain",
    "2: Powers | present when the system is involved",
    edit("FSDJump", (jump) => {
      if (jump.ControllingPower === undefined || jump.Powers === undefined) return false;
      return Reflect.deleteProperty(jump, "Powers");
    }),
  ),
  violation(
    "Powers absent though PowerplayState there",
    "improbable",
    "2: Powers | present when the system is involved",
    edit("FSDJump", (jump) => {
      const { PowerplayState, Powers, ControllingPower } = jump;
      if (PowerplayState === undefined || Powers === undefined || ControllingPower !== undefined) return false;
      return Reflect.deleteProperty(jump, "Powers");
    }),
  ),
  violation(
    "Unoccupied with ControllingPower",
    "plain",
    "2: PowerplayState | Unoccupied",
    edit("FSDJump", (jump) => {
      if (jump.PowerplayState !== "Unoccupied") return false;
      jump.ControllingPower = jump.Powers?.[0] ?? "Aisling Duval";
      return true;
    }),
  ),
  violation(
    "Unoccupied, two Powers, no ConflictProgress",
    "plain",
    "2: present when the system is unoccupied and one or more powers contend",
    edit("FSDJump", (jump) => {
      if (jump.PowerplayState !== "Unoccupied" || (jump.Powers?.length ?? 0) < 2) return false;
      return Reflect.deleteProperty(jump, "PowerplayConflictProgress");
    }),
  ),
  violation(
    "ConflictProgress in an exploited system",
    "flat",
    "2: present when the system is unoccupied",
    put("FSDJump", {
      PowerplayState: "Exploited",
      PowerplayConflictProgress: [{ Power: "Aisling Duval", ConflictProgress: 0.2 }],
    }),
  ),
  violation(
    "ConflictProgress in merits 60000",
    "plain",
    "2: fraction of the 120k-merit control threshold",
    edit("FSDJump", ({ PowerplayConflictProgress }) => {
      const first = PowerplayConflictProgress?.[0];
      if (first === undefined) return false;
      first.ConflictProgress = 60_000;
      return true;
    }),
  ),
  violation(
    "ConflictProgress negative",
    "plain",
    "2: fraction",
    edit("FSDJump", ({ PowerplayConflictProgress }) => {
      const first = PowerplayConflictProgress?.[0];
      if (first === undefined) return false;
      first.ConflictProgress = -0.1;
      return true;
    }),
  ),
  violation(
    "ConflictProgress empty",
    "flat",
    "2: one or more powers contend",
    edit("FSDJump", (jump) => {
      if (jump.PowerplayConflictProgress === undefined) return false;
      jump.PowerplayConflictProgress = [];
      return true;
    }),
  ),
  violation(
    "same power twice in conflict",
    "plain",
    "2: elements: Power",
    edit("FSDJump", ({ PowerplayConflictProgress: list }) => {
      if (list?.[0] === undefined) return false;
      return list.push(structuredClone(list[0])) > 0;
    }),
  ),
  violation(
    "power in conflict not among Powers",
    "improbable",
    "2: Powers",
    edit("FSDJump", ({ PowerplayConflictProgress, Powers }) => {
      const first = PowerplayConflictProgress?.[0];
      if (first === undefined || Powers === undefined) return false;
      first.Power = "Nobody At All";
      return true;
    }),
  ),
  violation(
    "PowerplayStateReinforcement a fraction",
    "flat",
    "2: integer",
    put("FSDJump", { PowerplayStateReinforcement: 0.5 }),
  ),
  violation(
    "PowerplayStateUndermining negative",
    "plain",
    "2: merits gained",
    put("FSDJump", { PowerplayStateUndermining: -3 }),
  ),
];
