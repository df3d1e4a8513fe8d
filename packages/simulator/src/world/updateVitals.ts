import type { GameWorld } from "./GameWorld.ts";

/** Oxygen lasts about eight minutes where there is none outside. */
const oxygenPerS = 1 / 480;

/** What happens to a body on foot: oxygen is used where there is none, warnings are heeded, wounds heal. */
export function updateVitals({ foot, surface }: GameWorld, seconds: number): void {
  const isOutside = foot.place === "planet";
  if (isOutside && !foot.hasBreathableAir) {
    foot.oxygen -= oxygenPerS * seconds;
    // A player who hears the warning for a while takes a refill.
    if (foot.oxygen < 0.1) foot.oxygen = 1;
  } else foot.oxygen = 1;
  if (foot.health < 1) foot.health = Math.min(1, foot.health + 0.004 * seconds);
  const ambientK = isOutside && surface !== undefined ? surface.planet.temperatureK : 293;
  foot.temperatureK += (ambientK - foot.temperatureK) * Math.min(1, seconds * 0.05);
}
