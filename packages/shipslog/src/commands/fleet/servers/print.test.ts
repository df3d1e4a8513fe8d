import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { printAlertRules, printDashboard } from "@shipslog/fleet/provisioning";
import { afterEach, beforeEach, expect, it } from "vitest";
import { testHost } from "../../../../tests/helpers/host.ts";
import type { Installation } from "../../../parts/nodeInstallation.ts";
import { run } from "../../../run.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "shipslog-fleet-print-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function print(words: readonly string[], installation?: Installation) {
  const host = testHost(installation === undefined ? {} : { installation });
  const code = await run(["fleet", "print", ...words], host);
  return { code, out: host.out.text(), err: host.err.text() };
}

const units = () => ["units", "--fleet", join(folder, "a fleet"), "--out", "lake", "--nats-server", "nats-server"];

it("prints the rules and the dashboard as they are", async () => {
  expect(await print(["rules"])).toEqual({ code: 0, out: printAlertRules(), err: "" });
  expect(await print(["dashboard"])).toEqual({ code: 0, out: printDashboard(), err: "" });
});

it("writes units that name absolute paths and the installed command", async () => {
  const into = join(folder, "units");
  const { code, out } = await print([...units(), "--into", into]);
  const names = (await readdir(into)).toSorted();
  expect([code, out.trim().split("\n").toSorted()]).toEqual([0, names.map((name) => join(into, name))]);
  const [collect, server] = await Promise.all(
    ["shipslog-collect.service", "shipslog-server@.service"].map((name) => readFile(join(into, name), "utf8")),
  );
  expect(collect).toContain(`ExecStart=${process.execPath} `);
  expect(collect).toContain(`/shipslog.ts fleet collect --out ${join(process.cwd(), "lake")} `);
  expect(collect).toContain(`--fleet "${join(folder, "a fleet")}"\n`);
  expect(server).toContain(`ExecStart=${join(process.cwd(), "nats-server")} -c `);
});

it("prints units one after the other, each after its name", async () => {
  const { code, out } = await print(units());
  expect(code).toBe(0);
  expect(out).toMatch(/^# shipslog-server@\.service\n\[Unit\]\n/);
  expect(out).toContain("\n\n# shipslog-collect.service\n[Unit]\n");
});

it("prints no units for a command in a cache that npm empties", async () => {
  const { installation } = testHost();
  const cached: Installation = {
    kind: "npx",
    commandLine: installation.commandLine,
    versionOf: (name) => installation.versionOf(name),
  };
  const { code, err } = await print(units(), cached);
  expect([code, err]).toEqual([2, expect.stringContaining("npm install --global shipslog")]);
});
