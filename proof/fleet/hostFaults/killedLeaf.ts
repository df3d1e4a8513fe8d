import type { HostFault } from "./HostFault.ts";

/** The leaf node of a region dies and starts again. */
export const killedLeaf: HostFault = {
  name: "killedLeaf",
  async cause({ fleet, lasting }) {
    await fleet.leaf.stop();
    await lasting();
    fleet.leaf.start();
  },
};
