import { X509Certificate } from "node:crypto";
import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { isAbsolute, join, relative } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { FleetFolder } from "./FleetFolder.ts";
import { parseCredential } from "../credential/Credential.ts";
import { usualLimits } from "../credential/FleetLimits.ts";
import { inviteByCode } from "../joining/InvitationCode.ts";

let path: string;
let folder: FleetFolder;
beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), "shipslog-fleet-folder-"));
  const nodes = [1, 2, 3].map((at) => ({ client: at, cluster: at + 10, monitor: at + 20 }));
  folder = await FleetFolder.create(path, { nodes, partitions: 2, limits: usualLimits, pseudonyms: "key" });
});
afterEach(() => rm(path, { recursive: true }));

it("is the same fleet when it is opened again", async () => {
  await folder.invite("jameson");
  const again = await FleetFolder.open(path);
  expect(again?.layout).toEqual(folder.layout);
  expect(await again?.readRegister()).toEqual(await folder.readRegister());
  expect(again?.keys.account.getPublicKey()).toBe(folder.keys.account.getPublicKey());
  expect(again?.keys.commanders.getPublicKey()).toBe(folder.keys.commanders.getPublicKey());
  expect(await FleetFolder.open(join(path, "nowhere"))).toBeUndefined();
});

it("revokes all credentials of a commander, and no others", async () => {
  await folder.invite("jameson");
  await folder.invite("jameson");
  await folder.invite("bob");
  const keys = (await folder.readRegister()).invited.get("jameson")?.publicKeys ?? [];
  await folder.revoke("jameson", 5000);
  expect(keys).toHaveLength(2);
  expect((await folder.readRegister()).revocations).toEqual(
    new Map(keys.map((key) => [key, { atSeconds: 5, endsSeconds: expect.any(Number) as number }])),
  );
  await expect(folder.revoke("nobody", 6000)).rejects.toThrow("no commander of this name");
});

it("revokes again if the servers could not be reached the first time", async () => {
  await folder.invite("jameson");
  await folder.revoke("jameson", 5000);
  const before = await folder.readRegister();
  await folder.revoke("jameson", 6000);
  expect(await folder.readRegister()).toEqual(before);
});

it("registers every credential of parallel invitations", async () => {
  const names = ["a", "b", "c", "d", "a", "b", "c", "d"];
  await Promise.all(names.map(async (name) => await (await FleetFolder.open(path))?.invite(name)));
  const { invited } = await folder.readRegister();
  expect([...invited.values()].flatMap(({ publicKeys }) => publicKeys)).toHaveLength(names.length);
});

it("keeps every other entry of the register if a command was interrupted while it wrote", async () => {
  await folder.invite("jameson");
  await appendFile(join(path, "register.jsonl"), '\n{"invited":"bob","comm');
  await folder.invite("carol");
  expect([...(await folder.readRegister()).invited.keys()]).toEqual(["jameson", "carol"]);
});

it("changes nothing but the account in the configurations when a commander is revoked", async () => {
  const config = join(path, "node-1", "nats.conf");
  await folder.configure(Date.now(), "always");
  const edited = (await readFile(config, "utf8")).replace('listen: "127.0.0.1:1"', 'listen: "0.0.0.0:4222"');
  await writeFile(config, edited);
  await folder.invite("jameson");
  await folder.revoke("jameson", Date.now());
  const revoked = await readFile(config, "utf8");
  const account = new RegExp(`^.*${folder.keys.commanders.getPublicKey()}: ".*"$`, "m");
  expect(revoked).not.toBe(edited);
  expect(revoked.replace(account, "")).toBe(edited.replace(account, ""));
});

it("refuses to invite a commander under the name of a role", async () => {
  const before = await readdir(join(path, "credentials"));
  for (const name of ["collector", "load", "system", "System"]) {
    await expect(folder.invite(name)).rejects.toThrow(`a role of the fleet has this name: ${name}`);
  }
  expect(await readdir(join(path, "credentials"))).toEqual(before);
});

it("refuses a name that nobody may choose with a code, unless it was invited before", async () => {
  const before = await readdir(join(path, "credentials"));
  for (const name of ["a b/c", "", " a", "a ", "a\nb", "j\u0430meson", "x".repeat(33)]) {
    await expect(folder.invite(name)).rejects.toThrow(`a commander cannot have this name: ${name}; a name has 1 to 32`);
    const options = { name, untilMs: 5, key: "random" };
    await expect(inviteByCode(folder, options)).rejects.toThrow(
      `a commander cannot have this name: ${name}; a name has`,
    );
  }
  expect(await readdir(join(path, "credentials"))).toEqual(before);
  expect((await folder.readRegister()).codes.size).toBe(0);
  await folder.register.append({ invited: "a b/c", commander: "known", publicKey: "U1" });
  expect(parseCredential(await readFile(await folder.invite("a b/c"), "utf8"), "").commander?.id).toBe("known");
});

it("keeps the keys out of a repository, and lets servers start from any folder", async () => {
  expect(await readFile(join(path, ".gitignore"), "utf8")).toBe("*\n");
  const nodes = [{ client: 1, cluster: 2, monitor: 3 }];
  const here = relative(process.cwd(), join(path, "relative"));
  const options = { nodes, partitions: 2, limits: usualLimits, pseudonyms: "key" };
  const { path: given } = await FleetFolder.create(here, options);
  const text = await readFile(join(given, "node-1", "nats.conf"), "utf8");
  const paths = [...text.matchAll(/(?:_file|_dir|dir): "([^"]*)"/g)].map(([, found = ""]) => found);
  expect(paths.length).toBeGreaterThan(4);
  expect(paths.filter((each) => !isAbsolute(each))).toEqual([]);
});

it("has room on each server for the streams of all partitions", async () => {
  const nodes = [{ client: 1, cluster: 2, monitor: 3 }];
  const options = { nodes, partitions: 16, limits: usualLimits, pseudonyms: "key" };
  const { path: sixteen } = await FleetFolder.create(join(path, "sixteen"), options);
  const text = await readFile(join(sixteen, "node-1", "nats.conf"), "utf8");
  const [, bytes] = /max_file: (\d+)\n/.exec(text) ?? [];
  expect(Number(bytes)).toBeGreaterThan(16 * usualLimits.partitionBytes);
});

it("gives commanders an account of their own, which a fleet of the first version does not have", async () => {
  expect(folder.keys.commanders.getPublicKey()).not.toBe(folder.keys.account.getPublicKey());
  const { commanders: _none, ...first } = JSON.parse(await readFile(join(path, "keys.json"), "utf8")) as object & {
    commanders: string;
  };
  await writeFile(join(path, "keys.json"), JSON.stringify(first));
  const again = await FleetFolder.open(path);
  expect(again?.keys.commanders.getPublicKey()).toBe(folder.keys.account.getPublicKey());
});

it("requires TLS and listens on loopback", async () => {
  const text = await readFile(join(path, "node-1", "nats.conf"), "utf8");
  expect(text.match(/\btls: \{/g)).toHaveLength(2);
  expect(text.match(/(?:listen|http): "127\.0\.0\.1:\d+"/g)).toHaveLength(3);
});

it("gives servers on hosts of their own their addresses, and a certificate for all of them", async () => {
  const hosts = ["192.0.2.1", "192.0.2.2", "fleet.example.org", "2001:db8::1"];
  const nodes = hosts.map((host) => ({ host, client: 4222, cluster: 4232, monitor: 4242 }));
  const options = { nodes, partitions: 1, limits: usualLimits, pseudonyms: "key" };
  const { path: far, servers, keys } = await FleetFolder.create(join(path, "far"), options);
  const routeUser = `route:${keys.routes}`;
  expect(servers).toEqual(["192.0.2.1:4222", "192.0.2.2:4222", "fleet.example.org:4222", "[2001:db8::1]:4222"]);
  const configs = await Promise.all([1, 3, 4].map((at) => readFile(join(far, `node-${at}`, "nats.conf"), "utf8")));
  const listens = configs.map((text) => [...text.matchAll(/listen: "(.*)"/g)].map(([, listen]) => listen));
  expect(listens).toEqual([
    ["192.0.2.1:4222", "192.0.2.1:4232"],
    ["0.0.0.0:4222", "0.0.0.0:4232"],
    ["[2001:db8::1]:4222", "[2001:db8::1]:4232"],
  ]);
  for (const host of ["192.0.2.1", "fleet.example.org", "[2001:db8::1]"]) {
    expect(configs[0]).toContain(`"nats-route://${routeUser}@${host}:4232"`);
  }
  expect(configs[0]).toContain(`authorization { user: "route", password: "${keys.routes}" }`);
  const certificate = new X509Certificate(await readFile(join(far, "tls", "server.pem")));
  for (const host of ["192.0.2.1", "192.0.2.2", "2001:db8::1", "127.0.0.1"]) {
    expect(certificate.checkIP(host)).toBe(host);
  }
  expect(certificate.checkHost("fleet.example.org")).toBe("fleet.example.org");
});

it("lets routes listen on a network of their own, with a certificate for it that clients do not trust", async () => {
  const nodes = [1, 2].map((at) => {
    return { host: `192.0.2.${at}`, routeHost: `10.0.0.${at}`, client: 4222, cluster: 4232, monitor: 4242 };
  });
  const options = { nodes, partitions: 1, limits: usualLimits, pseudonyms: "key" };
  const { path: far } = await FleetFolder.create(join(path, "private"), options);
  const config = await readFile(join(far, "node-1", "nats.conf"), "utf8");
  expect([...config.matchAll(/listen: "(.*)"/g)].map(([, listen]) => listen)).toEqual([
    "192.0.2.1:4222",
    "10.0.0.1:4232",
  ]);
  const read = async (name: string) => new X509Certificate(await readFile(join(far, "tls", `${name}.pem`)));
  const route = await read("route");
  expect([route.checkIP("10.0.0.1"), route.checkIP("192.0.2.1")]).toEqual(["10.0.0.1", undefined]);
  expect(route.verify((await read("authority")).publicKey)).toBe(false);
  expect(route.verify((await read("route-authority")).publicKey)).toBe(true);
});

it("gives the routes of an earlier fleet an authority and a password, and keeps what the operator has changed", async () => {
  const nodes = [1, 2].map((at) => ({ client: 4222 + at, cluster: 4232 + at, monitor: 4242 + at }));
  const options = { nodes, partitions: 1, limits: usualLimits, pseudonyms: "key" };
  const { path: old } = await FleetFolder.create(join(path, "earlier"), options);
  const config = join(old, "node-1", "nats.conf");
  const keys = join(old, "keys.json");
  const change = async (file: string, made: (text: string) => string) =>
    await writeFile(file, made(await readFile(file, "utf8")));
  await change(keys, (text) => text.replace(/,\s+"routes": "\w+"/, ""));
  await change(config, (text) =>
    text.replace(/^ {2}authorization.*\n/m, "").replace('lame_duck_duration: "30s"', 'lame_duck_duration: "50s"'),
  );
  const earlier = await FleetFolder.open(old);
  expect(earlier?.keys.routes).toBeUndefined();
  await earlier?.rotate("routes", 0);
  const now = await FleetFolder.open(old);
  const text = await readFile(config, "utf8");
  expect(text).toContain(`authorization { user: "route", password: "${now?.keys.routes}" }`);
  expect(text).toContain('lame_duck_duration: "50s"');
  expect(text.match(/^cluster \{$/gm)).toHaveLength(1);
});
