/**
 * Sends the journals of several commanders from disk and ends when everything is stored, or goes on while they grow. It is killed at
 * random.
 */
import { readFile } from "node:fs/promises";
import { connectFleet, parseCredential, partitionOf } from "@shipslog/fleet";
import { Uplink } from "@shipslog/fleet/uplink";
import { FolderSource } from "../../../shipslog/src/commands/fleet/uplink/FolderSource.ts";
import { clock } from "../../../../tests/helpers/clock.ts";

/** The task of a worker, as JSON in a file. */
export interface WorkerOrder {
  readonly credential: string;
  readonly servers: readonly string[];
  /** Whether the journals grow, so that it never ends. */
  readonly isFollowing?: boolean;
  readonly commanders: readonly { readonly commander: string; readonly folder: string; readonly state: string }[];
}

const [orderPath = ""] = process.argv.slice(2);
const order = JSON.parse(await readFile(orderPath, "utf8")) as WorkerOrder;
const credential = parseCredential(await readFile(order.credential, "utf8"), order.credential);
const connection = await connectFleet(credential, { name: "worker", servers: order.servers, isPatient: true });
const { longestBytes, backlogLines } = credential.limits;
const uplink = new Uplink(connection, { inbox: credential.inbox, clock, longestBytes, backlogLines });
const never = new AbortController().signal;
await Promise.all(
  order.commanders.map(({ commander, folder, state }) => {
    const source = new FolderSource({ folder, clock, bookmarkPath: state, isFollowing: order.isFollowing === true });
    return uplink.send({ commander, partition: partitionOf(commander, credential.partitions), source }, never);
  }),
);
console.log(JSON.stringify(uplink.counts));
await uplink[Symbol.asyncDispose]();
process.exit(0);
