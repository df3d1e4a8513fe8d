import { serverHosts } from "../hostNames.ts";
import type { HostFault } from "./HostFault.ts";

/** A server hangs: its connections stay open, and nothing is answered. */
export const pausedServer: HostFault = {
  name: "pausedServer",
  cause: ({ fleet, pick, lastingLong }) => fleet.servers.whilePaused(pick(serverHosts), lastingLong),
};
