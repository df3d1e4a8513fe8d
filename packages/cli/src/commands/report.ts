import { writeFile } from "node:fs/promises";
import { listCommanders, makeReport } from "@shipslog/archive";
import type { Command } from "../Command.ts";
import { exitCodes } from "../exitCodes.ts";
import { pathArgument } from "../journalSources/pathArgument.ts";
import { commanderOptions } from "./archive/takeIn.ts";
import { replaceFile } from "../replaceFile.ts";
import { openTables } from "./query/openTables.ts";
import { useTables } from "./query/useTables.ts";

/** `shipslog report`: writes an HTML page about a commander's journals. */
export const reportCommand: Command = {
  name: "report",
  summary:
    "Writes an HTML page about a commander's journals: travel, fuel, earnings, stations, factions, engineers, loadouts.",
  usage: "[PATH...|LAKE] --out FILE.html",
  arguments: { PATH: pathArgument },
  options: {
    out: { type: "string", value: "FILE", description: "the page to write, a single self-contained file" },
    ...commanderOptions,
  },
  examples: [
    ["shipslog report --out report.html", "about the journals of the game on this machine"],
    ["shipslog report lake --out report.html --commander F1234567", "about one of the commanders in a lake"],
  ],
  async run(args, host) {
    const out = args.required("out");
    let whom = "";
    await replaceFile(out, host, async (file) => {
      const tables = await openTables({ given: args.positionals }, args, host);
      await useTables(tables, host, async () => {
        const [commander, ...others] = await listCommanders(tables);
        await writeFile(file, await makeReport(tables, { commander }));
        whom = aboutWhom(commander, others);
      });
    });
    if (!args.has("quiet")) host.out.write(`${out}: ${whom}`);
    return exitCodes.fine;
  },
};

/** Names the commander of the report, and the others, who have fewer events. */
function aboutWhom(commander: string | undefined, others: readonly string[]): string {
  const whom = commander === undefined || commander === "unknown" ? "an unnamed commander" : `commander ${commander}`;
  const rest = others.length === 0 ? "" : `not in it: ${others.join(", ")}; choose one with --commander\n`;
  return `about ${whom}; open it in a browser\n${rest}`;
}
