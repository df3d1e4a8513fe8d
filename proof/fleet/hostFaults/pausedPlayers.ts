import { playerHosts } from "../hostNames.ts";
import type { HostFault } from "./HostFault.ts";

/** The uplinks of a machine hang, as on a laptop that sleeps. */
export const pausedPlayers: HostFault = {
  name: "pausedPlayers",
  cause: ({ fleet, pick, lastingLong }) => fleet.whilePaused(pick(playerHosts), lastingLong),
};
