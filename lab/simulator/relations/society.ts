import type { EventOf } from "@shipslog/contract";
import type { Complaints } from "../sessions.ts";

type Jump = EventOf<"FSDJump">;
type Faction = NonNullable<Jump["Factions"]>[number];

/** Checks the society of the system a jump arrives in (F58 to F61). */
export function checkSociety(complaints: Complaints, jump: Jump): void {
  const { Factions: factions, SystemFaction: ruler } = jump;
  complaints.expect(jump.Population > 0 === (factions !== undefined), "Population is positive exactly with Factions");
  if (factions === undefined) {
    complaints.expect(
      jump.SystemAllegiance === "" && ruler === undefined,
      "no allegiance and no controlling faction without factions",
    );
    return;
  }
  checkInfluence(complaints, factions);
  const known = factions.find(({ Name }) => Name === ruler?.Name);
  complaints.expect(known !== undefined, "SystemFaction is in Factions", () => ruler?.Name);
  if (known !== undefined) checkRuler(complaints, jump, factions, known);
  for (const faction of factions) checkStates(complaints, faction);
  checkConflicts(complaints, jump, factions);
  checkPowers(complaints, jump);
}

function checkInfluence(complaints: Complaints, factions: readonly Faction[]): void {
  complaints.expect(factions.length >= 1 && factions.length <= 8, "one to eight factions");
  const shares = factions.map(({ Influence }) => Influence);
  const sum = shares.reduce((total, share) => total + share, 0);
  complaints.expect(Math.abs(sum - 1) <= 2.0001e-6, "Influence sums to 1", () => sum);
  const denominators = Array.from({ length: 192 }, (_, at) => 900 + at);
  const fits = denominators.some((n) => shares.every((share) => Math.abs(share * n - Math.round(share * n)) < 0.002));
  complaints.expect(fits, "Influence is n/N", () => shares.join());
}

function checkRuler(complaints: Complaints, jump: Jump, factions: readonly Faction[], ruler: Faction): void {
  complaints.expect(ruler.Allegiance === jump.SystemAllegiance, "SystemAllegiance of the controlling faction");
  complaints.expect(
    jump.SystemGovernment === `$government_${ruler.Government};`,
    "SystemGovernment of the controlling faction",
  );
  complaints.expect(
    factions.every(({ Influence }) => Influence <= ruler.Influence),
    "the controlling faction has the most influence",
  );
  complaints.expect(
    (jump.SystemFaction?.FactionState ?? "None") === ruler.FactionState,
    "FactionState of the controlling faction",
  );
}

const statesOf = (list: readonly { readonly State: string }[] | undefined): readonly string[] =>
  (list ?? []).map(({ State }) => State);

function checkStates(complaints: Complaints, faction: Faction): void {
  const active = statesOf(faction.ActiveStates);
  const fits = faction.FactionState === "None" ? active.length === 0 : active.includes(faction.FactionState);
  complaints.expect(fits, "FactionState is one of ActiveStates", () => `${faction.FactionState} of ${active.join()}`);
  const ties = [faction.HappiestSystem, faction.HomeSystem].some((tie) => tie !== undefined);
  complaints.expect(
    !ties || faction.SquadronFaction === true,
    "HomeSystem and HappiestSystem only for the squadron's faction",
  );
}

const stateOfWar: Readonly<Record<string, string>> = { war: "War", civilwar: "CivilWar", election: "Election" };

function checkConflicts(complaints: Complaints, jump: Jump, factions: readonly Faction[]): void {
  const fighting = new Set<string>();
  for (const { WarType, Status, Faction1, Faction2 } of jump.Conflicts ?? []) {
    const sides = [Faction1, Faction2].map((side) => factions.find(({ Name }) => Name === side.Name));
    complaints.expect(
      sides.every((side) => side !== undefined),
      "both sides are in Factions",
      () => Faction1.Name,
    );
    const [one, other] = sides;
    if (one === undefined || other === undefined) continue;
    for (const { Name } of [one, other]) fighting.add(Name);
    const state = stateOfWar[WarType] ?? "";
    const list = ({ active: "ActiveStates", pending: "PendingStates", "": "RecoveringStates" } as const)[Status as ""];
    const has = [one, other].every((side) => statesOf(side[list]).includes(state));
    complaints.expect(has, `a conflict's status "${Status}" is in ${list}`, () => `${jump.StarSystem} ${state}`);
    if (Status !== "") complaints.expect(one.Influence === other.Influence, "opponents have equal Influence");
    complaints.expect(
      [Faction1, Faction2].every(({ WonDays }) => WonDays >= 0 && WonDays <= 4),
      "WonDays 0 to 4",
    );
  }
  const warring = factions.filter(({ ActiveStates }) =>
    statesOf(ActiveStates).some((state) => Object.values(stateOfWar).includes(state)),
  );
  complaints.expect(
    warring.every(({ Name }) => fighting.has(Name)),
    "factions at war are in Conflicts",
  );
}

function checkPowers(complaints: Complaints, jump: Jump): void {
  const isHeld = jump.ControllingPower !== undefined;
  const { PowerplayState: state } = jump;
  complaints.expect((state === undefined) === (jump.Powers === undefined), "Powers with PowerplayState");
  complaints.expect(
    isHeld === (state !== undefined && state !== "Unoccupied"),
    "ControllingPower exactly when not Unoccupied",
  );
  const progress = [
    jump.PowerplayStateControlProgress,
    jump.PowerplayStateReinforcement,
    jump.PowerplayStateUndermining,
  ];
  complaints.expect(
    progress.every((value) => (value !== undefined) === isHeld),
    "control progress exactly when occupied",
  );
  complaints.expect(
    (jump.PowerplayConflictProgress !== undefined) === (state === "Unoccupied"),
    "conflict progress exactly when Unoccupied",
  );
  complaints.expect(
    !isHeld || (jump.Powers ?? []).includes(jump.ControllingPower ?? ""),
    "ControllingPower is in Powers",
  );
}
