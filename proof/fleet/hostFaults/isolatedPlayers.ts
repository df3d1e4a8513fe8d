import { playerHosts } from "../hostNames.ts";
import type { HostFault } from "./HostFault.ts";

/** The machine of players is off the network, or a region with its leaf node. */
export const isolatedPlayers: HostFault = {
  name: "isolatedPlayers",
  cause: ({ fleet, pick, lasting }) => fleet.hosts.isolate(pick(playerHosts), lasting),
};
