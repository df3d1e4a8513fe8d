import type { Controls } from "../world/Controls.ts";
import { pipSettings } from "../world/Controls.ts";
import type { GameWorld } from "../world/GameWorld.ts";

type Switch = { [Key in keyof Controls]: Controls[Key] extends boolean ? Key : never }[keyof Controls];

/** Switches people play with, and how likely each is to be on afterwards. */
const habits: readonly (readonly [Switch, number])[] = [
  ["hasLightsOn", 0.3],
  ["isFlightAssistOff", 0.1],
  ["isInAnalysisMode", 0.4],
  ["hasNightVision", 0.15],
  ["isInWing", 0.1],
];

/** Touches some switches, as people do while nothing happens. */
export function flipSwitches({ chance, controls }: GameWorld): void {
  const [name, probability] = chance.pick(habits);
  controls[name] = chance.isLucky(probability);
  if (chance.isLucky(0.2)) controls.pips = chance.pick(pipSettings);
  if (chance.isLucky(0.1)) controls.fireGroup = chance.integer(0, 3);
}
