import { writeFile } from "node:fs/promises";
import { nameInId } from "@shipslog/contract";
import { listCommanders, makePicture, makeReport } from "@shipslog/archive";
import { exitCodes, type ExitCode } from "../../failure/exitCodes.ts";
import type { Host } from "../../command/Host.ts";
import { replaceFile } from "../../command/replaceFile.ts";
import { useTables, type OpenTablesOptions } from "../../queryLake/openTables.ts";
import { openTablesOf } from "../query/openTablesOf.ts";

/** What to write, and about which journals. */
export interface ReportRequest extends Pick<OpenTablesOptions, "commander" | "defaultCommander"> {
  /** The page, or a picture. */
  readonly out: string;
  /** Journals, or lakes. A journal that several lakes have counts once. */
  readonly paths: readonly string[];
  readonly isQuiet: boolean;
}

/** Writes the report and says whom it is about. */
export async function writeReport({ out, paths, isQuiet, ...whose }: ReportRequest, host: Host): Promise<ExitCode> {
  const isPicture = out.toLowerCase().endsWith(".svg");
  let whom = "";
  await replaceFile(out, host, async (file) => {
    const tables = await openTablesOf(paths, { ...whose, isQuiet, repeats: "drop" }, host);
    await useTables(tables, host, async () => {
      const [commander, ...others] = await listCommanders(tables);
      await writeFile(file, await (isPicture ? makePicture : makeReport)(tables, { commander }));
      whom = aboutWhom(commander, others);
    });
  });
  if (!isQuiet) host.out.write(`${out}: ${whom}`);
  return exitCodes.fine;
}

/** Names the commander of the report, and the others, who have fewer events. */
function aboutWhom(commander: string | undefined, others: readonly string[]): string {
  const isNamed = commander !== undefined && commander !== "unknown";
  const whom = isNamed ? `commander ${nameInId(commander) ?? commander}` : "an unnamed commander";
  const rest = others.length === 0 ? "" : `not in it: ${others.join(", ")}; choose one with --commander\n`;
  return `about ${whom}; open it in a browser\n${rest}`;
}
