import {
  arrivalKinds,
  type Damage,
  type JsonObject,
  type Moment,
  type Scar,
  type ScarredMoment,
} from "@shipslog/contract";
import { breaks, contradictsDistance, isOneOf, starsOf, systemOf } from "./course.ts";
import { scarred, withEvent, type MomentFault, type Work } from "./MomentFault.ts";
import { KnownTank } from "./tank.ts";

/** A jump that the journal does not tell of. */
export const lostEvent: MomentFault = {
  name: "lost-event",
  sort: "sequence",
  description: "Leaves a jump out of the journal, as a lost write does.",
  provokes: [
    { rule: "jump-distance", severity: { spec: "error", live: "warning" } },
    { rule: "docked-elsewhere", severity: { spec: "error", live: "warning" } },
    { rule: "route-start", severity: { spec: "warning", live: "warning" } },
    { rule: "route-jump", severity: { spec: "note", live: "note" } },
    { rule: "fuel-balance", severity: { live: "warning" } },
  ],
  remark:
    "Found where the next line speaks of the system: a docking, a new route, the next jump. A skipped star of the route is seen only by whoever followed the route file, and could read every line since.",
  *damage(moments, work) {
    const tank = new KnownTank();
    let before: JsonObject | undefined;
    let wake: Wake | undefined;
    for (const given of moments) {
      const { event } = given.moment;
      let passed = before === undefined ? given : { ...given, isTaken: true };
      if (event !== undefined && wake !== undefined) {
        passed = scarred(given, ...wake.scarsOf(event, given.moment, tank));
        if (isOneOf(event, [...arrivalKinds, ...breaks])) [before, wake] = [undefined, undefined];
      } else if (event !== undefined && before !== undefined && isOneOf(event, [...arrivalKinds, ...breaks])) {
        const isLost = event["event"] === "FSDJump" && systemOf(event) !== systemOf(before);
        wake = isLost ? new Wake(before, work) : undefined;
        if (wake === undefined) before = undefined;
        else passed = lose(given, wake);
      }
      if (passed.moment.event !== undefined) tank.see(passed.moment.event);
      if (event?.["event"] === "FSDJump" && before === undefined && !given.isTaken && work.strikes()) {
        before = event;
        passed = { ...passed, isTaken: true };
      }
      yield passed;
    }
  },
};

function lose(given: ScarredMoment, { damage }: Wake): ScarredMoment {
  return scarred(withEvent(given, undefined), { damage, expects: undefined });
}

/** What follows a lost jump, up to the next arrival. */
class Wake {
  readonly damage: Damage;
  readonly #before: JsonObject;
  readonly #work: Work;

  constructor(before: JsonObject, work: Work) {
    this.damage = work.begin();
    this.#before = before;
    this.#work = work;
  }

  /** What a line must provoke because the jump before it is not known. */
  scarsOf(event: JsonObject, { companions }: Moment, tank: KnownTank): readonly Scar[] {
    const here = systemOf(this.#before);
    const scar = (...given: [rule: string, pointer: string, more?: Parameters<Work["scar"]>[3]]) => [
      this.#work.scar(this.damage, ...given),
    ];
    if (event["event"] === "Docked" && systemOf(event) !== undefined && systemOf(event) !== here) {
      return scar("docked-elsewhere", "/SystemAddress");
    }
    if (event["event"] === "NavRoute") {
      const [first] = starsOf(companions["NavRoute.json"]);
      if (first === undefined || first === here) return [];
      return scar("route-start", "/Route/0/SystemAddress", { companion: "NavRoute.json", until: ["NavRoute"] });
    }
    if (event["event"] !== "FSDJump") return [];
    return [
      ...(contradictsDistance(this.#before, event) ? scar("jump-distance", "/JumpDist") : []),
      ...scar("route-jump", "/SystemAddress", { onlyOffRoute: true }),
      ...(tank.isContradictedBy(event) ? scar("fuel-balance", "/FuelLevel") : []),
    ];
  }
}
