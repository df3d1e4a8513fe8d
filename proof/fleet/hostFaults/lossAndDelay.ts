import type { HostFault } from "./HostFault.ts";

/** Every link loses frames and is slow. */
export const lossAndDelay: HostFault = {
  name: "lossAndDelay",
  async cause({ fleet, lasting }) {
    await fleet.hosts.links({ loss: 0.02, delayMs: 30 });
    await lasting();
    await fleet.hosts.links({});
  },
};
