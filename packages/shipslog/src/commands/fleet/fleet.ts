import { defineCommand, type Command } from "../../command/Command.ts";
import { requireParts } from "../../parts/requireParts.ts";
import { subcommands } from "./subcommands.ts";
import { fleetOptions } from "./access/fleetOptions.ts";
import { UsageError } from "../../failure/errors.ts";
import { suggest } from "../../text/suggest.ts";

const words = [...subcommands.keys()];

/** `shipslog fleet`: collects the journals of many commanders over a broker into one lake. */
export const fleetCommand: Command = defineCommand({
  name: "fleet",
  summary: "Collects the journals of many commanders over NATS JetStream into one lake; every line is accounted for.",
  usage: `${words.join("|")} [NAME|CODE|DIR|FOLDER|WHAT] [options]`,
  words,
  options: fleetOptions,
  examples: [
    ["shipslog fleet up", "run three servers on this machine"],
    ["shipslog fleet invite jameson", "create a credential for one commander"],
    ["shipslog fleet invite jameson --code", "print a code that this player can join with, once"],
    ["shipslog fleet registrar", "let players join with codes"],
    ["shipslog fleet join SL1-...", "join the fleet of a code"],
    ["shipslog fleet collect --out lake", "write the lines of commanders into a lake"],
    ["shipslog fleet status --out lake", "commanders, collectors, rates and unstored lines on one screen"],
    ["shipslog fleet doctor --out lake", "what is wrong with the fleet, and what to do about it"],
    ["shipslog fleet backup copy --out lake", "copy the lake and the keys while collectors run"],
    ["shipslog fleet uplink journal --credentials fleet/credentials/jameson.json", "send a folder as it grows"],
    [
      "shipslog fleet print rules",
      "print alert rules for Prometheus; dashboard: for Grafana; units: for systemd; containerfile",
    ],
    [
      "shipslog fleet load --commanders 10000 --hourly 224 --for 10m",
      "ten thousand commanders with a connection each, at the pace of real play",
    ],
  ],
  run(args, host) {
    const [word = "", subject, ...more] = args.positionals;
    const subcommand = subcommands.get(word);
    if (subcommand === undefined) {
      const all = `fleet needs one of ${words.join(", ")}; see shipslog fleet --help`;
      throw new UsageError(word === "" ? all : `unknown word fleet ${word}; ${suggest(word, words, all)}`);
    }
    const [unexpected] = subcommand.takes === undefined && subject !== undefined ? [subject] : more;
    if (unexpected !== undefined) {
      const taken = subcommand.takes === undefined ? "options only" : `one ${subcommand.takes}`;
      throw new UsageError(`unexpected ${unexpected}; fleet ${word} takes ${taken}: see shipslog fleet --help`);
    }
    requireParts(subcommand.parts, host);
    return subcommand.run(subject, args, host);
  },
});
