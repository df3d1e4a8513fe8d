import { playerHosts } from "../hostNames.ts";
import type { HostFault } from "./HostFault.ts";

/** The uplinks of a machine lose what they remember about the journals. */
export const lostBookmarks: HostFault = {
  name: "lostBookmarks",
  async cause({ fleet, pick, lasting }) {
    const name = pick(playerHosts);
    await fleet.whileAway(name, async () => {
      await fleet.deleteBookmarks(name);
      await lasting();
    });
  },
};
