import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder } from "../../../cockpit/tests/helpers/cockpit.ts";

/** The name of the journal in a folder of `journalFolder`. */
export const journal = "Journal.2026-05-01T120000.01.log";

/** A line of that journal, at a second of its first minute. */
export const line = (second: number, rest: string): string =>
  `{ "timestamp":"2026-05-01T12:00:${String(second).padStart(2, "0")}Z", ${rest} }\r\n`;

/** A jump to a system, at a second of the first minute. */
export const jump = (second: number, system: string): string =>
  line(
    second,
    `"event":"FSDJump", "StarSystem":"${system}", "SystemAddress":${second}, "StarPos":[${second}.0,2.0,3.0], "JumpDist":9.0, "FuelUsed":1.0, "FuelLevel":9.0`,
  );

/** A journal of three lines: a player who has jumped to Maia. */
export const journalText =
  line(0, '"event":"Fileheader", "part":1, "language":"English/UK", "gameversion":"4.1.0.100"') +
  line(1, '"event":"Commander", "FID":"F1", "Name":"Jameson"') +
  jump(2, "Maia");

/** A folder with one journal. */
export async function journalFolder(): Promise<string> {
  const folder = await temporaryFolder();
  await writeFile(join(folder, journal), journalText);
  return folder;
}
