/** Weeks of evenings of dialect live, read by programs that players use. */
import { scenarioNames, simulate } from "@shipslog/simulator";
import { expect } from "vitest";
import { optionsOf } from "../packages/simulator/tests/helpers/live/folder.ts";
import { edmcNeeds, playToEdmc } from "./helpers/consumers/runEdmc.ts";
import { icarusComplaints } from "./helpers/consumers/runIcarus.ts";
import { longTest } from "./helpers/longTest.ts";

longTest(
  {
    claim:
      "EDMarketConnector reads evenings of every scenario without a failure or a warning, knows every place, and every message it would send to EDDN is valid; ICARUS knows system, hold and locker.",
    size: { check: 1, full: scenarioNames.length, of: "scenarios, 40 hours of each (9 in the check)" },
    needs: edmcNeeds,
  },
  async ({ size, seed, isLong, report }) => {
    const found: string[] = [];
    let lines = 0;
    let messages = 0;
    for (const scenario of scenarioNames.slice(-size)) {
      const where = `${scenario}, seed ${seed}`;
      const options = { ...optionsOf({ scenario, seed, hours: isLong ? 40 : 9 }), evenings: true };
      // ICARUS fetches packages when it starts.
      const read = await playToEdmc(simulate(options), {}, isLong ? icarusComplaints : undefined);
      const { failed, wrongPlaces, warnings, refused } = read;
      if (failed + wrongPlaces > 0) found.push(`${where}: ${failed} lines failed, ${wrongPlaces} places are wrong`);
      found.push(...[...warnings, ...refused].map((text) => `${where}: ${text}`));
      lines += read.lines;
      for (const count of Object.values(read.messages)) messages += count;
      report(`${where}: ${read.lines} lines`);
    }
    expect(found).toEqual([]);
    expect(lines).toBeGreaterThan(0);
    return `${lines} lines, ${messages} messages to EDDN`;
  },
);
