import { natsServer } from "../../packages/fleet/tests/helpers/natsServer.ts";
import { collect } from "../fleet/collect.ts";
import { openBenchFleet, type BenchFleet } from "../fleet/BenchFleet.ts";
import { makeLoad } from "../../packages/fleet/tests/helpers/makeLoad.ts";
import { send } from "../fleet/send.ts";
import type { Growth } from "../harness/Growth.ts";

/** Collecting what waits in a broker of one server, until the last line can be queried in a lake. */
export const growth: Growth<{ readonly lines: number; readonly fleet: BenchFleet }> = {
  name: "collect",
  unit: "a journal of 500 lines",
  needs: [natsServer],
  async prepare(units) {
    const load = makeLoad(units, 500);
    const fleet = await openBenchFleet({ nodes: 1 });
    await send(load, fleet);
    return { lines: load.entries.length, fleet };
  },
  async run({ lines, fleet }) {
    await collect(lines, "divided", fleet);
  },
  async discard({ fleet }) {
    await fleet[Symbol.asyncDispose]();
  },
};
