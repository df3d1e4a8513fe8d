import { serverHosts } from "../hostNames.ts";
import type { HostFault } from "./HostFault.ts";

/** A server cannot reach anybody. */
export const isolatedServer: HostFault = {
  name: "isolatedServer",
  cause: ({ fleet, pick, lasting }) => fleet.hosts.isolate(pick(serverHosts), lasting),
};
