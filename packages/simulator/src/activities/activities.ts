import type { ActivityName } from "../scenarios/Scenario.ts";
import type { Activity } from "./Activity.ts";
import { moveCarrier, transferCargo } from "./carrier.ts";
import { escapeInterdiction, hunt } from "./combat.ts";
import { contribute } from "./communityGoals.ts";
import { handInMission, seeEngineer, sellData, service, takeMission, trade } from "./docked.ts";
import { callForFuel, rideJetCone, scoopFuel } from "./fuel.ts";
import { jumpAlongRoute, plotRoute, replan } from "./navigation.ts";
import { crossStation, disembark, embark, stroll } from "./onFoot.ts";
import { outfit } from "./outfitting.ts";
import { lookAround, lookAtModules } from "./panels.ts";
import { joinCrew, joinCrewRemotely, takeTaxi } from "./passenger.ts";
import { approachPlanet, flyOver, leavePlanet, liftOff, touchDown } from "./planets.ts";
import { depart, dock, enterSupercruise } from "./ports.ts";
import { relog } from "./relog.ts";
import { deploySrv, dockSrv, driveSrv, handOver } from "./srv.ts";
import { surveySystem } from "./survey.ts";
import { synthesise } from "./synthesis.ts";
import { upgradeGear } from "./upgradeGear.ts";

/** All activities, by the name a scenario uses. */
export const activities = {
  "approach-planet": approachPlanet,
  "call-for-fuel": callForFuel,
  contribute,
  "cross-station": crossStation,
  depart,
  "deploy-srv": deploySrv,
  disembark,
  dock,
  "dock-srv": dockSrv,
  "drive-srv": driveSrv,
  embark,
  "enter-supercruise": enterSupercruise,
  "escape-interdiction": escapeInterdiction,
  "fly-over": flyOver,
  "hand-in-mission": handInMission,
  "hand-over": handOver,
  hunt,
  "join-crew": joinCrew,
  "join-crew-remotely": joinCrewRemotely,
  jump: jumpAlongRoute,
  "leave-planet": leavePlanet,
  "lift-off": liftOff,
  "look-around": lookAround,
  "look-at-modules": lookAtModules,
  "move-carrier": moveCarrier,
  outfit,
  "plot-route": plotRoute,
  relog,
  replan,
  "ride-jet-cone": rideJetCone,
  "scoop-fuel": scoopFuel,
  "see-engineer": seeEngineer,
  "sell-data": sellData,
  service,
  stroll,
  survey: surveySystem,
  synthesise,
  "take-mission": takeMission,
  "take-taxi": takeTaxi,
  "touch-down": touchDown,
  trade,
  "transfer-cargo": transferCargo,
  "upgrade-gear": upgradeGear,
} as const satisfies Readonly<Record<ActivityName, Activity>>;
