import { dropIntoRing, launchLimpet, limpetsIn, mineAsteroid, prospect } from "../../activities/mining.ts";
import { limpetTypes, type LimpetType } from "../../lines/mining.ts";
import type { GameSession } from "../../session/GameSession.ts";
import { cargoT, hasModule } from "../../ship/SimulatedShip.ts";
import type { NearRing } from "../../world/GameWorld.ts";
import { findRing } from "../findRing.ts";
import { flyTo } from "../flyTo.ts";
import { reach } from "../reach.ts";
import { refuseStep, step, wholeField, wordField, type StepContext } from "../StepDeclaration.ts";
import { fetchLimpets } from "./trade.ts";

/** The ring classes by the words of the game's maps. */
const ringClasses = { icy: "Icy", rocky: "Rocky", metallic: "Metalic", metalRich: "MetalRich" } as const;

const ringWords = ["icy", "rocky", "metallic", "metalRich"] as const;

/** Steps in rings, and with limpets. */
export const miningSteps = {
  mine: step({
    does: "Flies into a ring, prospects an asteroid and mines it; needs the ship miner and buys limpets if it has none.",
    fields: {
      method: wordField(
        ["laser", "core"],
        "Mining lasers, or seismic charges that crack an asteroid; lasers by default.",
      ),
      ring: wordField(ringWords, "The class of the ring; the nearest by default."),
      count: wholeField(1, 20, "Tonnes to refine; three by default."),
    },
    argument: "method",
    run(context, { method = "laser", ring: word, count = 3 }) {
      const { session } = context;
      if (!hasModule(session.world.ship, "int_refinery")) {
        refuseStep("The ship has no refinery.", 'Start with "ship": "miner".');
      }
      requireController(session, "Prospector");
      const wanted = word && ringClasses[word];
      requireLimpets(context, 2);
      const ring = reachRing(context, wanted);
      mineAsteroid(session, prospect(session, ring, method === "core"), count);
    },
  }),
  launchLimpet: step({
    does: "Launches a limpet in normal space; buys limpets if the hold has none.",
    fields: { limpet: wordField(limpetTypes, "What it does; Collection by default.") },
    argument: "limpet",
    run(context, { limpet = "Collection" }) {
      const { session } = context;
      requireController(session, limpet);
      requireLimpets(context, 1);
      reach(context, ["normalSpace", "planetFlight"]);
      launchLimpet(session, limpet);
    },
  }),
} as const;

/** Refuses a limpet that no module of the ship controls. */
function requireController({ world: { ship } }: GameSession, type: LimpetType): void {
  const own = `int_dronecontrol_${type.toLowerCase()}`;
  if (hasModule(ship, own) || hasModule(ship, "int_multidronecontrol_universal")) return;
  refuseStep(`No module of the ship controls ${type} limpets.`, 'Start with "ship": "miner".');
}

/** Leads to a port that sells limpets when the hold has too few. */
function requireLimpets(context: StepContext, count: number): void {
  const { session, isStrict } = context;
  const missing = count - limpetsIn(session);
  if (missing <= 0) return;
  if (isStrict) refuseStep("The hold has too few limpets.", "Do buyLimpets first, or leave out strict.");
  const { ship } = session.world;
  if (ship.cargoCapacityT - cargoT(ship) < missing) refuseStep("The hold is full.", "Sell or eject cargo first.");
  fetchLimpets(context, Math.min(8, ship.cargoCapacityT - cargoT(ship)));
}

/** Leads the player into a ring, unless the ship is in one that will do. */
function reachRing(context: StepContext, ringClass: NearRing["ringClass"] | undefined): NearRing {
  const { session, isStrict } = context;
  const { ring, state } = session.world;
  if (state === "normalSpace" && ring !== undefined && (ringClass ?? ring.ringClass) === ring.ringClass) return ring;
  if (isStrict) refuseStep("The ship is not in such a ring.", "Leave out strict.");
  reach(context, ["supercruise"]);
  const place = findRing(session, ringClass);
  flyTo(session, place.system);
  dropIntoRing(session, place.ring);
  return place.ring;
}
