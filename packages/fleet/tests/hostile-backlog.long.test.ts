/**
 * Hostile commanders fill a partition with the longest lines while no collector runs. Then a collector starts, and another commander sends a line: how
 * long until it is stored? At full size the partition is more than half full, so that the collector also removes lines.
 */
import { jetstreamManager } from "@nats-io/jetstream";
import { headers, type NatsConnection } from "@nats-io/transport-node";
import { connectFleet, pseudonymOf } from "@shipslog/fleet";
import { usualLimits } from "@shipslog/fleet/provisioning";
import { Uplink } from "@shipslog/fleet/uplink";
import { expect } from "vitest";
import { clock } from "../../../tests/helpers/clock.ts";
import { until } from "../../../tests/helpers/limits/until.ts";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { ensureBroker } from "../src/broker/ensureBroker.ts";
import { printHeader } from "../src/message/header.ts";
import { streamOf, subjects } from "../src/message/subjects.ts";
import { ArraySource, entriesFromLines } from "./helpers/ArraySource.ts";
import { FleetSetup } from "./helpers/FleetSetup.ts";
import { natsServer } from "./helpers/natsServer.ts";

const { backlogLines, longestBytes } = usualLimits;
const file = "Journal.2026-01-01T000000.01.log";
const honestLine = '{ "timestamp":"2026-01-01T00:00:01Z", "event":"NavRoute" }';

/** How long the other commander may wait. */
const longestWaitMs = 10_000;

/** The costliest line that is stored: as long as almost any, with 400 items that each have an unknown field. */
const hostileItems = Array.from({ length: 400 }, (_, at) => `{"f${at}":"${"x".repeat(145)}"}`).join(",");
const hostileLine = honestLine.replace(" }", `, "x":[${hostileItems}] }`);

/** How many messages wait for an answer of the server at a time. */
const atOnce = 64;

/** Sends the costliest lines in the name of as many commanders as are needed, each with as many as one may have in the broker. */
async function fill(connection: NatsConnection, lines: number): Promise<void> {
  const byteLength = hostileLine.length + 2;
  const sendOne = async (at: number) => {
    const commander = pseudonymOf(`hostile ${Math.floor(at / backlogLines)}`, "backlog");
    const position = { file, offset: (at % backlogLines) * byteLength, line: 1, generation: 0 };
    const header = headers();
    header.set("Shipslog", printHeader({ position, byteLength, after: position.offset, defect: undefined }));
    const options = { timeout: 60_000, headers: header };
    const answer = await connection.request(subjects.line(0, commander, "NavRoute"), hostileLine, options);
    if (answer.string().includes('"error"')) throw new Error(`the server refused: ${answer.string()}`);
  };
  for (let at = 0; at < lines; at += atOnce) {
    await Promise.all(Array.from({ length: Math.min(atOnce, lines - at) }, (_, next) => sendOne(at + next)));
  }
}

longTest(
  {
    claim:
      "A commander's line is stored within ten seconds, even behind four gigabytes of the longest and costliest lines.",
    size: { check: 1600, full: 65_536, of: "lines of 63 KB in front" },
    alone: true,
    needs: [natsServer],
  },
  async ({ size, isLong, report }) => {
    await using setup = await FleetSetup.open({ nodes: 1, partitions: 1, workers: 0, collectors: 1, report });
    const { trial } = setup;
    const credential = await trial.credential("collector");
    const observer = await connectFleet(credential, { name: "observer" });
    await ensureBroker(observer, credential);
    const manager = await jetstreamManager(observer, { checkAPI: false });
    const waiting = () => manager.streams.info(streamOf(0)).then(({ state }) => state.bytes);
    const load = await trial.credential("load");
    const hostile = await connectFleet(load, { name: "hostile" });
    await fill(hostile, size);
    const filledBytes = await waiting();
    setup.startCollectors();
    const honest = await connectFleet(load, { name: "honest" });
    const uplink = new Uplink(honest, { inbox: load.inbox, clock, longestBytes, backlogLines });
    const commander = pseudonymOf("honest", "backlog");
    const source = new ArraySource(entriesFromLines(file, [honestLine]));
    const sending = uplink.send({ commander, partition: 0, source }, new AbortController().signal);
    await until(() => uplink.counts.sent > 0, "a collector to say how far the journal is stored");
    const sentMs = Date.now();
    const beforeBytes = await waiting();
    await sending;
    const waitedMs = Date.now() - sentMs;
    const goneBytes = beforeBytes - (await waiting());
    report(JSON.stringify({ filledBytes, beforeBytes, goneBytes, waitedMs }));
    await uplink[Symbol.asyncDispose]();
    await hostile.close();
    await observer.close();
    expect(uplink.unstored).toBe(0);
    if (isLong) expect(waitedMs).toBeLessThan(longestWaitMs);
    const megabytes = (bytes: number) => Math.round(bytes / 1e6);
    return `stored after ${waitedMs} ms, when ${megabytes(goneBytes)} MB of the ${megabytes(filledBytes)} MB in front were stored or removed`;
  },
);
