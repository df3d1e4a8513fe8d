import type { SimulateOptions } from "../SimulateOptions.ts";
import type { GameSetup } from "./GameSetup.ts";

/** The options of a directed game; the same options and steps give the same moments on every machine. */
export interface DirectOptions
  extends Pick<SimulateOptions, "seed" | "galaxySeed" | "dialect" | "language" | "start" | "status">, GameSetup {}
