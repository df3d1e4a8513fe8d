import { createHash, randomBytes } from "node:crypto";
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { isObjectAddress, objectHome, type LakePlace } from "@shipslog/archive";
import { nodeClock } from "@shipslog/journal";
import { userCache } from "../command/userCache.ts";
import { EnvironmentError } from "../failure/errors.ts";
import type { SearchedMachine } from "../openFolder/journalPaths.ts";

/** The region of a store that has none. */
const anyRegion = "us-east-1";

/**
 * The place of a lake: its folder, or `s3://bucket/lake` in an object store, with the address and the keys that the environment
 * has under the names of AWS. Throws an EnvironmentError if they are missing.
 */
export function lakeAt(lake: string, machine?: SearchedMachine): LakePlace {
  if (!isObjectAddress(lake)) return lake;
  const { env, home, platform } = machine ?? { env: process.env, home: homedir(), platform: process.platform };
  const { AWS_ACCESS_KEY_ID: accessKeyId = "", AWS_SECRET_ACCESS_KEY: secretAccessKey = "" } = env;
  if (accessKeyId === "" || secretAccessKey === "") {
    throw new EnvironmentError(`${lake} needs keys; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY`);
  }
  const caches = userCache("lakes", { env, home, platform });
  if (caches === undefined) {
    throw new EnvironmentError(`${lake} needs a folder for copies of its files; set XDG_CACHE_HOME to one`);
  }
  return objectHome(lake, {
    endpoint: given(env["AWS_ENDPOINT_URL_S3"]) ?? given(env["AWS_ENDPOINT_URL"]),
    region: given(env["AWS_REGION"]) ?? given(env["AWS_DEFAULT_REGION"]) ?? anyRegion,
    keys: { accessKeyId, secretAccessKey, sessionToken: given(env["AWS_SESSION_TOKEN"]) },
    machine: { fetch, nowMs: () => nodeClock.nowMs(), sleep: (ms) => nodeClock.sleep(ms) },
    copies: join(cacheOfLake(lake, caches), "files"),
    writer: randomBytes(16).toString("hex"),
  });
}

/** The folder of the cache of one lake. */
export function cacheOfLake(lake: string, caches: string): string {
  const place = isObjectAddress(lake) ? lake.replace(/\/+$/, "") : resolve(lake);
  return join(caches, createHash("sha256").update(place).digest("hex").slice(0, 32));
}

/** A variable that is set and not empty. */
function given(value: string | undefined): string | undefined {
  return value === "" ? undefined : value;
}
