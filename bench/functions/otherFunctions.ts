import { restore } from "@shipslog/archive";
import { fold, unknownState } from "@shipslog/cockpit/state";
import { decodeRecord, decodeRecords, decodeSnapshot } from "@shipslog/cockpit/wire";
import { parseAddress, parseCredential, partitionOf, pseudonymOf } from "@shipslog/fleet";
import { nameCode } from "@shipslog/fleet/joining";
import { outboundLineOf, PrivateNames } from "@shipslog/fleet/uplink";
import { parseBookmark, readCompanion, readJournalBatches, type Disk } from "@shipslog/journal";
import { parseScenario, parseScript } from "@shipslog/simulator";
import { folderInMemory, type FolderInMemory } from "../../packages/journal/tests/helpers/folderInMemory.ts";
import { companionWith, entriesIn } from "./entries.ts";
import { textCalls, type GrowingFunction } from "./GrowingFunction.ts";

const folder = "/journals";

/** A call with a disk in memory that holds one file; the first call creates it. */
function withFile(file: string, text: string, call: (disk: Disk) => Promise<unknown>): () => Promise<unknown> {
  let disk: FolderInMemory | undefined;
  return async () => {
    if (disk === undefined) {
      disk = folderInMemory();
      await disk.makeFolder(folder);
      disk.appendAtOnce(`${folder}/${file}`, Buffer.from(text));
    }
    return await call(disk);
  };
}

async function countEntries(disk: Disk): Promise<number> {
  let entries = 0;
  for await (const batch of readJournalBatches(folder, { disk })) entries += batch.length;
  return entries;
}

const reading: readonly GrowingFunction[] = [
  {
    name: "@shipslog/journal readJournalBatches",
    prepare: (text) => withFile("Journal.2026-05-01T120000.01.log", text, countEntries),
  },
  {
    name: "@shipslog/journal readCompanion",
    // One look: a torn file is not waited for.
    prepare: (text) =>
      withFile("NavRoute.json", text, (disk) => readCompanion(folder, "NavRoute.json", { disk, looks: 1 })),
  },
];

const privateNames = new PrivateNames();
privateNames.addFrom({ event: "Commander", FID: "F1234567", Name: "Jameson" });
privateNames.addFrom({ event: "Friends", Name: "a" });

/** Functions that take entries, one after the other. */
const entryCalls: readonly GrowingFunction[] = [
  {
    name: "@shipslog/cockpit/state fold",
    prepare: (text) => {
      const entries = [...entriesIn(text), companionWith("NavRoute.json", text), companionWith("Status.json", text)];
      return () => entries.reduce((state, entry) => fold(state, entry, 0), unknownState);
    },
  },
  {
    name: "@shipslog/fleet/uplink outboundLineOf",
    prepare: (text) => {
      const entries = entriesIn(text);
      return () => entries.map((entry) => outboundLineOf(entry, { longestBytes: 2 ** 20, privateNames }));
    },
  },
];

/** The functions of the packages that read, send and show journals. */
export const otherFunctions: readonly GrowingFunction[] = [
  ...reading,
  ...entryCalls,
  ...textCalls("@shipslog/journal", { parseBookmark }),
  ...textCalls("@shipslog/simulator", { parseScenario, parseScript }),
  ...textCalls("@shipslog/archive", { restore: (extra) => restore("Docked", { extra }) }),
  ...textCalls("@shipslog/fleet", {
    parseAddress,
    parseCredential: (json) => parseCredential(json, "player.json"),
    partitionOf: (commander) => partitionOf(commander, 16),
    pseudonymOf: (name) => pseudonymOf(name, "key"),
  }),
  ...textCalls("@shipslog/fleet/joining", { nameCode }),
  ...textCalls("@shipslog/fleet/uplink", {
    "PrivateNames isIn": (raw) => privateNames.isIn(raw),
    "PrivateNames isInValues": (raw) => privateNames.isInValues(raw),
  }),
  ...textCalls("@shipslog/cockpit/wire", { decodeRecord, decodeRecords, decodeSnapshot }),
];
