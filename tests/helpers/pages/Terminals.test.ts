import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makePrivateLoopback } from "./privateLoopback.ts";
import { readShellSteps } from "./shellBlocks.ts";
import { Terminals } from "./Terminals.ts";

/** A command that serves until Ctrl-C, as several of ours, and one that says whether it does. */
const program = `#!/bin/sh
case "$2" in
serve) trap 'rm -f running; exit 0' INT; touch running; echo serves; while :; do sleep 0.05; done ;;
stubborn) trap 'exit 7' INT; echo serves; while :; do sleep 0.05; done ;;
invite) echo SL1-abcdefghijklmnopqrstuvwxyz ;;
join) test "$3" = SL1-abcdefghijklmnopqrstuvwxyz ;;
look) test -e running ;;
esac
`;

let folder = "";
let terminals: Terminals;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "shipslog-terminals-"));
  mkdirSync(join(folder, "bin"));
  writeFileSync(join(folder, "bin/shipslog"), program, { mode: 0o755 });
  const env = { ...process.env, PATH: [join(folder, "bin"), process.env["PATH"] ?? ""].join(delimiter) };
  terminals = new Terminals({ folder, env });
});
afterEach(async () => {
  await terminals.stop();
  rmSync(folder, { recursive: true });
});

const stepsOf = (...lines: readonly string[]) =>
  readShellSteps(`# A page\n\n## A section\n\n\`\`\`sh\n${lines.join("\n")}\n\`\`\`\n`);

async function carryOut(...lines: readonly string[]): Promise<readonly (string | undefined)[]> {
  const wrong: (string | undefined)[] = [];
  for (const step of stepsOf(...lines)) wrong.push((await terminals.carryOut(step)).wrong);
  return wrong;
}

it("reads what a page says about terminals and owners", () => {
  const [beside, plain, owner, stopping] = stepsOf(
    "shipslog fleet serve   # in another terminal",
    "cd place",
    "ls",
    "sudo reboot",
    "shipslog fleet look   # after Ctrl-C in the terminals of fleet serve",
  );
  expect(beside).toMatchObject({ section: "A section", isBeside: true });
  expect(plain).toMatchObject({ script: "cd place\nls", isBeside: false, stops: undefined });
  expect(owner).toMatchObject({ needsOwner: true });
  expect(stopping).toMatchObject({ stops: "fleet serve" });
});

it("leaves commands running in other terminals until the page stops them", async () => {
  const serving = ["shipslog fleet serve   # in another terminal", "shipslog fleet look"];
  expect(await carryOut(...serving)).toEqual([undefined, undefined]);
  expect(await carryOut("test ! -e running   # after Ctrl-C in the terminal of fleet serve")).toEqual([undefined]);
  expect(await carryOut("true   # after Ctrl-C in the terminal of fleet serve")).toEqual([
    "shipslog fleet serve does not run",
  ]);
});

it("types the code that was printed where the page has dots", async () => {
  expect(await carryOut("shipslog fleet invite", "echo; shipslog fleet join SL1-...   # after it")).toEqual([
    expect.stringContaining("ended with 1"),
  ]);
  expect(await carryOut("shipslog fleet join SL1-...")).toEqual([undefined]);
});

it("reports commands that fail, that end at once, and that end badly", async () => {
  expect(await carryOut("shipslog fleet look")).toEqual([expect.stringContaining("ended with 1")]);
  expect(await carryOut("shipslog fleet none   # in another terminal")).toEqual([expect.stringContaining("at once")]);
  expect(await carryOut("shipslog fleet stubborn   # in another terminal")).toEqual([undefined]);
  expect(await terminals.stop()).toContain("ended with 7");
});

it("has a loopback whose ports nobody else has", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const listens = `${process.execPath} -e 'net.createServer().listen(${port}, "127.0.0.1", function () { this.close(); })'`;
  using loopback = await makePrivateLoopback();
  const inside = new Terminals({ folder, env: process.env }, loopback.before);
  for (const step of stepsOf(listens)) {
    const { wrong } = await inside.carryOut(step);
    // A machine without namespaces has one loopback.
    const isAlone = loopback.before.length > 0;
    expect(wrong?.includes("EADDRINUSE") ?? false).toBe(!isAlone);
  }
  expect(await carryOut(listens)).toEqual([expect.stringContaining("EADDRINUSE")]);
  server.close();
});
