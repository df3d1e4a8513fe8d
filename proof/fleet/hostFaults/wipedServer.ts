import { serverHosts } from "../hostNames.ts";
import type { HostFault } from "./HostFault.ts";

/** A server loses its storage. */
export const wipedServer: HostFault = {
  name: "wipedServer",
  async cause({ fleet, pick, lasting }) {
    const name = pick(serverHosts);
    await fleet.servers.whileStopped([name], async () => {
      fleet.servers.diskOf(name).wipe();
      await lasting();
    });
  },
};
