import { arrivalKinds, type JsonObject, type Moment } from "@shipslog/contract";
import { isOneOf, restartEvents } from "../damage/eventNames.ts";
import { addDamages, type DamagedMoment, type DamageId, type ExpectedDamage } from "../damage/ExpectedDamage.ts";
import { withEvent, type MomentFault } from "../damage/MomentFault.ts";
import type { FaultContext } from "../damage/FaultContext.ts";
import { addressOf, contradictsDistance, hidesMoves, routeAddresses } from "../tracking/course.ts";
import { KnownTank } from "../tracking/KnownTank.ts";
import { ShownArrival } from "../tracking/ShownArrival.ts";

const ends = [...arrivalKinds, ...restartEvents];

/** What the lines that were written show. */
interface KnownLines {
  readonly tank: KnownTank;
  readonly arrival: ShownArrival;
}

/** Knows which lines after a lost jump contradict the journal, up to the next arrival. */
class LostJumpTracker {
  readonly damage: DamageId;
  readonly #before: JsonObject;
  readonly #context: FaultContext;
  /** Whether a docking left open where the ship is. */
  #isUnknown = false;

  /** `before` is the last jump that the journal shows. */
  constructor(before: JsonObject, context: FaultContext) {
    this.damage = context.startDamage();
    this.#before = before;
    this.#context = context;
  }

  /** What an event must cause because the jump before it is missing. */
  expectAt(event: JsonObject, { companions }: Moment, known: KnownLines): readonly ExpectedDamage[] {
    // A follower no longer knows where the ship is, so nothing contradicts it until the next arrival.
    const isUnknown = this.#isUnknown;
    this.#isUnknown ||= hidesMoves(event, this.#context.dialect);
    const shown = isUnknown ? undefined : addressOf(this.#before);
    if (shown === undefined) return event["event"] === "FSDJump" ? this.#expectAtJump(event, known, isUnknown) : [];
    if (event["event"] === "Docked") {
      const docked = addressOf(event);
      return docked === undefined || docked === shown ? [] : [this.#expect("docked-elsewhere", "/SystemAddress")];
    }
    if (event["event"] === "NavRoute") {
      const [first] = routeAddresses(companions["NavRoute.json"]);
      return first === undefined || first === shown ? [] : [this.#expectRouteStart()];
    }
    return event["event"] === "FSDJump" ? this.#expectAtJump(event, known, false) : [];
  }

  #expectAtJump(jump: JsonObject, { tank, arrival }: KnownLines, isUnknown: boolean): readonly ExpectedDamage[] {
    return [
      ...(!isUnknown && contradictsDistance(this.#before, jump) ? [this.#expect("jump-distance", "/JumpDist")] : []),
      ...(arrival.isRepeatedBy(jump) ? [this.#expect("jump-again", "/SystemAddress")] : []),
      this.#context.expectFinding(this.damage, "route-jump", { pointer: "/SystemAddress", onlyOffRoute: true }),
      ...(tank.isContradictedBy(jump) ? [this.#expect("fuel-balance", "/FuelLevel")] : []),
    ];
  }

  #expectRouteStart(): ExpectedDamage {
    const place = { pointer: "/Route/0/SystemAddress", companion: "NavRoute.json", until: ["NavRoute"] } as const;
    return this.#context.expectFinding(this.damage, "route-start", place);
  }

  #expect(rule: string, pointer: string): ExpectedDamage {
    return this.#context.expectFinding(this.damage, rule, { pointer });
  }
}

/** Leaves a jump out of the journal. */
export const lostEvent = {
  name: "lost-event",
  sort: "sequence",
  description: "Leaves a jump out of the journal, as a lost write does.",
  provokes: [
    { rule: "jump-distance", severity: { spec: "warning", live: "warning" } },
    { rule: "jump-again", severity: { spec: "warning" } },
    { rule: "docked-elsewhere", severity: { spec: "warning", live: "warning" } },
    { rule: "route-start", severity: { spec: "warning", live: "warning" } },
    { rule: "route-jump", severity: { spec: "note", live: "note" } },
    { rule: "fuel-balance", severity: { live: "warning" } },
  ],
  remark:
    "Found at the next line that names the system: a docking, a new route, or the next jump. Only a follower that saw the route file and could read every line since notices a skipped star.",
  *damage(moments, context) {
    const known: KnownLines = { tank: new KnownTank(), arrival: new ShownArrival() };
    /** The jump before the one to lose. */
    let before: JsonObject | undefined;
    let lost: LostJumpTracker | undefined;
    for (const given of moments) {
      const { event } = given.moment;
      let passed = before === undefined ? given : { ...given, isTaken: true };
      if (event !== undefined && lost !== undefined) {
        passed = addDamages(given, ...lost.expectAt(event, given.moment, known));
        if (isOneOf(event, ends)) {
          before = undefined;
          lost = undefined;
        }
      } else if (event !== undefined && before !== undefined && endsEvidence(event, context)) {
        const isLost = event["event"] === "FSDJump" && addressOf(event) !== addressOf(before);
        lost = isLost ? new LostJumpTracker(before, context) : undefined;
        if (lost === undefined) before = undefined;
        else passed = removeEvent(given, lost);
      }
      if (passed.moment.event !== undefined) {
        known.tank.take(passed.moment.event);
        known.arrival.take(passed.moment.event);
      }
      if (event?.["event"] === "FSDJump" && before === undefined && !given.isTaken && context.shouldDamage()) {
        before = event;
        passed = { ...passed, isTaken: true };
      }
      yield passed;
    }
  },
} as const satisfies MomentFault;

/** Whether a follower knows the place of the ship from elsewhere after an event, or no longer. */
function endsEvidence(event: JsonObject, { dialect }: FaultContext): boolean {
  return isOneOf(event, ends) || hidesMoves(event, dialect);
}

function removeEvent(given: DamagedMoment, { damage }: LostJumpTracker): DamagedMoment {
  return addDamages(withEvent(given, undefined), { damage, expects: undefined });
}
