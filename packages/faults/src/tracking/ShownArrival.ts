import type { JsonObject } from "@shipslog/contract";
import { isOneOf } from "../damage/eventNames.ts";
import { addressOf } from "./course.ts";
import { isOwnJump } from "./KnownTank.ts";

/** Lines after which the player may have come to another system without a jump. */
const moves = ["Docked", "Missions", "EngineerProgress", "SuitLoadout"];

/** The system in which the last jump ended, as long as the lines written since leave no other way out of it. */
export class ShownArrival {
  #address: string | undefined;

  /** Takes an event that is written. */
  take(event: JsonObject): void {
    if (event["event"] === "FSDJump") this.#address = isOwnJump(event) ? addressOf(event) : undefined;
    else if (isOneOf(event, moves)) this.#address = undefined;
  }

  /** Whether a jump leads to that system again. */
  isRepeatedBy(jump: JsonObject): boolean {
    return isOwnJump(jump) && this.#address !== undefined && addressOf(jump) === this.#address;
  }
}
