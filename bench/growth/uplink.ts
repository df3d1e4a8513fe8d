import { natsServer } from "../../packages/fleet/tests/helpers/natsServer.ts";
import { openBenchFleet, type BenchFleet } from "../fleet/BenchFleet.ts";
import { makeLoad, type JournalLoad } from "../../packages/fleet/tests/helpers/makeLoad.ts";
import { send } from "../fleet/send.ts";
import type { Growth } from "../harness/Growth.ts";

/** Sending the journals of one commander until a broker of one server holds the last line. */
export const growth: Growth<{ readonly load: JournalLoad; readonly fleet: BenchFleet }> = {
  name: "uplink",
  unit: "a journal of 500 lines",
  needs: [natsServer],
  prepare: async (units) => ({ load: makeLoad(units, 500), fleet: await openBenchFleet({ nodes: 1 }) }),
  run: ({ load, fleet }) => send(load, fleet),
  async discard({ fleet }) {
    await fleet[Symbol.asyncDispose]();
  },
};
