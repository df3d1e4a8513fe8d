import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Finding } from "@shipslog/check";
import { printCompanion, printLine } from "@shipslog/contract/text";
import { testHost } from "../../../../packages/shipslog/tests/helpers/host.ts";
import { run } from "../../../../packages/shipslog/src/run.ts";
import type { Play, Written } from "./Case.ts";

const journalName = "Journal.2026-05-01T120000.01.log";

/** The findings of `shipslog check` in a folder with the journal and the companion files of a session. */
export async function findingsOnDisk({ lines, files }: Play): Promise<readonly Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), "shipslog-case-"));
  try {
    await mkdir(folder, { recursive: true });
    if (lines.length > 0) await writeFile(join(folder, journalName), Buffer.concat(lines.map(lineBytes)));
    for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), fileBytes(content));
    return await checkFolder(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The check must look again at files that are being written; here nobody writes, so the pauses are left out. */
async function checkFolder(folder: string): Promise<readonly Finding[]> {
  const host = testHost();
  const clock = { ...host.clock, sleep: () => Promise.resolve() };
  const words = ["check", folder, "--dialect", "spec", "--format", "json", "--threads", "1"];
  await run(words, { ...host, clock });
  const report = host.out.text();
  return report === "" ? [] : (JSON.parse(report) as { findings: Finding[] }).findings;
}

function lineBytes(line: Written): Buffer {
  const end = Buffer.from("\r\n");
  if (line instanceof Uint8Array) return Buffer.concat([line, end]);
  return Buffer.from(`${typeof line === "string" ? line : printLine(line)}\r\n`);
}

function fileBytes(content: Written): Uint8Array | string {
  return typeof content === "string" || content instanceof Uint8Array ? content : printCompanion(content);
}
