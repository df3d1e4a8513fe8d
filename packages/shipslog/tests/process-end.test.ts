/** How a real process ends: a pipe that head closes, signals, a query that is stopped, and a Node that is too old. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { until } from "../../../tests/helpers/limits/until.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";
import { shipslogOnPath } from "../../../tests/helpers/terminal/onPath.ts";
import { root } from "../../../tools/workspace.ts";

const place = mkdtempSync(join(tmpdir(), "shipslog-ends-"));
const env = shipslogOnPath(place);
const line = '{ "timestamp":"2026-05-01T14:00:00Z", "event":"FSDJump" }\r\n';

beforeAll(() => {
  mkdirSync(join(place, "damaged"));
  writeFileSync(join(place, "damaged", "Journal.2026-05-01T120000.01.log"), line.repeat(2000));
});
afterAll(() => rmSync(place, { recursive: true }));

const bash = (text: string) => spawnSync("bash", ["-c", text], { cwd: place, env, encoding: "utf8" });

describe("a closed pipe", () => {
  it("keeps the exit code of check, also under pipefail", () => {
    const { stdout, stderr } = bash(
      'set -o pipefail; shipslog check damaged --all | head -14 > /dev/null; echo "$? ${PIPESTATUS[0]}"',
    );
    expect([stdout, stderr]).toEqual(["1 1\n", ""]);
  });

  it("keeps the exit code when standard error is closed too", () => {
    const { stdout } = bash('{ shipslog check damaged --all 2>&1; echo "$?" >&3; } 3> code | head -1; cat code');
    expect(stdout.split("\n").at(-2)).toBe("1");
  });

  it("ends watch, which would run for ever", () => {
    const { stdout, stderr } = bash(
      'shipslog watch damaged --from start --json --quiet | head -1 | cut -c 1-8; echo "${PIPESTATUS[0]}"',
    );
    expect([stdout, stderr]).toEqual(['{"type":\n0\n', ""]);
  });

  it("ends a query early", () => {
    const sql = "SELECT range AS number FROM range(1000000000)";
    const { stdout } = bash(`shipslog query "${sql}" damaged --format csv | head -2; echo "\${PIPESTATUS[0]}"`);
    expect(stdout).toBe("number\n0\n0\n");
  });
});

describe("csv", () => {
  it("carries no carriage return into a variable of the shell", () => {
    const { stdout } = bash(`last=$(shipslog query "SELECT 7 AS n" damaged --format csv | tail -1); echo "<$last>"`);
    expect(stdout).toBe("<7>\n");
  });
});

describe("signals", () => {
  const start = (...words: readonly string[]) =>
    spawn("shipslog", words, { cwd: place, env, stdio: ["ignore", "pipe", "pipe"], detached: true });

  it.each(["SIGINT", "SIGTERM"] as const)("%s stops a query in DuckDB and writes no file", async (signal) => {
    const sql = "SELECT count(*) AS n FROM range(100000000000) AS a WHERE a.range % 7 = 3";
    const child = start("query", sql, "damaged", "--format", "csv", "--out", "answer.csv");
    let err = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => (err += text));
    // The temporary file is created after the tables are read, when the query starts.
    const isBusy = () => readdirSync(place).some((name) => name.startsWith("answer.csv."));
    await until(() => isBusy() || child.exitCode !== null, "the temporary file");
    child.kill(signal);
    const [code] = (await once(child, "close")) as [number];
    expect([code, err]).toEqual([130, "shipslog: stopped on request; the result is not complete\n"]);
    expect(readdirSync(place).filter((name) => name.startsWith("answer"))).toEqual([]);
  });

  it("ends at once with the second Ctrl-C, although a server does not stop", async () => {
    const server = join(place, "server");
    writeFileSync(server, "#!/bin/sh\ntrap '' TERM INT\ntouch started\nwhile :; do sleep 1; done\n", { mode: 0o755 });
    const child = start("fleet", "up", "--nats-server", server);
    const closed = once(child, "exit") as Promise<[number | null, string | null]>;
    await until(() => existsSync(join(place, "started")), "the server");
    child.kill("SIGINT");
    await until(() => signalsCaughtBy(child.pid ?? 0) === 0, "the first Ctrl-C to be handled");
    child.kill("SIGINT");
    expect(await closed).toEqual([null, "SIGINT"]);
    process.kill(-(child.pid ?? 0), "SIGKILL");
  });
});

/** Which of SIGINT and SIGTERM a process catches, as bits of the kernel. */
function signalsCaughtBy(pid: number): number {
  const [, caught = "0"] = /^SigCgt:\s+([0-9a-f]+)$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(BigInt(`0x${caught}`) & 0b100_0000_0000_0010n);
}

/** The executable as an installed package has it, alone: an import of any other module fails. */
function compileExecutable(): string {
  const folder = join(place, "package");
  mkdirSync(join(folder, "dist"), { recursive: true });
  writeFileSync(join(folder, "package.json"), readFileSync(join(root, "packages/shipslog/package.json")));
  for (const name of ["shipslog", "nodeVersion", "failure/exitCodes", "parts/packageFolder", "parts/version"]) {
    const source = readFileSync(join(root, `packages/shipslog/src/${name}.ts`), "utf8");
    const compilerOptions = { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext };
    const { outputText } = ts.transpileModule(source, { compilerOptions });
    // Built code is all in one folder.
    const flat = outputText.replaceAll(/from "\.[\w./]*\/(\w+)\.ts"/g, 'from "./$1.js"');
    writeFileSync(join(folder, "dist", `${basename(name)}.js`), flat);
  }
  return join(folder, "dist/shipslog.js");
}

describe("a Node that is too old", () => {
  const refused = (found: string) =>
    `shipslog: Node 22.18 or newer is needed, this is Node ${found}; install a newer one from https://nodejs.org\n`;

  it.each(["check", "watch", "--version"])("is named at once by %s", (word) => {
    const older = `Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.1.0" } })`;
    const words = ["--import", `data:text/javascript,${older}`, compileExecutable(), word];
    const { status, stderr } = spawnSync(process.execPath, words, { encoding: "utf8" });
    expect([status, stderr]).toEqual([3, refused("20.1.0")]);
  });

  needs("/usr/bin/node").it("is named by the Node of this machine, if it is one", () => {
    const version = spawnSync("/usr/bin/node", ["-p", "process.versions.node"], { encoding: "utf8" }).stdout.trim();
    const { status, stderr } = spawnSync("/usr/bin/node", [compileExecutable(), "watch"], { encoding: "utf8" });
    const isOld = Number.parseInt(version, 10) < 22;
    // A newer one gets as far as the import of everything else, which is not there.
    expect([status, isOld ? stderr : "newer"]).toEqual(isOld ? [3, refused(version)] : [1, "newer"]);
  });
});
