import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { JetStreamApiError, StorageType } from "@nats-io/jetstream";
import { Kvm, type KV } from "@nats-io/kv";
import type { NatsConnection } from "@nats-io/transport-node";
import { filledTextShape, objectShape, oneOfShape } from "@shipslog/contract/internal";
import { whenEnabled } from "../broker/whenEnabled.ts";
import { FleetError } from "../FleetError.ts";
import { createSecret, writeSecret } from "../provisioning/secretFiles.ts";
import { parseFleetJson } from "../requireFleetShape.ts";

/** The file in a lake that tells it from every other lake of a fleet. A copy made by hand has it too. */
interface LakeIdentity {
  readonly format: typeof identityFormat;
  readonly version: 1;
  readonly id: string;
}

const identityFormat = "shipslog-fleet-lake";
const identityShape = objectShape<LakeIdentity>({
  format: oneOfShape([identityFormat]),
  version: oneOfShape([1]),
  id: filledTextShape,
});

const identityPath = (lake: string) => join(lake, "lake.json");
const printIdentity = (id: string) => `${JSON.stringify({ format: identityFormat, version: 1, id })}\n`;

/** Where the broker keeps which lake is that of the fleet. On disk: it must outlast a restart of all servers. */
const bucket = "lake";
const key = "id";

/** The error code of the server if the key is there. */
const wrongLastSequence = 10_071;

/** How a lake becomes that of a fleet. */
export interface LakeClaim {
  readonly connection: NatsConnection;
  readonly replicas: number;
  readonly lake: string;
  /** The identity of a lake that has none: a random text. */
  readonly newId: string;
  /** Whether it replaces the lake that the fleet has stored into until now. No collector may run then. */
  readonly isReplaced: boolean;
}

/** The one lake of a fleet, as a collector has it. */
export class FleetLake {
  readonly #path: string;
  readonly #id: string;
  readonly #folder: string;

  private constructor(path: string, id: string, folder: string) {
    this.#path = path;
    this.#id = id;
    this.#folder = folder;
  }

  /**
   * Makes a lake that of the fleet, if the fleet has none yet, or finds that it is. Throws a FleetError if the fleet stores into another one: two
   * collectors with different lakes would divide the lines among them.
   */
  static async claim({ connection, replicas, lake, newId, isReplaced }: LakeClaim): Promise<FleetLake> {
    const kv = await whenEnabled(() =>
      new Kvm(connection).create(bucket, { replicas, history: 1, storage: StorageType.File }),
    );
    const known = await readId(lake);
    const theirs = (await kv.get(key))?.string() ?? "";
    // A lake without an identity is another one than that of the fleet, which has one.
    if (theirs !== "" && theirs !== known && !isReplaced) throw new FleetError("other-lake", lake);
    const id = known ?? (await makeId(lake, newId));
    const agreed = isReplaced ? await replace(kv, id) : await propose(kv, theirs, id);
    if (agreed !== id) throw new FleetError("other-lake", lake);
    return new FleetLake(lake, id, await folderOf(lake));
  }

  /** Throws a FleetError if the folder is not there any more, or is another one than it was. */
  async verify(): Promise<void> {
    const id = await readId(this.#path);
    if (id !== this.#id || (await folderOf(this.#path)) !== this.#folder) throw new FleetError("lake-gone", this.#path);
  }
}

/** Gives a lake that was restored an identity of its own: the one it was copied from may still be there. */
export async function renewLake({ connection, replicas, lake, newId }: Omit<LakeClaim, "isReplaced">): Promise<void> {
  await writeSecret(identityPath(lake), printIdentity(newId));
  await FleetLake.claim({ connection, replicas, lake, newId, isReplaced: true });
}

async function propose(kv: KV, theirs: string, id: string): Promise<string> {
  if (theirs !== "") return theirs;
  try {
    await kv.create(key, id);
    return id;
  } catch (error) {
    if (!(error instanceof JetStreamApiError) || error.apiError().err_code !== wrongLastSequence) throw error;
    // Another collector was first.
    return (await kv.get(key))?.string() ?? "";
  }
}

async function replace(kv: KV, id: string): Promise<string> {
  await kv.put(key, id);
  return id;
}

async function readId(lake: string): Promise<string | undefined> {
  const path = identityPath(lake);
  try {
    return parseFleetJson(await readFile(path, "utf8"), identityShape, path, "lake-gone").id;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Two collectors may begin with a new lake at the same time. */
async function makeId(lake: string, newId: string): Promise<string> {
  await createSecret(identityPath(lake), printIdentity(newId));
  return (await readId(lake)) ?? newId;
}

/** A folder that was exchanged for another with the same identity, as a copy, is another folder. */
async function folderOf(lake: string): Promise<string> {
  const { dev, ino } = await stat(lake).catch(() => ({ dev: 0, ino: 0 }));
  return `${dev} ${ino}`;
}
