/** Impostors, floods and odd requests on the way between a player and a registrar, over real TLS. */
import { createServer } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import {
  bodyOf,
  makeIdentity,
  pretend,
  sendHalf,
  sendOverTls,
  sendPlain,
  sendRaw,
  withPort,
} from "./helpers/JoinAttacker.ts";
import { JoinTrial, wideLimits } from "./helpers/JoinTrial.ts";
import { natsServer } from "./helpers/natsServer.ts";
import { until } from "../../../tests/helpers/limits/until.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";
import { parseCode, printCode } from "../src/joining/InvitationCode.ts";

const { describe, it } = needs(natsServer);
const requestMs = 3000;

describe("nobody gets between a player and the registrar", () => {
  let trial: JoinTrial;
  beforeAll(async () => {
    trial = await JoinTrial.start();
  });
  afterAll(async () => {
    await trial[Symbol.asyncDispose]();
  });

  const statusOf = async (body: string) => (await sendRaw(trial.port, body)).status;

  const attempts: Readonly<Record<string, () => Promise<void>>> = {
    "a server with a forged certificate": async () => {
      const forged = makeIdentity(join(trial.fleet.path, "forged"), "IP:127.0.0.1");
      await using server = await pretend(forged, { status: 200, text: "{}" });
      const code = withPort(await trial.code(), server.port);
      await expect(trial.join(code, "fooled")).rejects.toThrow("not the one that the code was made for");
      expect(server.requests).toEqual([]);
    },
    "a forged certificate beside the real authority": async () => {
      const forged = makeIdentity(join(trial.fleet.path, "beside"), "IP:127.0.0.1");
      const [own = ""] = forged.cert.split(/(?<=-----END CERTIFICATE-----\n)/);
      await using server = await pretend(
        { ...forged, cert: `${own}${await trial.authority()}` },
        { status: 200, text: "{}" },
      );
      const code = withPort(await trial.code(), server.port);
      await expect(trial.join(code, "fooled")).rejects.toThrow("not the one that the code was made for");
      expect(server.requests).toEqual([]);
    },
    "a certificate of the authority for another host": async () => {
      const tls = (name: string) => join(trial.fleet.folder.path, "tls", name);
      const authority = { pem: tls("authority.pem"), key: tls("authority.key") };
      const other = makeIdentity(join(trial.fleet.path, "other-host"), "DNS:elsewhere.example", authority);
      await using server = await pretend(other, { status: 200, text: "{}" });
      const code = withPort(await trial.code(), server.port);
      await expect(trial.join(code, "fooled")).rejects.toThrow("not the one that the code was made for");
      expect(server.requests).toEqual([]);
    },
    "a downgrade to plain HTTP": async () => {
      const body = bodyOf(await trial.code(), "plain");
      const head = `POST /join HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n`;
      expect((await sendPlain(trial.port, `${head}${body}`)).text).not.toContain("HTTP/1.1 200");
      const heard: string[] = [];
      const plain = createServer((socket) =>
        socket.on("data", (data) => heard.push(data.toString("latin1"))).end("HTTP/1.1 200 OK\r\n\r\n{}"),
      );
      plain.listen(0, "127.0.0.1");
      await until(() => plain.listening, "the plain server");
      const address = plain.address();
      const code = withPort(await trial.code(), typeof address === "object" ? (address?.port ?? 0) : 0);
      await expect(trial.join(code, "plain")).rejects.toThrow("127.0.0.1");
      plain.close();
      expect(heard.join("")).not.toContain(parseCode(code).secret);
      expect(heard.join("")).not.toContain("/join");
    },
    "an old version of TLS": async () => {
      expect(await sendRaw(trial.port, bodyOf(await trial.code(), "old"), { maxVersion: "TLSv1.2" })).toEqual({
        status: 0,
        text: "",
      });
    },
    "oversized bodies": async () => {
      const large = "x".repeat(1_000_000);
      // The registrar answers and closes; a client that is still sending may see only the close.
      expect([413, 0]).toContain(
        (await sendRaw(trial.port, large, { headers: { "Content-Length": large.length } })).status,
      );
      expect([413, 0]).toContain(
        (await sendRaw(trial.port, large, { headers: { "Transfer-Encoding": "chunked" } })).status,
      );
      expect(await statusOf("x".repeat(2049))).toBe(413);
      expect([431, 0]).toContain((await sendRaw(trial.port, "", { headers: { "X-Large": "x".repeat(8000) } })).status);
    },
    "slow bodies and silent connections, which do not keep others out": async () => {
      const half = { headers: { "Content-Length": 1000 } };
      await using strict = await trial.another({ ...wideLimits, requestMs });
      const slow = Array.from({ length: 20 }, () => sendHalf(strict.port, "{", half));
      const silent = sendPlain(strict.port, "");
      const patient = await sendRaw(strict.port, bodyOf(await trial.code(), "patient"));
      expect(patient.status).toBe(200);
      for (const status of await Promise.all(slow)) expect([408, 0]).toContain(status);
      expect((await silent).text).toBe("");
    },
    "paths and methods": async () => {
      const body = bodyOf(await trial.code(), "path");
      const paths = [
        "/",
        "/join/",
        "/JOIN",
        "//join",
        "/join?x=1",
        "/join/../../keys.json",
        "/../keys.json",
        "/%2e%2e/keys.json",
        "/registrar.json",
        "http://elsewhere.example/join",
      ];
      for (const path of paths) {
        const answer = await sendRaw(trial.port, body, { path });
        expect([answer.status, answer.text]).toEqual([404, '{"error":"not-found"}\n']);
      }
      for (const method of ["GET", "PUT", "DELETE", "OPTIONS"]) {
        expect((await sendRaw(trial.port, "", { method })).status).toBe(404);
      }
    },
    "bodies that are not requests": async () => {
      const good = JSON.parse(bodyOf(await trial.code(), "good")) as object;
      const bodies = [
        "",
        "null",
        "[]",
        "5",
        '"x"',
        "{",
        "[".repeat(2000),
        JSON.stringify({ ...good, version: 2 }),
        JSON.stringify({ ...good, name: ["a"] }),
      ];
      const wrong = [
        { secret: 5 },
        { secret: { length: 32 } },
        { publicKey: "U" },
        { signature: "" },
        { publicKey: null },
      ];
      for (const each of [...bodies, ...wrong.map((part) => JSON.stringify({ ...good, ...part }))]) {
        expect(await statusOf(each)).toBe(400);
      }
      expect(await statusOf(`{"__proto__":${JSON.stringify(good)}}`)).toBe(400);
    },
    "several requests over one connection": async () => {
      const body = bodyOf(await trial.code(), "first of two");
      const one = `POST /join HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
      const answers = await sendOverTls(trial.port, `${one}${one}${one}`);
      expect(answers.match(/HTTP\/1\.1 200/g)).toHaveLength(1);
    },
    "a flood of one address, while another joins": async () => {
      const nowMs = Date.now();
      await using limited = await trial.another({}, () => nowMs);
      const guess = bodyOf(printCode({ ...parseCode(await trial.code()), secret: "a".repeat(32) }), "flood");
      const answers = await Promise.all(Array.from({ length: 60 }, () => sendRaw(limited.port, guess)));
      expect(answers.filter(({ status }) => status !== 0)).toHaveLength(20);
      const other = await sendRaw(limited.port, bodyOf(await trial.code(), "neighbour"), { localAddress: "127.0.0.2" });
      expect(other.status).toBe(200);
    },
    "a flood of many addresses": async () => {
      await using limited = await trial.another({ total: { most: 10, perMs: 60_000 } });
      const body = bodyOf(await trial.code(), "many");
      const flood = Array.from({ length: 40 }, (_, at) =>
        sendRaw(limited.port, body.replace("many", "none"), { localAddress: `127.0.1.${at + 1}` }),
      );
      expect((await Promise.all(flood)).filter(({ status }) => status !== 0)).toHaveLength(10);
    },
    "a registrar that writes to the player's terminal, or never stops": async () => {
      const tls = (name: string) => join(trial.fleet.folder.path, "tls", name);
      const authority = { pem: tls("authority.pem"), key: tls("authority.key") };
      const real = makeIdentity(join(trial.fleet.path, "rogue"), "IP:127.0.0.1", authority);
      const texts = [
        JSON.stringify({ error: "\u001B[31mrun rm -rf" }),
        "\u001B]0;x\u0007",
        "{}",
        "null",
        "y".repeat(200_000),
      ];
      const answers = texts.flatMap((text) => [200, 403].map((status) => ({ status, text })));
      await using server = await pretend(real, ...answers);
      const code = withPort(await trial.code(), server.port);
      for (let at = 0; at < answers.length; at++) {
        const error: unknown = await trial.join(code, "rogue").catch((cause: unknown) => cause);
        expect(error).toMatchObject({ name: "FleetError" });
        expect(error instanceof Error ? error.message : "").not.toContain("\u001B");
      }
      expect(server.requests).toHaveLength(answers.length);
    },
  };

  for (const [attempt, run] of Object.entries(attempts)) it(attempt, run);
});
