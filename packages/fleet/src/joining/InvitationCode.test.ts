import fc from "fast-check";
import { describe, expect, it, afterEach, beforeEach } from "vitest";
import { X509Certificate } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hashSecret, nameCode, parseCode, printCode, secretOf, inviteByCode } from "./InvitationCode.ts";
import { usualLimits } from "../credential/FleetLimits.ts";
import { FleetFolder } from "../provisioning/FleetFolder.ts";

const hex = (bytes: number) =>
  fc.uint8Array({ minLength: bytes, maxLength: bytes }).map((each) => Buffer.from(each).toString("hex"));
const anyHost = fc.oneof(
  fc.domain(),
  fc.ipV4(),
  fc.ipV6().filter((each) => !each.includes("%")),
);
const anyCode = fc.record({
  host: anyHost,
  port: fc.integer({ min: 1, max: 65_535 }),
  authority: hex(32),
  secret: hex(16),
});

describe("an invitation code", () => {
  it("is one word that says all of it, also with line breaks in it", () => {
    fc.assert(
      fc.property(anyCode, fc.nat(80), (each, at) => {
        const text = printCode(each);
        expect(text).toMatch(/^SL1-[\w-]+$/);
        expect(parseCode(text)).toEqual(each);
        expect(parseCode(` ${text.slice(0, at)}\r\n${text.slice(at)}\n`)).toEqual(each);
      }),
    );
  });

  it("is rejected with any letter changed, cut off or added", () => {
    fc.assert(
      fc.property(anyCode, fc.nat(), fc.constantFrom("A", "B", "x", "z", "0", "9", "-", "_"), (made, place, letter) => {
        const text = printCode(made);
        const at = 4 + (place % (text.length - 4));
        const wrong = [`${text.slice(0, at)}${letter}${text.slice(at + 1)}`, text.slice(0, at)];
        // The last letter may hold bits that are not used.
        const bytesOf = (word: string) => Buffer.from(word.slice(4), "base64url");
        for (const each of wrong.filter((word) => !bytesOf(word).equals(bytesOf(text)))) {
          expect(() => parseCode(each)).toThrow("not a complete invitation code");
        }
      }),
    );
  });

  it("is never anything else", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => parseCode(`SL1-${text}`)).toThrow("invitation code");
      }),
    );
    expect(() => parseCode(`SL1-${"A".repeat(1_000_000)}`)).toThrow("invitation code");
  });

  it("is stored and named by hashes from which the secret cannot be read", () => {
    const secret = secretOf("a random key");
    const text = printCode({ host: "localhost", port: 4252, authority: "ab".repeat(32), secret });
    expect(secret).toMatch(/^[\da-f]{32}$/);
    expect(hashSecret(secret)).not.toContain(secret);
    expect(hashSecret(secret).startsWith(nameCode(text))).toBe(true);
  });
});

describe("inviting by code", () => {
  let path: string;
  let folder: FleetFolder;
  beforeEach(async () => {
    path = await mkdtemp(join(tmpdir(), "shipslog-codes-"));
    const nodes = [{ client: 4222, cluster: 2, monitor: 3 }];
    folder = await FleetFolder.create(path, { nodes, partitions: 2, limits: usualLimits, pseudonyms: "key" });
  });
  afterEach(() => rm(path, { recursive: true }));

  const read = (name: string) => readFile(join(path, name), "utf8");

  it("says where the registrar is and how to know it, and keeps only a hash", async () => {
    const { code, address, isFirst } = await inviteByCode(folder, { name: "jameson", untilMs: 5, key: "random" });
    expect([address, isFirst]).toEqual(["127.0.0.1:4252", false]);
    const { host, port, authority, secret } = parseCode(code);
    expect([host, port]).toEqual(["127.0.0.1", 4252]);
    const { fingerprint256 } = new X509Certificate(await read("tls/authority.pem"));
    expect(authority).toBe(fingerprint256.replaceAll(":", "").toLowerCase());
    const { codes } = await folder.readRegister();
    expect(codes.get(hashSecret(secret))).toMatchObject({ name: "jameson", untilMs: 5 });
    for (const file of ["register.jsonl", "registrar.json"]) expect(await read(file)).not.toContain(secret);
  });

  it("gives the pseudonym that the commander has or will have", async () => {
    await folder.invite("jameson");
    const { invited } = await folder.readRegister();
    await inviteByCode(folder, { name: "jameson", untilMs: 5, key: "one" });
    await inviteByCode(folder, { untilMs: 5, key: "two" });
    await inviteByCode(folder, { untilMs: 5, key: "three" });
    const { codes } = await folder.readRegister();
    const [jameson, two, three] = [...codes.values()].map(({ commander }) => commander);
    expect(jameson).toBe(invited.get("jameson")?.commander);
    expect(new Set([jameson, two, three]).size).toBe(3);
  });

  it("refuses the names of roles", async () => {
    const options = { name: "Registrar", untilMs: 5, key: "random" };
    await expect(inviteByCode(folder, options)).rejects.toThrow("a role of the fleet has this name");
  });

  it("makes a certificate for another address, and keeps the key", async () => {
    const before = await folder.readRegistrar();
    const address = { host: "fleet.example.org", port: 443 };
    const { code } = await inviteByCode(folder, { untilMs: 5, key: "random", address });
    expect(parseCode(code)).toMatchObject(address);
    expect((await folder.readRegistrar())?.seed).toBe(before?.seed);
    const certificate = new X509Certificate(await read("tls/registrar.pem"));
    expect([certificate.checkHost("fleet.example.org"), certificate.checkHost("elsewhere.example")]).toEqual([
      "fleet.example.org",
      undefined,
    ]);
    expect((await inviteByCode(folder, { untilMs: 5, key: "later" })).address).toBe("fleet.example.org:443");
  });

  it("gives a fleet that is older than codes one registrar, also if two commands do it at once", async () => {
    await rm(join(path, "registrar.json"));
    const config = await read("node-1/nats.conf");
    const [one, two] = await Promise.all(
      ["one", "two"].map(async (key) => {
        const own = await FleetFolder.open(path);
        if (own === undefined) throw new Error("no fleet");
        const made = await inviteByCode(own, { untilMs: 5, key });
        return { ...made, seed: (await own.readRegistrar())?.seed };
      }),
    );
    expect(one?.isFirst).toBe(true);
    expect(one?.seed).toBe(two?.seed);
    expect(await read("node-1/nats.conf")).not.toBe(config);
  });
});
