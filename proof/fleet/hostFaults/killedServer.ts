import { serverHosts } from "../hostNames.ts";
import type { HostFault } from "./HostFault.ts";

/** A server dies and starts again. */
export const killedServer: HostFault = {
  name: "killedServer",
  cause: ({ fleet, pick, lasting }) => fleet.servers.whileStopped([pick(serverHosts)], lasting),
};
