import { playerHosts } from "../hostNames.ts";
import type { HostFault } from "./HostFault.ts";

/** The uplinks of a machine die, stay away while the game goes on, and start again. */
export const killedPlayers: HostFault = {
  name: "killedPlayers",
  cause: ({ fleet, pick, lasting }) => fleet.whileAway(pick(playerHosts), lasting),
};
