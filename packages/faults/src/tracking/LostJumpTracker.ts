import type { JsonObject, Moment } from "@shipslog/contract";
import type { DamageId, ExpectedDamage } from "../damage/ExpectedDamage.ts";
import type { FaultContext } from "../damage/FaultContext.ts";
import { addressOf, contradictsDistance, hidesMoves, routeAddresses } from "./course.ts";
import type { KnownTank } from "./KnownTank.ts";

/** Knows which lines after a lost jump contradict the journal, up to the next arrival. */
export class LostJumpTracker {
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
  expectAt(event: JsonObject, { companions }: Moment, tank: KnownTank): readonly ExpectedDamage[] {
    // A follower no longer knows where the ship is, so nothing contradicts it until the next arrival.
    const isUnknown = this.#isUnknown;
    this.#isUnknown ||= hidesMoves(event, this.#context.dialect);
    const shown = isUnknown ? undefined : addressOf(this.#before);
    if (shown === undefined) return event["event"] === "FSDJump" ? this.#expectAtJump(event, tank, isUnknown) : [];
    if (event["event"] === "Docked") {
      const docked = addressOf(event);
      return docked === undefined || docked === shown ? [] : [this.#expect("docked-elsewhere", "/SystemAddress")];
    }
    if (event["event"] === "NavRoute") {
      const [first] = routeAddresses(companions["NavRoute.json"]);
      return first === undefined || first === shown ? [] : [this.#expectRouteStart()];
    }
    return event["event"] === "FSDJump" ? this.#expectAtJump(event, tank, false) : [];
  }

  #expectAtJump(jump: JsonObject, tank: KnownTank, isUnknown: boolean): readonly ExpectedDamage[] {
    return [
      ...(!isUnknown && contradictsDistance(this.#before, jump) ? [this.#expect("jump-distance", "/JumpDist")] : []),
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
