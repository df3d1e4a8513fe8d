import { changedJournals } from "./changedJournals.ts";
import { fullLakeDisk } from "./fullLakeDisk.ts";
import { fullServerDisk } from "./fullServerDisk.ts";
import type { HostFault } from "./HostFault.ts";
import { isolatedCollector } from "./isolatedCollector.ts";
import { isolatedPlayers } from "./isolatedPlayers.ts";
import { isolatedServer } from "./isolatedServer.ts";
import { jumpedClock } from "./jumpedClock.ts";
import { killedCollector } from "./killedCollector.ts";
import { killedLeaf } from "./killedLeaf.ts";
import { killedPlayers } from "./killedPlayers.ts";
import { killedServer } from "./killedServer.ts";
import { lossAndDelay } from "./lossAndDelay.ts";
import { lostBookmarks } from "./lostBookmarks.ts";
import { pausedCollector } from "./pausedCollector.ts";
import { pausedPlayers } from "./pausedPlayers.ts";
import { pausedServer } from "./pausedServer.ts";
import { restoredLake } from "./restoredLake.ts";
import { splitServers } from "./splitServers.ts";
import { wipedServer } from "./wipedServer.ts";
import { wipedServers } from "./wipedServers.ts";

/** Everything that goes wrong. */
export const hostFaults: readonly HostFault[] = [
  isolatedServer,
  isolatedCollector,
  isolatedPlayers,
  splitServers,
  lossAndDelay,
  killedServer,
  killedCollector,
  killedPlayers,
  killedLeaf,
  pausedServer,
  pausedCollector,
  pausedPlayers,
  wipedServer,
  wipedServers,
  fullServerDisk,
  fullLakeDisk,
  jumpedClock,
  changedJournals,
  lostBookmarks,
  restoredLake,
];
