/** A region whose players connect to a leaf node. */
import { expect } from "vitest";
import { connectFleet } from "@shipslog/fleet";
import { Uplink } from "@shipslog/fleet/uplink";
import { clock } from "../lab/clock.ts";
import { ArraySource, entriesFromLines } from "../lab/fleet/ArraySource.ts";
import { natsServer } from "../lab/fleet/natsServer.ts";
import { TrialCollector } from "../lab/fleet/TrialCollector.ts";
import { TrialFleet } from "../lab/fleet/TrialFleet.ts";
import { TrialLeaf } from "../lab/fleet/TrialLeaf.ts";
import { needs } from "../lab/needs/needs.ts";

const { describe, it } = needs(natsServer);
const line = '{ "timestamp":"2026-01-01T00:00:01Z", "event":"NavRoute" }';
const entries = entriesFromLines(
  "Journal.2026-01-01T000000.01.log",
  Array.from({ length: 100 }, () => line),
);

describe("a region behind a leaf node", () => {
  it("has every line stored once, with the credentials of any commander", async () => {
    const trial = await TrialFleet.start({ nodes: 1, partitions: 1 });
    const leaf = await TrialLeaf.start(trial);
    const collector = await TrialCollector.start(trial);
    try {
      await trial.folder.invite("jameson");
      const credential = await trial.credential("jameson");
      const { id = "", partition = 0 } = credential.commander ?? {};
      const { inbox } = credential;
      const connection = await connectFleet(credential, { name: "far", servers: [leaf.server] });
      const uplink = new Uplink(connection, {
        ...{ inbox, clock, longestBytes: 65_536, backlogLines: 4096, commander: id },
      });
      await uplink.send({ commander: id, partition, source: new ArraySource(entries) }, new AbortController().signal);
      expect([uplink.counts.sent, uplink.unstored, collector.lake.stored.length]).toEqual([100, 0, 100]);
      await uplink[Symbol.asyncDispose]();
    } finally {
      await collector[Symbol.asyncDispose]();
      await leaf[Symbol.asyncDispose]();
      await trial[Symbol.asyncDispose]();
    }
  });
});
