import { playerHosts } from "../hostNames.ts";
import { keysOf } from "../GrowingJournal.ts";
import { readLakeLines } from "../readLakeLines.ts";
import type { HostFault } from "./HostFault.ts";

/** The share of commanders whose journals are truncated; those of the others are rotated. */
const truncated = 0.3;

/** While the uplinks of a machine are away, the game begins new journals, and some are truncated and written again. */
export const changedJournals: HostFault = {
  name: "changedJournals",
  async cause({ fleet, journals, random, pick, lasting }) {
    const name = pick(playerHosts);
    await fleet.whileAway(name, async () => {
      await lasting();
      const stored = keysOf(await readLakeLines(fleet.lake));
      for (const journal of journals.ofHost(name)) {
        if (random() < truncated) journal.truncate(stored);
        else journal.rotate();
      }
      await lasting();
    });
  },
};
