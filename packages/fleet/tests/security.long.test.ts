/** Attacks with a commander's credential, a revoked one and none, against real servers. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { jetstreamManager } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import { connectFleet, type Credential } from "@shipslog/fleet";
import { FleetFolder, pushRevocations, usualLimits } from "@shipslog/fleet/provisioning";
import { expect } from "vitest";
import { patienceMs } from "../../../tests/helpers/limits/patience.ts";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { ensureBroker } from "../src/broker/ensureBroker.ts";
import { streamOf, subjects } from "../src/message/subjects.ts";
import {
  connectOnce,
  isForgeryRefused,
  isNobodyRefused,
  isOversizeRefused,
  isPlainRefused,
  isPublishRefused,
  isRequestRefused,
  isStrangerRefused,
  isSubscribeRefused,
} from "./helpers/attempts.ts";
import { natsServer } from "./helpers/natsServer.ts";
import { searchPublished } from "./helpers/searchPublished.ts";
import { TrialFleet } from "./helpers/TrialFleet.ts";
import { isAcceptance } from "./helpers/isAcceptance.ts";

const backlogLines = 500;

/** The longest time that another commander may wait for a reply during the flood. */
const longestAnswerMs = 5000;

const searchedLines = 4000;

/** A single partition, so that only the pseudonyms separate the commanders. */
const partitions = 1;

interface SecuritySetup {
  readonly trial: TrialFleet;
  readonly eve: Credential;
  readonly bob: Credential;
  readonly collector: NatsConnection;
}

async function setUp(trial: TrialFleet): Promise<SecuritySetup> {
  await trial.folder.invite("eve");
  await trial.folder.invite("bob");
  const credential = await trial.credential("collector");
  const collector = await connectFleet(credential, { name: "collector" });
  await ensureBroker(collector, credential);
  return { trial, eve: await trial.credential("eve"), bob: await trial.credential("bob"), collector };
}

const idOf = ({ commander }: Credential) => commander?.id ?? "";
const stream = streamOf(0);

/** Tries everything that a commander's credential does not allow. */
async function tryTrespass({ eve, bob, collector }: SecuritySetup): Promise<Record<string, boolean>> {
  const connection = await connectOnce(eve);
  const other = idOf(bob);
  const watermarks = `$KV.watermarks.${other}`;
  const found = {
    "publish as another": await isPublishRefused(connection, subjects.line(0, other, "FSDJump")),
    "publish as oneself elsewhere": await isPublishRefused(connection, subjects.line(1, idOf(eve), "FSDJump")),
    "publish a kind that was not allowed": await isPublishRefused(connection, subjects.line(0, idOf(eve), "Friends")),
    "write another's watermark": await isPublishRefused(connection, `${watermarks}.file`),
    "write one's own watermark": await isPublishRefused(connection, `$KV.watermarks.${idOf(eve)}.file`),
    "ask another's uplink": await isPublishRefused(connection, subjects.ask(other)),
    "read all events": await isSubscribeRefused(connection, "journal.>"),
    "read another's events": await isSubscribeRefused(connection, `journal.0.${other}.*`),
    "read another's watermarks": await isSubscribeRefused(connection, subjects.watermarks(other)),
    "read another's answers": await isSubscribeRefused(connection, `${bob.inbox}.>`),
    "read rejected lines": await isSubscribeRefused(connection, "rejected.>"),
    "look up another's watermark": await isRequestRefused(
      connection,
      `$JS.API.DIRECT.GET.KV_watermarks.${watermarks}.file`,
      "",
    ),
    "get a stored message": await isRequestRefused(connection, `$JS.API.STREAM.MSG.GET.${stream}`, '{"seq":1}'),
    "make a consumer": await isRequestRefused(connection, `$JS.API.CONSUMER.CREATE.${stream}`),
    "purge a stream": await isRequestRefused(connection, `$JS.API.STREAM.PURGE.${stream}`),
    "delete a stream": await isRequestRefused(connection, `$JS.API.STREAM.DELETE.${stream}`),
    "delete a stream as a collector": await isRequestRefused(collector, `$JS.API.STREAM.DELETE.${stream}`),
    "publish lines as a collector": await isPublishRefused(collector, subjects.line(0, other, "FSDJump")),
  };
  await connection.close();
  return found;
}

/** Floods one commander's subjects: only its own share fills up, and another commander is served at once. */
async function tryFlood(
  { eve, bob, collector }: SecuritySetup,
  messages: number,
  mostMs: number,
): Promise<Record<string, boolean>> {
  const flooder = await connectOnce(eve);
  const honest = await connectOnce(bob);
  const subject = subjects.line(0, idOf(eve), "FSDJump");
  for (let at = 0; at < messages; at++) {
    flooder.publish(subject, "x".repeat(200));
    if (at % 2000 === 0) await flooder.flush();
  }
  await flooder.flush();
  const asking = honest.request(subjects.line(0, idOf(bob), "FSDJump"), "{}", { timeout: mostMs });
  const answer = await asking.catch(() => undefined);
  const manager = await jetstreamManager(collector, { checkAPI: false });
  const { state } = await manager.streams.info(stream, { subjects_filter: ">" });
  const held = state.subjects?.[subject] ?? 0;
  await flooder.close();
  await honest.close();
  return {
    "fill more than one's share": held === backlogLines,
    "keep others out by flooding": isAcceptance(answer),
  };
}

async function tryRevoked({ trial, eve }: SecuritySetup): Promise<Record<string, boolean>> {
  const connection = await connectOnce(eve);
  const closed = connection.closed();
  await trial.folder.revoke("eve", Date.now());
  await pushRevocations(trial.folder, await trial.credential("system"));
  const wasClosed = (await Promise.race([closed, sleep(patienceMs, "open", { ref: false })])) !== "open";
  const isRefused = await connectFleet(eve, { name: "eve" }).then(
    () => false,
    () => true,
  );
  return { "go on after being revoked": wasClosed, "come back after being revoked": isRefused };
}

/** The certificate authority of another fleet. */
async function foreignAuthority(trial: TrialFleet): Promise<string> {
  const path = join(trial.path, "elsewhere");
  const nodes = [{ client: 1, cluster: 2, monitor: 3 }];
  await FleetFolder.create(path, { nodes, partitions, limits: usualLimits, pseudonyms: "other" });
  return await readFile(join(path, "tls/authority.pem"), "utf8");
}

longTest(
  {
    claim:
      "Nobody publishes as another, reads another's, harms a stream, floods out others or comes back revoked, and no name leaves.",
    size: { check: 10_000, full: 200_000, of: "messages in a flood" },
    alone: true,
    needs: [natsServer],
  },
  async ({ size, seed, isLong, report }) => {
    const trial = await TrialFleet.start({ partitions, limits: { backlogLines } });
    try {
      const setup = await setUp(trial);
      const refused: Record<string, boolean> = {
        ...(await tryTrespass(setup)),
        "send more than the longest payload": await isOversizeRefused(setup.eve),
        "speak without TLS": await isPlainRefused(setup.eve),
        "come without a credential": await isNobodyRefused(setup.eve),
        "come with a forged credential": await isForgeryRefused(setup.eve),
        "pose as a server": await isStrangerRefused(setup.eve, await foreignAuthority(trial)),
        ...(await tryFlood(setup, size, isLong ? longestAnswerMs : patienceMs)),
        ...(await tryRevoked(setup)),
      };
      const attempts = Object.keys(refused);
      const search = await searchPublished(trial, setup.collector, searchedLines, seed);
      report(`${attempts.length} attempts; ${JSON.stringify(search)}`);
      await setup.collector.close();
      expect(attempts.filter((what) => refused[what] !== true)).toEqual([]);
      expect(search.messages).toBeGreaterThan(0);
      expect(search.found).toEqual([]);
      // The search finds all names in the journal itself.
      expect(search.isSharp).toBe(true);
      return `${attempts.length} attempts refused, ${size} messages flooded, no name in ${search.messages} messages`;
    } finally {
      await trial[Symbol.asyncDispose]();
    }
  },
);
