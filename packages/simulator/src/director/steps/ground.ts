import { approach } from "../../activities/planets.ts";
import { driveSrv } from "../../activities/srv.ts";
import type { Planet } from "../../galaxy/Body.ts";
import { suitLimitsK } from "../../status/flags2.ts";
import { findPlanet } from "../findPlanet.ts";
import { flyTo } from "../flyTo.ts";
import { reach } from "../reach.ts";
import { step, textField, wordField, type StepContext } from "../StepDeclaration.ts";

const { veryCold, cold, hot, veryHot } = suitLimitsK;

/** How warm a planet is, by the warnings of the suit. */
const climates: Readonly<Record<Climate, (planet: Planet) => boolean>> = {
  veryCold: ({ temperatureK }) => temperatureK < veryCold,
  cold: ({ temperatureK }) => temperatureK >= veryCold && temperatureK < cold,
  mild: ({ temperatureK }) => temperatureK >= cold && temperatureK <= hot,
  hot: ({ temperatureK }) => temperatureK > hot && temperatureK <= veryHot,
  veryHot: ({ temperatureK }) => temperatureK > veryHot,
};

const climateNames = ["veryCold", "cold", "mild", "hot", "veryHot"] as const;

type Climate = (typeof climateNames)[number];

/** The fields of steps that lead to a planet. */
const planetFields = {
  on: textField("The name of the planet, or the end of it after the name of the system; the nearest by default."),
  climate: wordField(climateNames, "How warm the planet is, by the warnings of the suit."),
} as const;

/** What a step says about its planet. */
interface PlanetValues {
  readonly on?: string;
  readonly climate?: Climate;
}

/** Whether a planet has a name, given in full or without the name of its system. */
const isNamed = ({ name }: Planet, on: string): boolean => ` ${name}`.toLowerCase().endsWith(` ${on}`.toLowerCase());

/** Flies to a planet that is as wished, unless the player is at one, and leaves the ship over it. */
function approachPlanetOf(context: StepContext, { on, climate }: PlanetValues): void {
  const { session, isStrict } = context;
  const fits = (planet: Planet): boolean =>
    (on === undefined || isNamed(planet, on)) && (climate === undefined || climates[climate](planet));
  if (
    session.world.state === "planetFlight" &&
    session.world.surface !== undefined &&
    fits(session.world.surface.planet)
  ) {
    return;
  }
  const { system, planet } = findPlanet(session, { fits, isHere: isStrict });
  reach(context, ["supercruise"]);
  flyTo(session, system);
  approach(session, planet);
}

/** Steps over and on the ground of a planet, in the ship and in the SRV. */
export const groundSteps = {
  approach: step({
    does: "Flies to a planet: orbital cruise, glide, then flight over the ground.",
    fields: planetFields,
    argument: "on",
    run: approachPlanetOf,
  }),
  land: step({
    does: "Lands on the ground of a planet.",
    fields: planetFields,
    argument: "on",
    run(context, values) {
      if (!context.isStrict || values.on !== undefined || values.climate !== undefined) {
        approachPlanetOf(context, values);
      }
      reach(context, ["planetFlight"]);
      reach({ ...context, isStrict: false }, ["landed"]);
    },
  }),
  liftOff: step({
    does: "Takes off from the ground of a planet.",
    fields: {},
    run(context) {
      reach(context, ["landed"]);
      reach({ ...context, isStrict: false }, ["planetFlight"]);
    },
  }),
  deploySrv: step({
    does: "Drives the SRV out of the ship, on the ground of a planet.",
    fields: {},
    run(context) {
      const isStrict = context.isStrict && context.session.world.state !== "landed";
      reach({ ...context, isStrict }, ["srv"]);
    },
  }),
  driveSrv: step({
    does: "Drives away in the SRV, gathers materials and perhaps cargo, and drives back.",
    fields: {},
    run(context) {
      reach(context, ["srv"]);
      driveSrv.run(context.session);
    },
  }),
  dockSrv: step({
    does: "Drives the SRV back into the ship, after moving the cargo that fits.",
    fields: {},
    run(context) {
      reach(context, ["srv"]);
      reach({ ...context, isStrict: false }, ["landed"]);
    },
  }),
} as const;
