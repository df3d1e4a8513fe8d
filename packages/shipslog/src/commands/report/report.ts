import { defineCommand, type Command, storedPathArgument } from "../../command/Command.ts";
import { requireParts } from "../../parts/requireParts.ts";
import { commanderOptions } from "../archive/archiveOptions.ts";

/** `shipslog report`: writes an HTML page about a commander's journals. */
export const reportCommand: Command = defineCommand({
  name: "report",
  summary:
    "Writes an HTML page about a commander's journals: travel, records, years, earnings, exploration, combat and more.",
  usage: "[PATH...|LAKE...] --out FILE.html",
  arguments: { PATH: storedPathArgument },
  options: {
    out: {
      type: "string",
      value: "FILE",
      description: "the page to write, a single self-contained file; FILE.svg is a picture for sharing",
    },
    ...commanderOptions,
  },
  examples: [
    ["shipslog report --out report.html", "about the journals of the game on this machine"],
    ["shipslog report lake --out report.html --commander F1234567", "about one of the commanders in a lake"],
    ["shipslog report --out travels.svg", "a picture of the map with the key figures"],
  ],
  async run(args, host) {
    const request = {
      out: args.required("out"),
      paths: args.positionals,
      commander: args.text("commander"),
      defaultCommander: args.text("default-commander"),
      isQuiet: args.has("quiet"),
    };
    requireParts(["archive"], host);
    return (await import("./writeReport.ts")).writeReport(request, host);
  },
});
