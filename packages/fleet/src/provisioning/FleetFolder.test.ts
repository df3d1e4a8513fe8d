import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { FleetFolder } from "./FleetFolder.ts";
import { usualLimits } from "../credential/FleetLimits.ts";

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
  expect(again?.register).toEqual(folder.register);
  expect(again?.keys.account.getPublicKey()).toBe(folder.keys.account.getPublicKey());
  expect(await FleetFolder.open(join(path, "nowhere"))).toBeUndefined();
});

it("revokes all credentials of a commander, and no others", async () => {
  await folder.invite("jameson");
  await folder.invite("jameson");
  await folder.invite("bob");
  const keys = folder.register.invited["jameson"]?.publicKeys ?? [];
  await folder.revoke("jameson", 5000);
  expect(keys).toHaveLength(2);
  expect(folder.register.revocations).toEqual(Object.fromEntries(keys.map((key) => [key, 5])));
  expect(Object.keys(folder.register.invited)).toEqual(["bob"]);
  await expect(folder.revoke("jameson", 6000)).rejects.toThrow("no commander of this name");
});

it("requires TLS and listens on loopback", async () => {
  const text = await readFile(join(path, "node-1", "nats.conf"), "utf8");
  expect(text.match(/\btls: \{/g)).toHaveLength(2);
  expect(text.match(/(?:listen|http): "127\.0\.0\.1:\d+"/g)).toHaveLength(3);
});
