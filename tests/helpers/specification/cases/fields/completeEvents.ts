import type { JsonObject } from "@shipslog/contract";
import type { Play } from "../Case.ts";
import { goals } from "../events/CommunityGoal.ts";
import { bareDocked, docked, dockedAtSeveral } from "../events/Docked.ts";
import { engineersAtStart, engineerUpdated } from "../events/EngineerProgress.ts";
import { bareJump, contestedJump, jump } from "../events/FSDJump.ts";
import { missionsAtStart } from "../events/Missions.ts";
import { moduleInfoLine, modulesInfo } from "../events/ModuleInfo.ts";
import { navRoute, navRouteLine } from "../events/NavRoute.ts";
import { inShip, nearPlanet, onFootStatus } from "../events/Status.ts";
import { storedModules } from "../events/StoredModules.ts";
import {
  cargoMoved,
  dataSold,
  squadron,
  suitLoadout,
  suitUpgraded,
  synthesis,
  weaponUpgraded,
} from "../events/others.ts";
import { play } from "../play.ts";

/** A valid event, and the session that has it, or a changed copy of it, where it belongs. */
export interface CompleteEvent {
  readonly event: JsonObject;
  readonly placed: (event: JsonObject) => Play;
}

const noEngineers: JsonObject = { event: "EngineerProgress", Engineers: [] };
const inJournal = (event: JsonObject): CompleteEvent => ({ event, placed: (changed) => play([changed]) });

/** Valid events that together have every field of every kind. */
export const completeEvents: readonly CompleteEvent[] = [
  ...[jump, contestedJump, bareJump, docked, dockedAtSeveral, bareDocked].map(inJournal),
  ...[goals, storedModules, dataSold, cargoMoved, synthesis, squadron, suitLoadout, suitUpgraded, weaponUpgraded].map(
    inJournal,
  ),
  { event: engineersAtStart, placed: (event) => play([], { start: [event, missionsAtStart] }) },
  // At start-up no engineer is known, so that any update is an increase.
  { event: engineerUpdated, placed: (event) => play([event], { start: [noEngineers, missionsAtStart] }) },
  { event: missionsAtStart, placed: (event) => play([], { start: [engineersAtStart, event] }) },
  { event: inShip, placed: (status) => play([], { status }) },
  { event: nearPlanet, placed: (status) => play([], { status }) },
  { event: onFootStatus, placed: (status) => play([suitLoadout], { status }) },
  { event: modulesInfo, placed: (modules) => play([moduleInfoLine], { modules }) },
  { event: navRoute, placed: (route) => play([navRouteLine], { route }) },
];
