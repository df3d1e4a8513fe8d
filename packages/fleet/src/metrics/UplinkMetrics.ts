import { Gauge, Registry } from "prom-client";
import type { Uplink } from "../uplink/Uplink.ts";

/** A registry with the Prometheus metrics of an uplink. */
export function uplinkRegistry(uplink: Pick<Uplink, "counts" | "unstored">): Registry {
  const registry = new Registry();
  const add = (name: string, help: string, read: () => number) => {
    const collect = function (this: Gauge) {
      this.set(read());
    };
    registry.registerMetric(new Gauge({ name: `shipslog_uplink_${name}`, help, registers: [], collect }));
  };
  const { counts } = uplink;
  add("sent_lines", "Lines published, including those sent again.", () => counts.sent);
  add("withheld_lines", "Lines not sent, because of their kind or content.", () => counts.withheld);
  add("asks", "Times a collector asked for lines again.", () => counts.asks);
  add("stalls", "Times all unstored lines were sent again.", () => counts.stalls);
  add("unstored_lines", "Lines sent and not known to be stored.", () => uplink.unstored);
  for (const loss of ["link", "refused", "full", "silence"] as const) {
    add(`losses_${loss}`, `Times lines were sent again, reason: ${loss}.`, () => counts.losses[loss]);
  }
  return registry;
}
