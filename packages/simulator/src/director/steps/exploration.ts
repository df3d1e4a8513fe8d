import { sellData } from "../../activities/docked.ts";
import {
  mapWithProbes,
  mapRing,
  scanBeacon,
  sellOrganics,
  sellSystem,
  takeSamples,
  visitSource,
} from "../../activities/exploration.ts";
import { stepOut } from "../../activities/onFoot.ts";
import { pause } from "../../activities/pause.ts";
import { approach } from "../../activities/planets.ts";
import { surveySystem } from "../../activities/survey.ts";
import { wornLoadout } from "../../commander/suitsAndWeapons.ts";
import type { StarSystem } from "../../galaxy/StarSystem.ts";
import type { SurveyedPlanet } from "../../galaxy/survey/SurveyedBody.ts";
import { bodySignals } from "../../lines/exploration.ts";
import { signalSources, type SignalSourceName } from "../../live/signalSources.ts";
import { bodyRecorded, hasEntry, ventRecorded } from "../../scenes/codex.ts";
import { screenshotTaken } from "../../scenes/exploration.ts";
import { hasLifeLeft, organismRecorded } from "../../scenes/organics.ts";
import type { GameSession } from "../../session/GameSession.ts";
import { playScene } from "../../session/journal.ts";
import { wait } from "../../session/time.ts";
import { findBody, type BodyPlace } from "../findBody.ts";
import { findRing } from "../findRing.ts";
import { findSystem } from "../findSystem.ts";
import { flyTo } from "../flyTo.ts";
import { reach, reachWorld } from "../reach.ts";
import { reachCounter } from "../reachCounter.ts";
import { reachService, requireExpansion } from "../reachPort.ts";
import { flagField, refuseStep, step, textField, wholeField, wordField, type StepContext } from "../StepDeclaration.ts";

const sourceNames = Object.keys(signalSources) as readonly SignalSourceName[];

/** Steps of explorers: scans, samples, the codex, and exploration data. */
export const explorationSteps = {
  scan: step({
    does: "Scans the bodies of the system, which yields exploration data.",
    fields: {},
    run(context) {
      reach(context, ["supercruise"]);
      surveySystem.run(context.session);
    },
  }),
  map: step({
    does: "Maps a planet with probes, or a ring, which shows its hotspots.",
    fields: {
      body: textField("The name of the planet, or the end of it; the nearest with signals by default."),
      ring: flagField("Whether to map a ring; false by default."),
    },
    argument: "body",
    run(context, { body, ring = false }) {
      const { session, isStrict } = context;
      reach(context, ["supercruise"]);
      if (ring) {
        const place = findRing(session, undefined);
        flyTo(session, place.system);
        mapRing(session, place.ring);
        return;
      }
      const isWished = (planet: SurveyedPlanet): boolean =>
        body === undefined ? bodySignals(planet).length > 0 : isNamed(planet, body);
      const { system, planet } = findBody(session, isWished, isStrict);
      flyTo(session, system);
      mapWithProbes(session, planet);
    },
  }),
  scanNavBeacon: step({
    does: "Drops at the navigation beacon of an inhabited system and scans it, which tells all bodies.",
    fields: {},
    run(context) {
      const { session, isStrict } = context;
      reach(context, ["supercruise"]);
      if (!session.world.system.isInhabited) {
        if (isStrict) refuseStep("The system has no navigation beacon.", "Jump to an inhabited system.");
        flyTo(session, findSystem(session, "nearest inhabited"));
      }
      scanBeacon(session);
    },
  }),
  visitSignal: step({
    does: "Finds a signal source with the full spectrum scanner and drops there.",
    fields: { signal: wordField(sourceNames, "What the source is; high grade emissions by default.") },
    argument: "signal",
    run(context, { signal = "highGradeEmissions" }) {
      reach(context, ["supercruise"]);
      visitSource(context.session, signalSources[signal]);
    },
  }),
  sampleOrganism: step({
    does: "Walks to an organism in an Artemis suit and takes samples: the first logs it, the third completes the analysis.",
    fields: {
      count: wholeField(1, 3, "How many samples; three by default."),
      other: flagField(
        "Whether to begin with another organism, which loses the samples taken so far; false by default.",
      ),
    },
    argument: "count",
    run(context, { count = 3, other = false }) {
      requireExpansion(context);
      reachLife(context, other ? 2 : 1);
      takeSamples(context.session, count, other);
    },
  }),
  sellOrganicData: step({
    does: "Walks to Vista Genomics in a port and sells the analysed samples; analyses an organism first if there is none.",
    fields: {},
    run(context) {
      const { session, isStrict } = context;
      requireExpansion(context);
      if (session.written.live?.memory.scans.unsold.length === 0) {
        if (isStrict) refuseStep("The player has no analysed samples.", "Do sampleOrganism first.");
        reachLife(context, 1);
        takeSamples(session, 3, false);
      }
      reachCounter(context, "vistagenomics");
      sellOrganics(session);
    },
  }),
  recordCodex: step({
    does: "Identifies something for the codex: a star or planet by its scan, or a vent or an organism over the ground.",
    fields: {
      subject: wordField(["star", "planet", "vent", "organism"], "What to identify; a star by default."),
    },
    argument: "subject",
    run(context, { subject = "star" }) {
      const { session, isStrict } = context;
      if (subject === "star") recordStar(context);
      else if (subject === "planet") recordPlanet(context);
      else {
        const isOrganism = subject === "organism";
        const fits = (planet: SurveyedPlanet): boolean =>
          planet.body.isLandable && (isOrganism ? planet.species.length > 0 : planet.geology > 0);
        reachOver(context, findBody(session, fits, isStrict));
        playScene(session, isOrganism ? organismRecorded : ventRecorded);
      }
      wait(session, 5000);
    },
  }),
  sellExplorationData: step({
    does: "Docks where there is Cartographics and sells exploration data, page by page or of one system; scans a system first if there is none.",
    fields: {
      form: wordField(
        ["pages", "system"],
        "All data in pages, or the data of one system, which only dialect live tells.",
      ),
    },
    argument: "form",
    expects: "MultiSellExplorationData",
    run(context, { form = "pages" }) {
      const { session } = context;
      if (session.world.commander.surveys.size === 0) {
        if (context.isStrict) refuseStep("The player has no exploration data.", "Scan a system first.");
        reach(context, ["supercruise"]);
        surveySystem.run(session);
      }
      reachService(context, "exploration");
      const [first] = session.world.commander.surveys;
      if (form === "system" && first !== undefined) sellSystem(session, ...first);
      else sellData.run(session);
    },
  }),
  takeScreenshot: step({
    does: "Takes a screenshot.",
    fields: {},
    keepsScreen: true,
    run(context) {
      reachWorld(context);
      playScene(context.session, screenshotTaken);
      wait(context.session, 2000);
    },
  }),
} as const;

/** Whether a planet has a name, given in full or without the name of its system. */
const isNamed = ({ body }: SurveyedPlanet, name: string): boolean =>
  ` ${body.name}`.toLowerCase().endsWith(` ${name}`.toLowerCase());

function recordStar(context: StepContext): void {
  const { session } = context;
  reach(context, ["supercruise"]);
  const star = session.world.galaxy.survey(session.world.system).stars.find(hasEntry);
  if (star === undefined) refuseStep("The codex has no entry for the stars here.", "Jump to another system.");
  playScene(session, bodyRecorded(star));
}

function recordPlanet(context: StepContext): void {
  const { session, isStrict } = context;
  reach(context, ["supercruise"]);
  const { system, planet } = findBody(session, hasEntry, isStrict);
  flyTo(session, system);
  playScene(session, bodyRecorded(planet));
}

/** Leads the ship over the ground of a planet, unless it is there. */
function reachOver(context: StepContext, { system, planet }: BodyPlace): void {
  const { session, isStrict } = context;
  const { state, surface } = session.world;
  if (state === "planetFlight" && surface?.planet.id === planet.body.id && system === session.world.system) return;
  if (isStrict) refuseStep("The ship is not over such a planet.", "Do approach first, or leave out strict.");
  reach(context, ["supercruise"]);
  flyTo(session, system);
  approach(session, planet.body);
}

/** The suit with the sampler. */
const samplingSuit = "explorationsuit";

/** Leads the player on foot, in the suit with the sampler, to a planet with so many species left to analyse. */
function reachLife(context: StepContext, species: number): void {
  const { session, isStrict } = context;
  const { system, surface, state, commander } = session.world;
  const isWorn = wornLoadout(commander).suit.family.symbol === samplingSuit;
  const here = surface && session.world.galaxy.survey(system).planets.find(({ body }) => body.id === surface.planet.id);
  const isGood = here !== undefined && isAlive(session, here, system, species);
  if (state === "onFoot" && isWorn && isGood) return;
  if (isStrict) {
    refuseStep("The player is not on foot where organisms grow, in an Artemis suit.", "Leave out strict.");
  }
  if (isGood) reach(context, ["landed"]);
  else {
    const place = findBody(session, (planet, near) => isAlive(session, planet, near, species));
    reachOver(context, place);
    reach(context, ["landed"]);
  }
  pause(session, 5, 20);
  stepOut(
    session,
    commander.wardrobe.findIndex(({ suit }) => suit.family.symbol === samplingSuit),
  );
  pause(session, 10, 40);
}

/** Whether a ship can land on a planet where so many species grow, of which one is left to analyse. */
function isAlive({ written }: GameSession, planet: SurveyedPlanet, system: StarSystem, species: number): boolean {
  if (!planet.body.isLandable || planet.species.length < species) return false;
  return written.live === undefined || hasLifeLeft(written.live.memory.scans, system, planet);
}
