import {
  type OptionShapes,
  arrayOf,
  numberOption,
  objectOption,
  oneOf,
  requireOptions,
} from "@shipslog/contract/internal";
import { beginnings, possessions, regions } from "../scenarios/Scenario.ts";
import { builds } from "../ship/builds.ts";
import type { GameSetup } from "./GameSetup.ts";
import { type SimulateOptions, requireGame, sessionShapes } from "./SimulateOptions.ts";

/** The options of a directed game; the same options and steps give the same moments on every machine. */
export interface DirectOptions
  extends
    Pick<SimulateOptions, "seed" | "galaxySeed" | "dialect" | "game" | "language" | "rare" | "start" | "status">,
    GameSetup {}

const shapes: OptionShapes<DirectOptions> = {
  ...sessionShapes,
  ship: oneOf(Object.keys(builds)),
  begins: oneOf(beginnings),
  region: oneOf(regions),
  owns: arrayOf(oneOf(possessions)),
  goals: numberOption({ isWhole: true, min: 0, max: 5 }),
  surveys: numberOption({ isWhole: true, min: 0, max: 400 }),
  client: objectOption,
  missions: arrayOf(objectOption),
};

/** Throws a TypeError for options that are not what their types say. */
export function requireDirectOptions(options: DirectOptions): void {
  requireOptions(options, shapes);
  requireGame(options, options);
}
