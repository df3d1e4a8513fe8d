import { writeFile } from "node:fs/promises";
import { makeReport } from "@shipslog/archive";
import type { Command } from "../Command.ts";
import { exitCodes } from "../exitCodes.ts";
import { openTables } from "./query/openTables.ts";
import { UsageError } from "../UsageError.ts";

/** `shipslog report`: writes an HTML page about a commander's journals. */
export const reportCommand: Command = {
  name: "report",
  summary:
    "Writes an HTML page about a commander's journals: travel, fuel, earnings, stations, factions, engineers, loadouts.",
  usage: "[DIR|LAKE] --out FILE.html",
  options: {
    out: { type: "string", value: "FILE", description: "the page to write, a single self-contained file" },
    commander: {
      type: "string",
      value: "ID",
      description: "commander of the report; by default the one with most events",
    },
  },
  examples: [
    ["shipslog report --out report.html", "about the journals of the game on this machine"],
    ["shipslog report lake --out report.html --commander F1234567", "about one of the commanders in a lake"],
  ],
  async run(args, host) {
    const [folder, ...more] = args.positionals;
    if (more.length > 0) throw new UsageError("give one folder or lake; put quotes around a name with spaces");
    const out = args.required("out");
    const tables = await openTables(folder, args, host);
    try {
      await writeFile(out, await makeReport(tables, { commander: args.text("commander") }));
    } finally {
      tables.close();
    }
    if (!args.has("quiet")) host.out.write(`${out}: open it in a browser\n`);
    return exitCodes.fine;
  },
};
