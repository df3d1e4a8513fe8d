import { cpSync } from "node:fs";
import { join } from "node:path";
import type { Wine } from "./Wine.ts";

const key = String.raw`HKCU\Software\Microsoft\Windows\CurrentVersion\Explorer\User Shell Folders`;
const id = "{4C5C32FF-BB9D-43B0-B5B4-2D72E54EAAA4}";

/** Moves the Saved Games folder as a user does, with simulated journals in it, and asks doctor where they are. */
export async function moveSavedGames(wine: Wine, journals: string): Promise<string | undefined> {
  const folder = "Jeux sauvegardés";
  cpSync(join(wine.folder, journals), join(wine.folder, folder, "Frontier Developments/Elite Dangerous"), {
    recursive: true,
  });
  const value = `Z:${wine.inside}/${folder}`.replaceAll("/", "\\");
  const { code, out } = await wine.run("reg", "add", key, "/v", id, "/t", "REG_EXPAND_SZ", "/d", value, "/f");
  if (code !== 0) return `reg add ended with ${code}: ${out}`;
  const doctor = await wine.run("shipslog.exe", "doctor");
  return doctor.out.includes(value) ? undefined : `doctor printed ${doctor.out}`;
}
