import type { HostFault } from "./HostFault.ts";

/** The disk of the lake is full; nothing is restarted when there is space again. */
export const fullLakeDisk: HostFault = {
  name: "fullLakeDisk",
  cause: ({ fleet, lasting }) => fleet.lakeDisk.whileFull(lasting),
};
