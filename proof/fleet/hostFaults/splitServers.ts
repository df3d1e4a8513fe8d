import { serverHosts } from "../hostNames.ts";
import type { HostFault } from "./HostFault.ts";

/** Servers reach everybody but each other: no majority. */
export const splitServers: HostFault = {
  name: "splitServers",
  async cause({ fleet, lasting }) {
    const pairs = serverHosts.flatMap((one, at) => serverHosts.slice(at + 1).map((other) => [one, other] as const));
    for (const [one, other] of pairs) await fleet.hosts.link(one, other, { isCut: true });
    await lasting();
    for (const [one, other] of pairs) await fleet.hosts.link(one, other, {});
  },
};
