import type { Controls } from "../world/Controls.ts";
import { pipSettings } from "../world/Controls.ts";
import type { GameSession } from "../session/GameSession.ts";
import { setWing } from "./company.ts";

type Switch = { [Key in keyof Controls]: Controls[Key] extends boolean ? Key : never }[keyof Controls];

/** Switches that players toggle, with the probability that each is on afterwards. */
const habits: readonly (readonly [Switch, number])[] = [
  ["hasLightsOn", 0.3],
  ["isFlightAssistOff", 0.1],
  ["isInAnalysisMode", 0.4],
  ["hasNightVision", 0.15],
  ["isInWing", 0.1],
];

/** Toggles a switch, and sometimes changes pips or the fire group. */
export function flipSwitches(session: GameSession): void {
  const { chance, controls } = session.world;
  const [name, probability] = chance.pick(habits);
  const isOn = chance.isLucky(probability);
  if (name === "isInWing") setWing(session, isOn);
  else controls[name] = isOn;
  if (chance.isLucky(0.2)) controls.pips = chance.pick(pipSettings);
  if (chance.isLucky(0.1)) controls.fireGroup = chance.integer(0, 3);
}
