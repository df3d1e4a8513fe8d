import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { until } from "../../tests/helpers/limits/until.ts";
import { judgeLines } from "./judgeLines.ts";
import { judgeStatus } from "./judgeStatus.ts";
import type { Wine } from "./Wine.ts";

/** Follows a journal and Status.json while a native program writes them, holding the files in a share mode; returns what is wrong. */
export async function followWriter(wine: Wine, share: number, lines: number): Promise<string | undefined> {
  const folder = `share-${share}`;
  mkdirSync(join(wine.folder, folder));
  const reader = wine.start("shipslog.exe", "watch", folder, "--from", "start", "--json");
  const { code, out } = await wine.run("writer.exe", folder, String(share), String(lines));
  if (code !== 0) return `the writer ended with ${code}: ${out}`;
  const last = `line-${String(lines).padStart(6, "0")}`;
  try {
    const isComplete = (printed: string) => printed.includes(last) && printed.includes(`"Flags":${lines + 1} `);
    const isOver = () => isComplete(reader.printed()) || !reader.isRunning();
    await until(isOver, `the last line and Status with share mode ${share}`, { everyMs: 250 });
    return judgeLines(reader.printed(), lines) ?? judgeStatus(reader.printed(), lines + 1);
  } finally {
    wine.stop();
    await reader.ended;
  }
}
