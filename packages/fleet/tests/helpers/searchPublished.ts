/** Sends a journal with names of people in damaged lines, and searches everything published for the names. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { NatsConnection } from "@nats-io/transport-node";
import { connectFleet } from "@shipslog/fleet";
import { PrivateNames, Uplink } from "@shipslog/fleet/uplink";
import { parseHeader } from "../../src/message/header.ts";
import { plan } from "@shipslog/journal";
import { simulate } from "@shipslog/simulator";
import { FolderSource } from "../../../shipslog/src/commands/fleet/uplink/FolderSource.ts";
import { clock } from "../../../../tests/helpers/clock.ts";
import { TrialCollector } from "./TrialCollector.ts";
import type { TrialFleet } from "./TrialFleet.ts";
import { randomOf } from "../../../../tests/helpers/randomOf.ts";

/** What was searched, and the names found. */
export interface NameSearch {
  readonly messages: number;
  readonly bytes: number;
  readonly damagedLines: number;
  readonly found: readonly string[];
  /** Whether the search finds all names in the file itself; otherwise the result would be meaningless. */
  readonly isSharp: boolean;
}

const friends = ["Zaphod Brightwater", "Ripley Ndongo", "Quill Asterion"];
const file = "Journal.2026-01-01T000000.01.log";

/** Lines of a live session with friends. Every twentieth line runs into a line with a name. */
function makeText(
  count: number,
  seed: number,
): { readonly text: string; readonly damaged: number; readonly own: readonly string[] } {
  const random = randomOf(seed);
  const start = Date.UTC(2026, 0, 1);
  const decoder = new TextDecoder();
  const lines: string[] = [];
  for (const step of plan(simulate({ seed, scenario: "grand-tour", dialect: "live", start, status: false }), {
    dialect: "live",
  })) {
    if (step.type === "append") lines.push(decoder.decode(step.bytes).trimEnd());
    if (lines.length % 10 === 0) lines.push(friendLine(friends[Math.floor(random() * friends.length)] ?? ""));
    if (lines.length >= count) break;
  }
  // Damaged lines continue with lines that contain names.
  const personal = lines.filter((line) => /"event":"(?:Commander|LoadGame|Friends)"/.test(line));
  let damaged = 0;
  const text = lines.map((line) => {
    if (random() > 0.05) return `${line}\r\n`;
    damaged++;
    const other = personal[Math.floor(random() * personal.length)] ?? "";
    const cut = Math.floor(random() * line.length);
    const joined = line.slice(0, cut) + other.slice(Math.floor(random() * other.length * 0.7));
    return random() < 0.5 ? `${joined}\r\n` : `${line.slice(0, cut)}${other}\r\n`;
  });
  const line = lines.find((each) => each.includes('"event":"Commander"')) ?? "{}";
  const { FID = "", Name = "" } = JSON.parse(line) as { FID?: string; Name?: string };
  return { text: text.join(""), damaged, own: [FID, Name] };
}

const friendLine = (name: string) =>
  `{ "timestamp":"2026-01-01T00:00:00Z", "event":"Friends", "Status":"Online", "Name":"${name}" }`;

/** Sends the journal as an invited commander, with a subscription to all lines. */
export async function searchPublished(
  trial: TrialFleet,
  collector: NatsConnection,
  count: number,
  seed: number,
): Promise<NameSearch> {
  const folder = join(trial.path, "personal");
  await mkdir(folder, { recursive: true });
  const { text, damaged, own } = makeText(count, seed);
  await writeFile(join(folder, file), text);
  const names = [...friends, ...own];
  await trial.folder.invite("carol");
  const credential = await trial.credential("carol");
  const received: string[] = [];
  const subscription = collector.subscribe("journal.>", {
    callback: (_error, message) => {
      const about = message.headers?.get("Shipslog") ?? "";
      received.push(`${message.subject} ${about} ${parseHeader(about)?.position.file ?? ""} ${message.string()}`);
    },
  });
  await collector.flush();
  // It says how far the journal is stored; nothing is sent before.
  const storing = await TrialCollector.start(trial);
  await sendOnce(credential, folder);
  await storing[Symbol.asyncDispose]();
  await collector.flush();
  subscription.unsubscribe();
  const all = received.join("\n");
  return {
    messages: received.length,
    bytes: Buffer.byteLength(all),
    damagedLines: damaged,
    found: names.filter((name) => all.includes(name)),
    isSharp: names.every((name) => name.length > 3 && text.includes(name)),
  };
}

/** Sends until nothing new is sent for a second. */
async function sendOnce(credential: Awaited<ReturnType<TrialFleet["credential"]>>, folder: string): Promise<void> {
  const { commander, limits, inbox } = credential;
  if (commander === undefined) throw new Error("no commander");
  const connection = await connectFleet(credential, { name: "carol" });
  const privateNames = new PrivateNames();
  const uplink = new Uplink(connection, {
    inbox,
    commander: commander.id,
    clock,
    longestBytes: limits.longestBytes,
    backlogLines: 1_000_000,
    privateNames,
  });
  const ending = new AbortController();
  const source = new FolderSource({ folder, clock, privateNames, isFollowing: false });
  const sending = uplink.send({ commander: commander.id, partition: commander.partition, source }, ending.signal);
  let sent = -1;
  let quiet = 0;
  while (quiet < 5) {
    await clock.sleep(200);
    quiet = uplink.counts.sent === sent && sent > 0 ? quiet + 1 : 0;
    sent = uplink.counts.sent;
  }
  ending.abort();
  await sending;
  await uplink[Symbol.asyncDispose]();
}
