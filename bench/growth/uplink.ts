import { natsServer } from "../../lab/fleet/TrialFleet.ts";
import { openGround, type Ground } from "../fleet/Ground.ts";
import { makeLoad, type Load } from "../../lab/fleet/load.ts";
import { send } from "../fleet/send.ts";
import type { Growth } from "../../lab/bench/Growth.ts";

/** Sending the journals of one commander until a broker of one server holds the last line. */
export const growth: Growth<{ readonly load: Load; readonly ground: Ground }> = {
  name: "uplink",
  unit: "a journal of 500 lines",
  needs: [natsServer],
  prepare: async (units) => ({ load: makeLoad(units, 500), ground: await openGround({ nodes: 1 }) }),
  run: ({ load, ground }) => send(load, ground),
  async discard({ ground }) {
    await ground[Symbol.asyncDispose]();
  },
};
