import { natsServer } from "../../lab/fleet/TrialFleet.ts";
import { collect } from "../fleet/collect.ts";
import { openGround, type Ground } from "../fleet/Ground.ts";
import { makeLoad } from "../../lab/fleet/load.ts";
import { send } from "../fleet/send.ts";
import type { Growth } from "../../lab/bench/Growth.ts";

/** Collecting what waits in a broker of one server, until the last line is in the manifest of a lake. */
export const growth: Growth<{ readonly lines: number; readonly ground: Ground }> = {
  name: "collect",
  unit: "a journal of 500 lines",
  needs: [natsServer],
  async prepare(units) {
    const load = makeLoad(units, 500);
    const ground = await openGround({ nodes: 1 });
    await send(load, ground);
    return { lines: load.entries.length, ground };
  },
  run: ({ lines, ground }) => collect(lines, ground),
  async discard({ ground }) {
    await ground[Symbol.asyncDispose]();
  },
};
