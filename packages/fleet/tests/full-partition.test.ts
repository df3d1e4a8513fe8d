/** A partition that one commander would fill with long lines of many kinds, so that the broker refuses those of others, with a real server. */
import { jetstreamManager } from "@nats-io/jetstream";
import { headers, type NatsConnection } from "@nats-io/transport-node";
import { kinds } from "@shipslog/contract";
import { connectFleet, type Credential } from "@shipslog/fleet";
import { Uplink } from "@shipslog/fleet/uplink";
import { expect } from "vitest";
import { clock } from "../../../tests/helpers/clock.ts";
import { until } from "../../../tests/helpers/limits/until.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";
import { askForAllText } from "../src/message/ask.ts";
import { streamOf, subjects } from "../src/message/subjects.ts";
import { ArraySource, entriesFromLines } from "./helpers/ArraySource.ts";
import { isAcceptance } from "./helpers/isAcceptance.ts";
import { MemoryLake } from "./helpers/MemoryLake.ts";
import { natsServer } from "./helpers/natsServer.ts";
import { TrialCollector } from "./helpers/TrialCollector.ts";
import { TrialFleet } from "./helpers/TrialFleet.ts";

const { it } = needs(natsServer);

const file = "Journal.2026-01-01T000000.01.log";
const navRoute = '{ "timestamp":"2026-01-01T00:00:01Z", "event":"NavRoute" }';
const withText = (length: number) => navRoute.replace(" }", `, "x":"${"x".repeat(length)}" }`);
const hostileLine = withText(60_000);
const limits = { backlogLines: 64, partitionBytes: 16 * 2 ** 20 };

/** How long a hostile commander pauses after a line of each kind: it sends 20 MB a second, so that a test needs little memory. */
const pauseMs = 50;

const idOf = ({ commander }: Credential) => commander?.id ?? "";

/** Sends the longest lines of all kinds until the signal is aborted, whatever the broker answers. Returns how many it has taken. */
async function flood(connection: NatsConnection, commander: string, signal: AbortSignal): Promise<number> {
  let accepted = 0;
  for (let round = 0; !signal.aborted; round++) {
    const answers = kinds.map((kind) => {
      const header = headers();
      header.set("Shipslog", `1 ${kind}.log 0 ${round * hostileLine.length} ${hostileLine.length} 1 0`);
      const options = { headers: header, timeout: 5000 };
      return connection.request(subjects.line(0, commander, kind), hostileLine, options).catch(() => undefined);
    });
    accepted += (await Promise.all(answers)).filter(isAcceptance).length;
    await clock.sleep(pauseMs, signal);
  }
  return accepted;
}

/** Makes a connection lose the first ask for all lines. */
function loseFirstAsk(connection: NatsConnection): void {
  const subscribe = connection.subscribe.bind(connection);
  let isLost = false;
  connection.subscribe = (subject, options) =>
    subscribe(subject, {
      ...options,
      callback: (error, message) => {
        const isFirst = !isLost && error === null && message.string() === askForAllText;
        isLost ||= isFirst;
        return isFirst ? undefined : options?.callback?.(error, message);
      },
    });
}

it("takes the lines of others, and stores each line of all once, also those that were removed, although the first ask for them is lost", async () => {
  await using trial = await TrialFleet.start({ nodes: 1, partitions: 1, limits });
  const writing = Promise.withResolvers<undefined>();
  const lake = new MemoryLake();
  const open = lake.open.bind(lake);
  // Nothing leaves the broker because it is stored.
  lake.open = () => {
    const sink = open();
    return { ...sink, write: (batch) => writing.promise.then(() => sink.write(batch)) };
  };
  for (const name of ["eve", "bob", "alice"]) await trial.folder.invite(name);
  await using collector = await TrialCollector.start(trial, lake);
  const observer = await connectFleet(await trial.credential("collector"), { name: "observer" });
  const manager = await jetstreamManager(observer, { checkAPI: false });
  const waiting = async (credential: Credential) => {
    const filter = { subjects_filter: subjects.line(0, idOf(credential), "*") };
    const { state } = await manager.streams.info(streamOf(0), filter);
    return Object.values(state.subjects ?? {}).reduce((sum, lines) => sum + lines, 0);
  };
  const upload = async (credential: Credential, raws: readonly string[]) => {
    const commander = idOf(credential);
    const connection = await connectFleet(credential, { name: commander });
    loseFirstAsk(connection);
    const { inbox } = credential;
    const uplink = new Uplink(connection, {
      inbox,
      commander,
      clock,
      longestBytes: 65_536,
      backlogLines: limits.backlogLines,
    });
    const source = new ArraySource(entriesFromLines(file, raws));
    return { uplink, done: uplink.send({ commander, partition: 0, source }, new AbortController().signal) };
  };

  // Bob has a window of long lines in the broker, more than a share.
  const bob = await trial.credential("bob");
  const bobLines = Array.from({ length: 150 }, (_, at) => withText(20_000 + at));
  const bobSends = await upload(bob, bobLines);
  await until(async () => (await waiting(bob)) === limits.backlogLines, "the window of bob");
  const eve = await trial.credential("eve");
  const hostile = await connectFleet(eve, { name: "eve" });
  const ending = new AbortController();
  const flooding = flood(hostile, idOf(eve), ending.signal);
  await until(() => bobSends.uplink.counts.asks > 0, "the lines of bob to be removed, and bob to be asked for them");

  const alice = await trial.credential("alice");
  const aliceLines = Array.from({ length: 5 }, (_, at) => withText(at));
  const aliceSends = await upload(alice, aliceLines);
  await until(async () => (await waiting(alice)) === aliceLines.length, "the broker to take the lines of alice");

  writing.resolve(undefined);
  await Promise.all([aliceSends.done, bobSends.done]);
  ending.abort();
  const longest = limits.partitionBytes / hostileLine.length;
  expect(await flooding).toBeGreaterThan(longest / 2);
  // The lake refuses a line that does not continue its journal.
  const storedOf = (credential: Credential) =>
    lake.stored.filter(({ commander }) => commander === idOf(credential)).map(({ raw }) => raw);
  expect(storedOf(alice)).toEqual(aliceLines);
  expect(storedOf(bob)).toEqual(bobLines);
  expect(collector.notices.map(String).join("\n")).toContain(idOf(eve));
  for (const { uplink } of [aliceSends, bobSends]) await uplink[Symbol.asyncDispose]();
  for (const connection of [hostile, observer]) await connection.close();
});
