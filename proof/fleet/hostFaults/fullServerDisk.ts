import { serverHosts } from "../hostNames.ts";
import type { HostFault } from "./HostFault.ts";

/** The disk of a server is full. When there is space again the operator restarts it, because it has switched its storage off. */
export const fullServerDisk: HostFault = {
  name: "fullServerDisk",
  async cause({ fleet, pick, lasting }) {
    const name = pick(serverHosts);
    await fleet.servers.diskOf(name).whileFull(lasting);
    await fleet.servers.whileStopped([name], () => Promise.resolve());
  },
};
