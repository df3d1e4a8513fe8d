import type { JsonObject } from "@shipslog/contract";
import { isOneOf } from "./course.ts";

/** Lines between two jumps that say nothing of the main tank and do not change it. */
const withoutFuel: readonly string[] = [
  "CommunityGoal",
  "FSDTarget",
  "FSSSignalDiscovered",
  "Friends",
  "ModuleInfo",
  "Music",
  "NavRoute",
  "NavRouteClear",
  "ReceiveText",
  "StartJump",
  "SupercruiseEntry",
  "SupercruiseExit",
  "Synthesis",
];

/** Whether a line leaves what is known of the main tank as it was. */
export function leavesTank(event: JsonObject): boolean {
  return isOneOf(event, withoutFuel);
}

/** Whether a jump is made in the player's own ship, whose tank can be followed. */
export function isOwnJump(event: JsonObject): boolean {
  return event["event"] === "FSDJump" && event["Taxi"] !== true && event["Multicrew"] !== true;
}
