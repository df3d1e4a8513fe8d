/** The units of systemd for a fleet: systemd accepts them, and what they start works. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { metricsPort, printUnits, type UnitOptions } from "@shipslog/fleet/provisioning";
import { natsServer } from "../lab/fleet/natsServer.ts";
import { TrialFleet } from "../lab/fleet/TrialFleet.ts";
import { until } from "../lab/limits/until.ts";
import { needs } from "../lab/needs/needs.ts";
import { root } from "../lab/workspace.ts";

const analyze = "/usr/bin/systemd-analyze";
const command = [process.execPath, "--conditions=@shipslog/source", join(root, "packages/cli/src/shipslog.ts")];
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
  needs(natsServer).it("is a collector that ends with the signal of its unit", async () => {
    const trial = await TrialFleet.start({ nodes: 1, partitions: 1 });
    const lake = join(trial.path, "a lake");
    const units = printUnits({ command, natsServer: "/bin/true", fleet: trial.folder.path, lake });
    const unit = units["shipslog-collect.service"] ?? "";
    const [, line = ""] = /^ExecStart=(.*)$/m.exec(unit) ?? [];
    const [, signal = ""] = /^KillSignal=(.*)$/m.exec(unit) ?? [];
    // Another collector on this machine may have the port.
    const child = spawn("sh", ["-c", `exec ${line.replace(` ${metricsPort} `, " 0 ")}`]);
    let said = "";
    child.stderr.on("data", (text: Buffer) => (said += text.toString()));
    await until(
      () => said.includes("collects into"),
      () => `a collector that runs, it said ${said}`,
    );
    child.kill(signal as NodeJS.Signals);
    expect(await once(child, "exit")).toEqual([0, null]);
    await trial[Symbol.asyncDispose]();
  });
});
