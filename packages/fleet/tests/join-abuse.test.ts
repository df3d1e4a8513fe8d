/** Strangers, players and impostors try to get what they may not have, against a real server and a real registrar. */
import { cp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { encodeUser } from "@nats-io/jwt";
import { createUser } from "@nats-io/nkeys";
import { afterAll, beforeAll, expect } from "vitest";
import { connectFleet, type Credential } from "@shipslog/fleet";
import { makeSeed, serveRegistrar } from "@shipslog/fleet/joining";
import { pushRevocations } from "@shipslog/fleet/provisioning";
import { bodyOf, keyOf, sendRaw } from "./helpers/JoinAttacker.ts";
import { JoinTrial } from "./helpers/JoinTrial.ts";
import { natsServer } from "./helpers/natsServer.ts";
import { until } from "../../../tests/helpers/limits/until.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";
import { parseCode, printCode } from "../src/joining/InvitationCode.ts";
import { makeJoinRequest } from "../src/joining/JoinRequest.ts";

const { describe, it } = needs(natsServer);

describe("nobody gets more than a code gives", () => {
  let trial: JoinTrial;
  beforeAll(async () => {
    trial = await JoinTrial.start();
    await trial.fleet.folder.invite("jameson");
  });
  afterAll(async () => {
    await trial[Symbol.asyncDispose]();
  });

  const statusOf = async (body: string) => (await sendRaw(trial.port, body)).status;

  async function refusalOf(code: string, name?: string): Promise<string> {
    const { text } = await sendRaw(trial.port, bodyOf(code, name));
    return (JSON.parse(text) as { readonly error?: string }).error ?? "given";
  }

  /** Whether servers accept a credential. */
  async function connects(credential: Credential): Promise<boolean> {
    const connection = await connectFleet(credential, { name: "attempt" }).catch(() => undefined);
    await connection?.close();
    return connection !== undefined;
  }

  /** Tries to use subjects, and returns those that the server did not refuse. */
  async function permitted(credential: Credential, uses: readonly (readonly ["pub" | "sub", string])[]) {
    const connection = await connectFleet(credential, { name: "attempt" });
    const refused: string[] = [];
    const watching = (async () => {
      for await (const { type, ...rest } of connection.status()) {
        if (type === "error") refused.push(JSON.stringify(rest));
      }
    })();
    for (const [use, subject] of uses) {
      if (use === "pub") connection.publish(subject, "{}");
      else connection.subscribe(subject, { callback: () => undefined });
    }
    await connection.flush();
    // Messages of the server arrive in order, so that all refusals came before this answer.
    await connection.flush();
    await connection.close();
    await watching;
    return uses.filter(
      ([, subject]) => !refused.some((each) => each.includes(`"${subject}`) || each.includes(`\\"${subject}\\"`)),
    );
  }

  const attempts: Readonly<Record<string, () => Promise<void>>> = {
    "a code used again with another key": async () => {
      const code = await trial.code();
      await trial.join(code, "once");
      expect(await refusalOf(code, "twice")).toBe("used-code");
      await expect(trial.join(code, "twice")).rejects.toThrow("the code was used by another key");
    },
    "guessed codes": async () => {
      const code = parseCode(await trial.code());
      const guesses = [
        "0".repeat(32),
        "f".repeat(32),
        `${code.secret.slice(0, 31)}${code.secret.endsWith("0") ? "1" : "0"}`,
      ];
      for (const secret of guesses) {
        expect(await refusalOf(printCode({ ...code, secret }), "guess")).toBe("unknown-code");
      }
    },
    "the hash of a code, read from the register": async () => {
      const { secret } = parseCode(await trial.code());
      const register = await readFile(join(trial.fleet.folder.path, "register.jsonl"), "utf8");
      expect(register).not.toContain(secret);
      const hash = /"code":"([\da-f]+)"/.exec(register.slice(register.lastIndexOf('"code"')))?.[1] ?? "";
      expect(hash).toHaveLength(64);
      for (const guess of [hash, hash.slice(0, 32)]) {
        expect(await statusOf(JSON.stringify({ secret: guess }))).toBe(400);
      }
    },
    "a code with a letter changed": async () => {
      const code = await trial.code();
      for (const at of [5, 30, 60, code.length - 1]) {
        const changed = `${code.slice(0, at)}${code[at] === "A" ? "B" : "A"}${code.slice(at + 1)}`;
        await expect(trial.join(changed, "typo")).rejects.toThrow("not a complete invitation code");
      }
    },
    "a recorded request, sent again": async () => {
      const code = await trial.code();
      const seed = makeSeed();
      const body = bodyOf(code, "recorded", seed);
      const first = await sendRaw(trial.port, body);
      const second = await sendRaw(trial.port, body);
      expect([first.status, second.status]).toEqual([200, 200]);
      // What comes back is signed for the player's key: without it nobody can connect.
      const stolen = await trial.join(code, "recorded", seed);
      const { token } = JSON.parse(second.text) as { readonly token: string };
      const own = stolen.credentials.replace(/-BEGIN NATS USER JWT-+\n[^\n]+/, `-BEGIN NATS USER JWT-----\n${token}`);
      expect(await connects({ ...stolen, credentials: own })).toBe(true);
      expect(await connects({ ...stolen, credentials: own.replace(seed, makeSeed()) })).toBe(false);
    },
    "one code used by twenty at the same time, at two registrars": async () => {
      const code = await trial.code();
      const other = await trial.another();
      const ports = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? trial.port : other.port));
      const answers = await Promise.all(ports.map((port, at) => sendRaw(port, bodyOf(code, `racer ${at}`))));
      await other[Symbol.asyncDispose]();
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const { invited } = await trial.fleet.folder.readRegister();
      expect([...invited.keys()].filter((name) => name.startsWith("racer"))).toHaveLength(1);
    },
    "one name taken with ten codes at the same time": async () => {
      const codes = await Promise.all(Array.from({ length: 10 }, () => trial.code()));
      const answers = await Promise.all(
        codes.map((code, at) => sendRaw(trial.port, bodyOf(code, at < 5 ? "Twin" : "twin"))),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    },
    "an expired code": async () => {
      const code = await trial.code("late", 1);
      const madeMs = Date.now();
      await until(() => Date.now() > madeMs + 1, "the code to expire", { everyMs: 2 });
      expect(await refusalOf(code)).toBe("expired-code");
    },
    "a code that the operator has taken back": async () => {
      const code = await trial.code("withdrawn");
      await trial.fleet.folder.revoke("withdrawn", Date.now());
      expect(await refusalOf(code)).toBe("withdrawn-code");
    },
    "a revoked key that joins again with its code": async () => {
      const code = await trial.code("banned");
      const seed = makeSeed();
      const credential = await trial.join(code, undefined, seed);
      expect(await connects(credential)).toBe(true);
      await trial.revoke("banned");
      expect(await connects(credential)).toBe(false);
      await expect(trial.join(code, undefined, seed)).rejects.toThrow("was revoked");
    },
    "an open connection after its commander is revoked": async () => {
      const credential = await trial.join(await trial.code("cut off"));
      const connection = await connectFleet(credential, { name: "cut off" });
      const closed = connection.closed();
      await trial.revoke("cut off");
      await closed;
      expect(await connects(credential)).toBe(false);
    },
    "the name of an existing commander": async () => {
      const promised = await trial.code("Promised");
      const code = await trial.code();
      for (const name of ["jameson", "Jameson", "JAMESON", "promised"]) {
        expect(await refusalOf(code, name)).toBe("taken-name");
      }
      expect(await refusalOf(promised)).toBe("given");
    },
    "names of roles": async () => {
      const code = await trial.code();
      for (const name of ["collector", "System", "load", "registrar"]) {
        expect(await refusalOf(code, name)).toBe("taken-name");
      }
    },
    "names with odd characters": async () => {
      const code = await trial.code();
      const odd = [
        "../../etc/passwd",
        "a/b",
        "a\u0000b",
        "\u202Enosemaj",
        "j\u0430meson",
        "",
        " ",
        " a",
        "a ",
        "a\nb",
        "__proto__",
        ">",
        "*",
        "a.>",
      ];
      for (const name of [...odd, "x".repeat(33), "\u001B[31mred", "{{name()}}"]) {
        expect(await refusalOf(code, name)).toBe("odd-name");
      }
      // None of these attempts has used the code, and a name of JavaScript is a name like any other.
      expect(await refusalOf(code, "constructor")).toBe("given");
      await trial.revoke("constructor");
    },
    "the code of another name": async () => {
      const code = await trial.code("alice");
      expect(await refusalOf(code, "mallory")).toBe("other-name");
    },
    "the public key of another, without its secret key": async () => {
      const victim = createUser().getPublicKey();
      const request = makeJoinRequest(parseCode(await trial.code()).secret, "thief", createUser());
      expect(await statusOf(JSON.stringify({ ...request, publicKey: victim }))).toBe(400);
      expect(await statusOf(JSON.stringify({ ...request, name: "other" }))).toBe(400);
    },
    "a key that belongs to another name": async () => {
      const seed = makeSeed();
      await trial.join(await trial.code(), "owner", seed);
      await expect(trial.join(await trial.code(), "alias", seed)).rejects.toThrow("already belongs to a commander");
    },
    "the subjects of another commander": async () => {
      const mine = await trial.join(await trial.code(), "mine");
      const other = await trial.fleet.credential("jameson");
      const me = mine.commander;
      const them = other.commander;
      const own = [["pub", `journal.${me?.partition}.${me?.id}.NavRoute`] as const];
      expect(await permitted(mine, own)).toEqual(own);
      const foreign = [
        ["pub", `journal.${them?.partition}.${them?.id}.NavRoute`],
        ["pub", `journal.${me?.partition}.${me?.id}.Friends`],
        ["pub", `$KV.watermarks.${me?.id}.file`],
        ["pub", "$JS.API.STREAM.DELETE.JOURNAL_0"],
        ["pub", "$SYS.REQ.SERVER.PING"],
        ["sub", ">"],
        ["sub", "ask.*"],
        ["sub", `_INBOX_${them?.id}.>`],
        ["sub", `$KV.watermarks.${them?.id}.*`],
        ["sub", "journal.>"],
      ] as const;
      expect(await permitted(mine, foreign)).toEqual([]);
    },
    "a stolen registrar key that signs more than a commander": async () => {
      const settings = await trial.fleet.folder.readRegistrar();
      const signer = keyOf(settings?.seed ?? "");
      const user = createUser();
      const base = await trial.join(await trial.code(), "base");
      const everything = { pub: { allow: [">"] }, sub: { allow: [">"] } };
      const token = await encodeUser("load", user, settings?.account ?? "", everything, { signer });
      const seed = new TextDecoder().decode(user.getSeed());
      const forged = base.credentials.replace(/(JWT-+\n)[^\n]+/, `$1${token}`).replace(/SU[A-Z2-7]{56}/, seed);
      expect(await connects({ ...base, credentials: forged })).toBe(false);
    },
    "a registrar without the keys of the operator": async () => {
      const copy = join(trial.fleet.path, "copy");
      await cp(trial.fleet.folder.path, copy, { recursive: true, filter: (path) => !/node-\d|credentials/.test(path) });
      for (const name of ["keys.json", "tls/authority.key", "tls/server.key"]) await rm(join(copy, name));
      const code = await trial.code("far away");
      await cp(join(trial.fleet.folder.path, "register.jsonl"), join(copy, "register.jsonl"));
      await using server = await serveRegistrar({ folder: copy, port: 0, nowMs: () => Date.now() });
      expect((await sendRaw(server.port, bodyOf(code))).status).toBe(200);
    },
  };

  /** The last one, because it voids what others were given. */
  const replaced = async () => {
    const credential = await trial.join(await trial.code(), "before");
    const connection = await connectFleet(credential, { name: "before" });
    const closed = connection.closed();
    await rm(join(trial.fleet.folder.path, "registrar.json"));
    await trial.code();
    await pushRevocations(trial.fleet.folder, await trial.fleet.credential("system"));
    await closed;
    expect(await connects(credential)).toBe(false);
    expect(await connects(await trial.fleet.credential("jameson"))).toBe(true);
  };

  it("leaves servers and other commanders alone", async () => {
    const connection = await connectFleet(await trial.fleet.credential("jameson"), { name: "bystander" });
    const lost: string[] = [];
    const watching = (async () => {
      for await (const { type } of connection.status()) if (type === "disconnect" || type === "error") lost.push(type);
    })();
    const config = join(trial.fleet.folder.path, "node-1", "nats.conf");
    const before = await readFile(config, "utf8");
    const loaded = await trial.configLoadTime();
    for (let at = 0; at < 5; at++) await trial.join(await trial.code(), `visitor ${at}`);
    await connection.flush();
    expect([await readFile(config, "utf8"), await trial.configLoadTime()]).toEqual([before, loaded]);
    await connection.close();
    await watching;
    expect(lost).toEqual([]);
  });

  for (const [attempt, run] of Object.entries(attempts)) it(attempt, run);
  it("a stolen key of the registrar, after the operator has made a new one", replaced);
});
