import { collectorHosts, playerHosts } from "../hostNames.ts";
import type { HostFault } from "./HostFault.ts";

const hourMs = 3_600_000;

/**
 * The time of day on a machine jumps by an hour, forward or back, and later to where it was. It is the time that collectors and uplinks
 * read; servers take theirs from the kernel, which has one for all of them.
 */
export const jumpedClock: HostFault = {
  name: "jumpedClock",
  async cause({ fleet, pick, lasting }) {
    const name = pick([...collectorHosts, ...playerHosts]);
    await fleet.setClock(name, pick([-hourMs, hourMs]));
    await lasting();
    await fleet.setClock(name, 0);
  },
};
