import { existsSync } from "node:fs";
import { join } from "node:path";
import { until } from "../../tests/helpers/limits/until.ts";
import type { Wine } from "./Wine.ts";

/** A session that writes Status.json again and again for some seconds. */
const session = ["simulate", "trader", "--seed", "7", "--for", "1h", "--speed", "300", "--status", "every"];

/** Holds Status.json of a running session with a native program that shares it with no writer; returns what is wrong. */
export async function holdStatus(wine: Wine, heldMs: number, expected: number): Promise<string | undefined> {
  const folder = `held-${heldMs}`;
  const running = wine.start("shipslog.exe", ...session, "--out", folder);
  const isThere = () => existsSync(join(wine.folder, folder, "Status.json")) || !running.isRunning();
  await until(isThere, "Status.json", { everyMs: 50 });
  const holder = wine.start("holder.exe", `${folder}\\Status.json`, String(heldMs));
  const code = await running.ended;
  const wasHeld = holder.printed().includes("held");
  wine.stop();
  await holder.ended;
  if (!wasHeld) return `it was not held: ${holder.printed()}`;
  return code === expected ? undefined : `it ended with ${code} and printed ${running.printed()}`;
}
