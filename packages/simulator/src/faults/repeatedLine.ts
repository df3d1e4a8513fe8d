import { isKind, type JsonObject, type Scar } from "@shipslog/contract";
import { nameOf } from "./course.ts";
import { scarred, type MomentFault, type Work } from "./MomentFault.ts";
import { isOwnJump } from "./tank.ts";

/** The same line once more. */
export const repeatedLine: MomentFault = {
  name: "repeated-line",
  sort: "sequence",
  description: "Writes a line twice.",
  provokes: [
    { rule: "upgrade-step", severity: { spec: "warning", live: "warning" } },
    { rule: "route-jump", severity: { spec: "note", live: "note" } },
    { rule: "fuel-balance", severity: { live: "warning" } },
  ],
  remark:
    "Real journals hold equal lines, and a jump may end where it began; only the upgrade of a weapon and a jump along a route, for whoever follows it, cannot be the same twice.",
  *damage(moments, work) {
    for (const given of moments) {
      const { event } = given.moment;
      const isStruck = !given.isTaken && event !== undefined && isKind(nameOf(event)) && work.strikes();
      yield isStruck ? { ...given, isTaken: true } : given;
      if (isStruck) yield scarred(given, ...scarsOf(event, work));
    }
  },
};

function scarsOf(event: JsonObject, work: Work): readonly Scar[] {
  const damage = work.begin();
  if (event["event"] === "UpgradeWeapon") return [work.scar(damage, "upgrade-step", "/Class")];
  if (event["event"] !== "FSDJump") return [{ damage, expects: undefined }];
  return [
    work.scar(damage, "route-jump", "/SystemAddress", { onlyOffRoute: true }),
    ...(isOwnJump(event) ? [work.scar(damage, "fuel-balance", "/FuelLevel")] : []),
  ];
}
