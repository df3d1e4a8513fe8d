import { approachStep } from "./approach.ts";
import { beInterdictedStep } from "./beInterdicted.ts";
import { buyCargoStep } from "./buyCargo.ts";
import { clearRouteStep } from "./clearRoute.ts";
import { closeStep } from "./close.ts";
import { commitCrimeStep } from "./commitCrime.ts";
import { completeMissionStep } from "./completeMission.ts";
import { contributeStep } from "./contribute.ts";
import { crashStep } from "./crash.ts";
import { deploySrvStep } from "./deploySrv.ts";
import { disembarkStep } from "./disembark.ts";
import { dockStep } from "./dock.ts";
import { dockFighterStep } from "./dockFighter.ts";
import { dockSrvStep } from "./dockSrv.ts";
import { drawWeaponStep } from "./drawWeapon.ts";
import { driveSrvStep } from "./driveSrv.ts";
import { dropOutStep } from "./dropOut.ts";
import { embarkStep } from "./embark.ts";
import { fightStep } from "./fight.ts";
import { handInMissionStep } from "./handInMission.ts";
import { heatStep } from "./heat.ts";
import { joinCrewStep } from "./joinCrew.ts";
import { joinGoalStep } from "./joinGoal.ts";
import { joinSquadronStep } from "./joinSquadron.ts";
import { jumpStep } from "./jump.ts";
import { landStep } from "./land.ts";
import { launchFighterStep } from "./launchFighter.ts";
import { liftOffStep } from "./liftOff.ts";
import { lookAtModulesStep } from "./lookAtModules.ts";
import { moveCarrierStep } from "./moveCarrier.ts";
import { openStep } from "./open.ts";
import { payFinesStep } from "./payFines.ts";
import { playStep } from "./play.ts";
import { plotRouteStep } from "./plotRoute.ts";
import { quitStep } from "./quit.ts";
import { refuelStep } from "./refuel.ts";
import { repairStep } from "./repair.ts";
import { rideJetConeStep } from "./rideJetCone.ts";
import { runLowOnFuelStep } from "./runLowOnFuel.ts";
import { runLowOnOxygenStep } from "./runLowOnOxygen.ts";
import { scanStep } from "./scan.ts";
import { scoopFuelStep } from "./scoopFuel.ts";
import { selectFireGroupStep } from "./selectFireGroup.ts";
import { sellCargoStep } from "./sellCargo.ts";
import { sellExplorationDataStep } from "./sellExplorationData.ts";
import { setPipsStep } from "./setPips.ts";
import { startStep } from "./start.ts";
import { supercruiseStep } from "./supercruise.ts";
import { switchStep } from "./switch.ts";
import { synthesiseStep } from "./synthesise.ts";
import { takeDamageStep } from "./takeDamage.ts";
import { takeMissionStep } from "./takeMission.ts";
import { takeTaxiStep } from "./takeTaxi.ts";
import { transferCargoStep } from "./transferCargo.ts";
import { undockStep } from "./undock.ts";
import { untilStep } from "./until.ts";
import { upgradeSuitStep } from "./upgradeSuit.ts";
import { upgradeWeaponStep } from "./upgradeWeapon.ts";
import { visitEngineerStep } from "./visitEngineer.ts";
import { visitOutfittingStep } from "./visitOutfitting.ts";
import { waitStep } from "./wait.ts";
import { walkStep } from "./walk.ts";

/** All steps, by the name a script uses. */
export const steps = {
  approach: approachStep,
  beInterdicted: beInterdictedStep,
  buyCargo: buyCargoStep,
  clearRoute: clearRouteStep,
  close: closeStep,
  commitCrime: commitCrimeStep,
  completeMission: completeMissionStep,
  contribute: contributeStep,
  crash: crashStep,
  deploySrv: deploySrvStep,
  disembark: disembarkStep,
  dock: dockStep,
  dockFighter: dockFighterStep,
  dockSrv: dockSrvStep,
  drawWeapon: drawWeaponStep,
  driveSrv: driveSrvStep,
  dropOut: dropOutStep,
  embark: embarkStep,
  fight: fightStep,
  handInMission: handInMissionStep,
  heat: heatStep,
  joinCrew: joinCrewStep,
  joinGoal: joinGoalStep,
  joinSquadron: joinSquadronStep,
  jump: jumpStep,
  land: landStep,
  launchFighter: launchFighterStep,
  liftOff: liftOffStep,
  lookAtModules: lookAtModulesStep,
  moveCarrier: moveCarrierStep,
  open: openStep,
  payFines: payFinesStep,
  play: playStep,
  plotRoute: plotRouteStep,
  quit: quitStep,
  refuel: refuelStep,
  repair: repairStep,
  rideJetCone: rideJetConeStep,
  runLowOnFuel: runLowOnFuelStep,
  runLowOnOxygen: runLowOnOxygenStep,
  scan: scanStep,
  scoopFuel: scoopFuelStep,
  selectFireGroup: selectFireGroupStep,
  sellCargo: sellCargoStep,
  sellExplorationData: sellExplorationDataStep,
  setPips: setPipsStep,
  start: startStep,
  supercruise: supercruiseStep,
  switch: switchStep,
  synthesise: synthesiseStep,
  takeDamage: takeDamageStep,
  takeMission: takeMissionStep,
  takeTaxi: takeTaxiStep,
  transferCargo: transferCargoStep,
  undock: undockStep,
  until: untilStep,
  upgradeSuit: upgradeSuitStep,
  upgradeWeapon: upgradeWeaponStep,
  visitEngineer: visitEngineerStep,
  visitOutfitting: visitOutfittingStep,
  wait: waitStep,
  walk: walkStep,
} as const;

/** A name that a script may use in `do`. */
export type StepName = keyof typeof steps;

/** The names of all steps. */
export const stepNames = Object.keys(steps) as readonly StepName[];
