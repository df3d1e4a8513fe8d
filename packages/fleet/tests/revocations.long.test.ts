/** Ten years of revocations in the register of a cluster: the next one is applied at once, and nobody who was revoked is admitted. */
import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { encodeUser, fmtCreds } from "@nats-io/jwt";
import { createUser, Prefix } from "@nats-io/nkeys";
import { expect } from "vitest";
import { connectFleet, parseCredential, type Credential } from "@shipslog/fleet";
import { patienceMs } from "../../../tests/helpers/limits/patience.ts";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { NativeKeyPair } from "../src/keys/NativeKeyPair.ts";
import { printKey } from "../src/keys/printKey.ts";
import { commanderPermissions, inboxOf } from "../src/provisioning/permissions.ts";
import { printEntry } from "../src/provisioning/Register.ts";
import { natsServer } from "./helpers/natsServer.ts";
import type { TimedRevoke } from "./helpers/timedRevoke.ts";
import { TrialFleet } from "./helpers/TrialFleet.ts";

const daySeconds = 86_400;
const years = 10;
const lastsSeconds = 30 * daySeconds;

/** How many of the revoked have a real credential that is shown to every server. */
const shown = 12;

/** The revocation of one commander, at a time in seconds. */
interface Revoked {
  readonly publicKey: string;
  readonly atSeconds: number;
}

/** Writes the register: each was renewed until the day of the revocation. */
async function writeRegister(path: string, revoked: readonly Revoked[]): Promise<void> {
  let renewedUntil = 0;
  const parts = revoked.map(({ publicKey, atSeconds }, at) => {
    const invited = printEntry({ invited: `past ${at}`, commander: `c${at}`, publicKey, untilSeconds: atSeconds });
    const isDue = renewedUntil < atSeconds + lastsSeconds;
    if (isDue) renewedUntil = atSeconds + lastsSeconds + daySeconds;
    const renewing = isDue ? printEntry({ renewing: "", untilSeconds: renewedUntil }) : "";
    return `${renewing}${invited}${printEntry({ revoked: publicKey, untilSeconds: atSeconds })}`;
  });
  await writeFile(path, parts.join(""), { flag: "a" });
}

/** A credential as the registrar gave it until its key was revoked. */
async function signPast(trial: TrialFleet, model: Credential, untilSeconds: number) {
  const user = new NativeKeyPair(createUser());
  const claims = { ...commanderPermissions("past", 0, []), data: -1, payload: -1, subs: -1 };
  const token = await encodeUser("past", user, trial.folder.keys.commanders, claims, { exp: untilSeconds });
  const credentials = new TextDecoder().decode(fmtCreds(token, user));
  return { publicKey: user.getPublicKey(), credential: { ...model, inbox: inboxOf("past"), credentials } };
}

/** This process holds all that it has written, which makes it slower than the command. */
async function revokeInProcess(folder: string, name: string): Promise<TimedRevoke> {
  const script = join(import.meta.dirname, "helpers/timedRevoke.ts");
  const words = ["--conditions=@shipslog/source", "--no-warnings", script, folder, name];
  const { stdout } = await promisify(execFile)(process.execPath, words, { timeout: patienceMs });
  return JSON.parse(stdout) as TimedRevoke;
}

longTest(
  {
    claim:
      "After ten years of revocations the next one takes effect on every server within a second, the list is far below what servers accept, and nobody revoked is admitted.",
    size: { check: 3000, full: 100_000, of: "revocations" },
    alone: true,
    needs: [natsServer],
  },
  async ({ size, isLong, report }) => {
    const trial = await TrialFleet.start({ nodes: 3, partitions: 1 });
    try {
      const { folder } = trial;
      for (const name of ["next", "friend"]) await folder.invite(name, [], Date.now());
      const next = await trial.credential("next");
      const nowSeconds = Math.floor(Date.now() / 1000);
      const real = new Map<number, Awaited<ReturnType<typeof signPast>>>();
      const revoked: Revoked[] = [];
      for (let at = 0; at < size; at++) {
        const atSeconds = Math.round(nowSeconds - years * 365 * daySeconds * (1 - (at + 1) / size) - 60);
        // Of the last month, and from the years before.
        const isShown = at >= size - shown / 2 || at % Math.ceil(size / (shown / 2)) === 0;
        if (isShown) real.set(at, await signPast(trial, next, atSeconds + lastsSeconds));
        revoked.push({ publicKey: real.get(at)?.publicKey ?? printKey(Prefix.User, randomBytes(32)), atSeconds });
      }
      await writeRegister(join(folder.path, "register.jsonl"), revoked);
      const open = await connectFleet(next, { name: "next" });
      const closed = open.closed();
      const { code, out, err, tookMs: firstMs } = await revokeInProcess(folder.path, "next");
      expect([code, out, err]).toEqual([0, "next is revoked on all 3 servers\n", ""]);
      await closed;
      const config = await readFile(join(folder.path, "node-1", "nats.conf"), "utf8");
      const token = new RegExp(`${folder.keys.commanders.getPublicKey()}: "(.*)"`).exec(config)?.[1] ?? "";
      const isIn = async (credential: Credential, server: string) =>
        await connectFleet(credential, { name: "test", servers: [server] }).then(
          async (connection) => await connection.close().then(() => true),
          () => false,
        );
      const path = folder.credentialPath("friend");
      const friend = parseCredential(await readFile(path, "utf8"), path);
      const admitted: string[] = [];
      for (const server of folder.servers) {
        expect(await isIn(friend, server)).toBe(true);
        for (const { credential, publicKey } of [...real.values(), { credential: next, publicKey: "next" }]) {
          if (await isIn(credential, server)) admitted.push(`${publicKey} on ${server}`);
        }
      }
      expect(admitted).toEqual([]);
      // The same servers after a restart with the configurations alone.
      await trial.cluster.stop("SIGKILL");
      await trial.cluster.start();
      const [server = ""] = folder.servers;
      expect(
        await Promise.all(
          [next, ...[...real.values()].map((each) => each.credential)].map((each) => isIn(each, server)),
        ),
      ).not.toContain(true);
      report(`${size} revocations: the next took ${firstMs.toFixed(0)} ms, account ${token.length} bytes`);
      expect(token.length).toBeLessThan(2 ** 20 / 4);
      if (isLong) expect(firstMs).toBeLessThan(1000);
      return `the next of ${size} in ${(firstMs / 1000).toFixed(2)} s, an account of ${Math.round(token.length / 1000)} kB, ${real.size + 1} credentials refused on each of three servers`;
    } finally {
      await trial[Symbol.asyncDispose]();
    }
  },
);
