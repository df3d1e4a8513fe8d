import { writeFile } from "node:fs/promises";
import { listCommanders, makePicture, makeReport } from "@shipslog/archive";
import type { Arguments } from "../../Command.ts";
import { exitCodes, type ExitCode } from "../../exitCodes.ts";
import type { Host } from "../../Host.ts";
import { replaceFile } from "../../replaceFile.ts";
import { openTables } from "../query/openTables.ts";
import { useTables } from "../query/useTables.ts";

/** Writes the report of the command line and says whom it is about. */
export async function writeReport(args: Arguments, host: Host): Promise<ExitCode> {
  const out = args.required("out");
  const isPicture = out.toLowerCase().endsWith(".svg");
  let whom = "";
  await replaceFile(out, host, async (file) => {
    const tables = await openTables({ given: args.positionals }, args, host);
    await useTables(tables, host, async () => {
      const [commander, ...others] = await listCommanders(tables);
      await writeFile(file, await (isPicture ? makePicture : makeReport)(tables, { commander }));
      whom = aboutWhom(commander, others);
    });
  });
  if (!args.has("quiet")) host.out.write(`${out}: ${whom}`);
  return exitCodes.fine;
}

/** Names the commander of the report, and the others, who have fewer events. */
function aboutWhom(commander: string | undefined, others: readonly string[]): string {
  const whom = commander === undefined || commander === "unknown" ? "an unnamed commander" : `commander ${commander}`;
  const rest = others.length === 0 ? "" : `not in it: ${others.join(", ")}; choose one with --commander\n`;
  return `about ${whom}; open it in a browser\n${rest}`;
}
