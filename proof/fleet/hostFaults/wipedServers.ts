import { serverHosts } from "../hostNames.ts";
import type { HostFault } from "./HostFault.ts";

/** All servers lose their storage, with lines that they have acknowledged. */
export const wipedServers: HostFault = {
  name: "wipedServers",
  async cause({ fleet, lasting }) {
    await fleet.servers.whileStopped(serverHosts, async () => {
      for (const name of serverHosts) fleet.servers.diskOf(name).wipe();
      await lasting();
    });
  },
};
