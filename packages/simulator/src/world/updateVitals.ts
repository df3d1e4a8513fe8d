import type { GameWorld } from "./GameWorld.ts";

/** Oxygen lasts about eight minutes outside. */
const oxygenPerS = 1 / 480;

/** Updates oxygen, health and temperature of a player on foot. */
export function updateVitals({ foot, surface }: GameWorld, seconds: number): void {
  const isOutside = foot.place === "planet";
  if (isOutside && !foot.hasBreathableAir) {
    foot.oxygen -= oxygenPerS * seconds;
    // The player refills some time after the warning.
    if (foot.oxygen < 0.1) foot.oxygen = 1;
  } else foot.oxygen = 1;
  if (foot.health < 1) foot.health = Math.min(1, foot.health + 0.004 * seconds);
  const ambientK = isOutside && surface !== undefined ? surface.planet.temperatureK : 293;
  foot.temperatureK += (ambientK - foot.temperatureK) * Math.min(1, seconds * 0.05);
}
