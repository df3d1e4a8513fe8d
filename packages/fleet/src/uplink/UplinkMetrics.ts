import { Gauge, Registry } from "prom-client";
import type { Uplink } from "./Uplink.ts";

/** What is counted of an uplink. */
type CountedUplink = Pick<Uplink, "counts" | "unstored">;

/** A registry with the Prometheus metrics of one or several uplinks, which are added up. */
export function uplinkRegistry(...uplinks: readonly CountedUplink[]): Registry {
  const registry = new Registry();
  const add = (name: string, help: string, read: (uplink: CountedUplink) => number) => {
    const collect = function (this: Gauge) {
      this.set(uplinks.reduce((sum, uplink) => sum + read(uplink), 0));
    };
    registry.registerMetric(new Gauge({ name: `shipslog_uplink_${name}`, help, registers: [], collect }));
  };
  add("sent_lines", "Lines published, including those sent again.", ({ counts }) => counts.sent);
  add("withheld_lines", "Lines not sent, because of their kind or content.", ({ counts }) => counts.withheld);
  add("personal_lines", "Lines not sent, because they contain the name of a person.", ({ counts }) => counts.personal);
  add("asks", "Times a collector asked for lines again.", ({ counts }) => counts.asks);
  add("stalls", "Times all unstored lines were sent again.", ({ counts }) => counts.stalls);
  add("unstored_lines", "Lines sent and not known to be stored.", ({ unstored }) => unstored);
  for (const loss of ["link", "refused", "full", "silence"] as const) {
    add(`losses_${loss}`, `Times lines were sent again, reason: ${loss}.`, ({ counts }) => counts.losses[loss]);
  }
  return registry;
}
