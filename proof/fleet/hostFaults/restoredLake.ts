import type { HostFault } from "./HostFault.ts";

/** A backup is made, more lines are stored, the lake is lost, and the operator restores the backup. */
export const restoredLake: HostFault = {
  name: "restoredLake",
  async cause({ fleet, lasting }) {
    await fleet.backUp();
    await lasting();
    await fleet.restore();
  },
};
