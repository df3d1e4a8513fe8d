/** The units of systemd for a fleet: systemd accepts them, and what they start works. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { printUnits, type UnitOptions } from "@shipslog/fleet/provisioning";
import { metricsPort, registrarMetricsPort } from "../src/service/printUnits.ts";
import { freePorts } from "./helpers/freePorts.ts";
import { natsServer } from "./helpers/natsServer.ts";
import { TrialFleet } from "./helpers/TrialFleet.ts";
import { until } from "../../../tests/helpers/limits/until.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";
import { root } from "../../../tools/workspace.ts";

const analyze = "/usr/bin/systemd-analyze";
const command = [process.execPath, "--conditions=@shipslog/source", join(root, "packages/shipslog/src/shipslog.ts")];
const paths = { natsServer: "/bin/true", fleet: "/srv/a fleet", lake: "/srv/100% lake" };

/** Has systemd verify the units, of which one may be changed. Returns what it complains about. */
function verify(options: UnitOptions, change: (text: string) => string = (text) => text): string {
  const folder = mkdtempSync(join(tmpdir(), "shipslog-units-"));
  const files = Object.entries(printUnits(options)).map(([name, text]) => {
    // A template is verified as one of its instances.
    const path = join(folder, name.replace("@.", "@1."));
    writeFileSync(path, change(text));
    return path;
  });
  const { stdout, stderr } = spawnSync(analyze, ["verify", "--man=no", ...files], { encoding: "utf8" });
  // The machine may have units of others that are wrong.
  return (stdout + stderr)
    .split("\n")
    .filter((line) => line.includes("shipslog"))
    .join("\n");
}

needs(analyze).describe("the units of a fleet", () => {
  needs(analyze).it("are accepted by systemd, also with paths that need quotes", () => {
    expect(verify({ command, ...paths })).toBe("");
  });

  needs(analyze).it("would be refused with a word that systemd does not know", () => {
    const broken = verify({ command, ...paths }, (text) => text.replace("KillSignal=SIGINT", "KillSignal=SIGNONE"));
    expect(broken).toContain("shipslog-collect.service");
  });
});

needs(natsServer).describe("what the units start", () => {
  const started = [
    ["collector", "shipslog-collect.service", metricsPort, "collects into"],
    ["registrar", "shipslog-registrar.service", registrarMetricsPort, "can join"],
    ["guard", "shipslog-guard.service", undefined, "at most 4 connections of one commander"],
  ] as const;
  for (const [what, name, port, ready] of started) {
    needs(natsServer).it(`is a ${what} that ends with the signal of its unit`, async () => {
      const trial = await TrialFleet.start({ nodes: 1, partitions: 1 });
      await trial.folder.setRegistrar({ host: "127.0.0.1", port: (await freePorts(1))[0] ?? 0 });
      const lake = join(trial.path, "a lake");
      const unit = printUnits({ command, natsServer: "/bin/true", fleet: trial.folder.path, lake })[name] ?? "";
      const [, line = ""] = /^ExecStart=(.*)$/m.exec(unit) ?? [];
      const [, signal = ""] = /^KillSignal=(.*)$/m.exec(unit) ?? [];
      // Another one on this machine may have the port.
      const child = spawn("sh", ["-c", `exec ${line.replace(` ${port} `, " 0 ")}`]);
      let said = "";
      child.stderr.on("data", (text: Buffer) => (said += text.toString()));
      await until(
        () => said.includes(ready),
        () => `a ${what} that runs, it said ${said}`,
      );
      const [, address] = /metrics on (http:\S+)\/metrics/.exec(said) ?? [];
      if (port !== undefined) expect(await fetch(`${address}/healthz`).then((answer) => answer.text())).toBe("ok\n");
      child.kill(signal as NodeJS.Signals);
      expect(await once(child, "exit")).toEqual([0, null]);
      await trial[Symbol.asyncDispose]();
    });
  }

  it("keeps the keys of the operator from the registrar", () => {
    const unit = printUnits({ command, ...paths })["shipslog-registrar.service"];
    expect(unit).toContain('InaccessiblePaths="-/srv/a fleet/keys.json"\n');
    expect(unit).toContain('ReadWritePaths="/srv/a fleet/register.jsonl"\n');
    expect(unit).not.toContain('ReadWritePaths="/srv/a fleet"');
  });
});
