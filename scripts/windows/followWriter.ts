import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { until } from "../../lab/limits/until.ts";
import { judgeLines } from "./judgeLines.ts";
import type { Wine } from "./Wine.ts";

/** Follows a journal while a native program writes it, holding the file in a share mode; returns what is wrong. */
export async function followWriter(wine: Wine, share: number, lines: number): Promise<string | undefined> {
  const folder = `share-${share}`;
  mkdirSync(join(wine.folder, folder));
  const reader = wine.start("shipslog.exe", "watch", folder, "--from", "start", "--json");
  const { code, out } = await wine.run("writer.exe", folder, String(share), String(lines));
  if (code !== 0) return `the writer ended with ${code}: ${out}`;
  const last = `line-${String(lines).padStart(6, "0")}`;
  try {
    const isOver = () => reader.printed().includes(last) || !reader.isRunning();
    await until(isOver, `the last line with share mode ${share}`, { everyMs: 250 });
    return judgeLines(reader.printed(), lines);
  } finally {
    wine.stop();
    await reader.ended;
  }
}
