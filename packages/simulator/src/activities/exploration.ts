import { addSurvey, type SystemSurvey } from "../commander/explorationData.ts";
import type { SurveyedPlanet } from "../galaxy/survey/SurveyedBody.ts";
import { unidentifiedText, type SignalSource } from "../live/signalSources.ts";
import { systemSold } from "../scenes/exploration.ts";
import { organicsSold, sampleTaken } from "../scenes/organics.ts";
import { beaconScanned, planetMapped, ringMapped } from "../scenes/scans.ts";
import { sourceFound } from "../scenes/signals.ts";
import type { GameSession } from "../session/GameSession.ts";
import { applyTransition } from "../session/applyTransition.ts";
import { playScene } from "../session/journal.ts";
import { wait } from "../session/time.ts";
import type { NearRing } from "../world/GameWorld.ts";
import { cruise } from "./flight.ts";
import { pause } from "./pause.ts";
import { closeScreen, openScreen } from "./screens.ts";

function probe(session: GameSession, distanceLs: number, begin: (forMs: number) => void): void {
  const { system, commander, chance, controls } = session.world;
  cruise(session, distanceLs);
  controls.isInAnalysisMode = true;
  addSurvey(commander.surveys, system, 1, chance);
  openScreen(session, "SaaMode", 30, 90, begin);
  closeScreen(session);
  pause(session, 2, 10);
}

/** Flies to a planet of the system and maps it with probes. */
export function mapWithProbes(session: GameSession, planet: SurveyedPlanet): void {
  probe(session, planet.body.distanceLs, (forMs) => playScene(session, planetMapped(planet, forMs)));
}

/** Flies to a ring of the system and maps it with a probe. */
export function mapRing(session: GameSession, ring: NearRing): void {
  probe(session, ring.distanceLs, () => playScene(session, ringMapped(ring)));
}

/** How far from the star a navigation beacon is. */
const beaconLs = 5;

/** Drops at the navigation beacon of the system and scans it. */
export function scanBeacon(session: GameSession): void {
  dropAt(session, { name: "$MULTIPLAYER_SCENARIO42_TITLE;", text: "Nav Beacon" }, beaconLs);
  wait(session, session.world.chance.integer(12, 16) * 1000);
  playScene(session, beaconScanned);
  wait(session, 5000);
}

function dropAt(session: GameSession, { name, text }: { name: string; text: string }, distanceLs: number): void {
  const { address } = session.world.system;
  session.world.destination = { address, body: 0, name, text };
  cruise(session, distanceLs);
  applyTransition(session, "dropAtSignal", null);
  session.world.destination = undefined;
  wait(session, 5000);
}

/** Finds a signal source with the scanner and drops there. */
export function visitSource(session: GameSession, source: SignalSource): void {
  openScreen(session, "FssMode", 12, 30, () => playScene(session, sourceFound(source)));
  closeScreen(session);
  dropAt(session, { name: source.name, text: unidentifiedText }, session.world.chance.integer(5, 200));
  pause(session, 5, 20);
}

/** Walks to an organism and takes samples of it, one after the other. */
export function takeSamples(session: GameSession, count: number, isOther: boolean): void {
  const { surface, chance } = session.world;
  for (let taken = 0; taken < count; taken += 1) {
    if (surface !== undefined) {
      surface.headingDeg = chance.between(0, 360);
      surface.speedMps = chance.between(1.5, 4);
    }
    wait(session, chance.integer(20, 60) * 1000);
    if (surface !== undefined) surface.speedMps = 0;
    playScene(session, sampleTaken(isOther && taken === 0));
    wait(session, 10_000);
  }
}

/** Sells the analysed samples at the counter of Vista Genomics. */
export function sellOrganics(session: GameSession): void {
  playScene(session, organicsSold);
  wait(session, 5000);
}

/** Sells the data of one system, with the crew off duty so that it takes no share. */
export function sellSystem(session: GameSession, address: number, survey: SystemSurvey): void {
  const { commander, galaxy } = session.world;
  commander.hasCrewOnDuty = false;
  commander.surveys.delete(address);
  const system = galaxy.systemAt(address);
  const unknown = system === undefined || survey.bonusCr === 0 ? [] : galaxy.bodies(system).slice(0, survey.bodies);
  openScreen(session, "StationServices", 10, 30);
  commander.balanceCr += survey.baseCr + survey.bonusCr;
  playScene(
    session,
    systemSold(
      survey,
      unknown.map(({ name }) => name),
    ),
  );
  pause(session, 5, 15);
  closeScreen(session);
}
