import { kinds, specifiedTriggers, triggerApplies, type JsonObject } from "@shipslog/contract";
import { isOneOf } from "../damage/eventNames.ts";
import { addDamages, type ExpectedDamage } from "../damage/ExpectedDamage.ts";
import type { FaultContext } from "../damage/FaultContext.ts";
import type { MomentFault } from "../damage/MomentFault.ts";
import { isOwnJump } from "../tracking/KnownTank.ts";

/** The rule that reports a repeated line of a kind, and where in the line. */
const byKind: Readonly<Record<string, { readonly name: string; readonly pointer: string }>> = {
  UpgradeSuit: { name: "upgrade-step", pointer: "/Class" },
  UpgradeWeapon: { name: "upgrade-step", pointer: "/Class" },
  StoredModules: { name: "stored-unchanged", pointer: "/Items" },
  CommunityGoal: { name: "goals-unchanged", pointer: "" },
};

/** The fields of which the update of one engineer has one, in the order in which a rule names them. */
const engineerFields = ["Progress", "Rank", "RankProgress"];

/** Writes a line a second time. */
export const repeatedLine = {
  name: "repeated-line",
  sort: "sequence",
  description: "Writes a line twice.",
  provokes: [
    { rule: "upgrade-step", severity: { spec: "warning", live: "warning" } },
    { rule: "stored-unchanged", severity: { spec: "error" } },
    { rule: "goals-unchanged", severity: { spec: "note" } },
    { rule: "engineer-repeat", severity: { spec: "warning", live: "note" } },
    { rule: "jump-again", severity: { spec: "warning" } },
    { rule: "route-jump", severity: { spec: "note", live: "note" } },
    { rule: "fuel-balance", severity: { live: "warning" } },
  ],
  remark:
    "Mostly not found: real journals contain equal lines, and a jump may end where it started. Only a repeated upgrade of a suit or a weapon and, for a follower, a repeated jump along a route contradict what came before, as does a repeated update of an engineer; in spec also a repeated jump, and a list of modules or goals that did not change.",
  *damage(moments, context) {
    for (const given of moments) {
      const { event } = given.moment;
      const isCandidate = !given.isTaken && event !== undefined && isOneOf(event, kinds) && !isOfStartUp(event);
      const isRepeated = isCandidate && context.shouldDamage();
      yield isRepeated ? { ...given, isTaken: true } : given;
      if (isRepeated) yield addDamages(given, ...expectedOf(event, context));
    }
  },
} as const satisfies MomentFault;

/** Whether a line belongs to the start of the game: a second one begins another start, whose other lines are missing. */
function isOfStartUp(event: JsonObject): boolean {
  return specifiedTriggers.some(
    (trigger) =>
      trigger.kind === event["event"] && trigger.needs?.includes("startUp") && triggerApplies(trigger, event),
  );
}

function expectedOf(event: JsonObject, context: FaultContext): readonly ExpectedDamage[] {
  const damage = context.startDamage();
  const name = event["event"];
  const rule = typeof name === "string" ? byKind[name] : undefined;
  if (rule !== undefined) return [context.expectFinding(damage, rule.name, { pointer: rule.pointer })];
  const engineerField = engineerFields.find((field) => event[field] !== undefined);
  if (name === "EngineerProgress" && engineerField !== undefined) {
    return [context.expectFinding(damage, "engineer-repeat", { pointer: `/${engineerField}` })];
  }
  if (name !== "FSDJump") return [{ damage, expects: undefined }];
  return [
    ...(isOwnJump(event) ? [context.expectFinding(damage, "jump-again", { pointer: "/SystemAddress" })] : []),
    context.expectFinding(damage, "route-jump", { pointer: "/SystemAddress", onlyOffRoute: true }),
    ...(isOwnJump(event) ? [context.expectFinding(damage, "fuel-balance", { pointer: "/FuelLevel" })] : []),
  ];
}
