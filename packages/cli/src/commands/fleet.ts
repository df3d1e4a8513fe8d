import type { Command } from "../Command.ts";
import { dialects } from "../dialects.ts";
import { runCollect } from "../fleet/collect.ts";
import { runInvite, runRevoke } from "../fleet/invite.ts";
import { runLoad } from "../fleet/load.ts";
import { runUp, syncModes } from "../fleet/up.ts";
import { runUplink } from "../fleet/uplink.ts";
import { UsageError } from "../UsageError.ts";

const words = ["up", "invite", "revoke", "uplink", "collect", "load"] as const;

/** `shipslog fleet`: many commanders over a broker into one lake. */
export const fleetCommand: Command = {
  name: "fleet",
  summary: "Carries the journals of many commanders over NATS JetStream into one lake, exactly accounted.",
  usage: `${words.join("|")} [NAME|DIR] [options]`,
  words,
  options: {
    fleet: {
      type: "string",
      value: "DIR",
      description: "folder of the fleet: keys, servers, credentials",
      default: "fleet",
    },
    credentials: {
      type: "string",
      value: "FILE",
      description: "who one is; for several players in a folder F123=FILE,F456=FILE",
    },
    server: { type: "string", value: "HOST:PORT", description: "servers to use in place of those in the credential" },
    kinds: {
      type: "string",
      value: "LIST",
      description: "kinds to send, or to allow when inviting; the sixteen unless given",
    },
    once: { type: "boolean", description: "uplink: end when all that is there is stored" },
    state: { type: "string", value: "FILE", description: "uplink: where to keep how far the files were read" },
    out: { type: "string", value: "LAKE", description: "collect: folder of the lake" },
    name: { type: "string", value: "NAME", description: "collect: a name no other collector has" },
    dialect: {
      type: "string",
      choices: dialects,
      description: "collect: what lines are held against",
      default: "live",
    },
    metrics: { type: "integer", max: 65_535, value: "PORT", description: "serve Prometheus metrics on loopback" },
    commanders: { type: "integer", value: "N", description: "load: how many", default: "100" },
    speed: { type: "speed", value: "N", description: "load: times real time, or max", default: "60" },
    for: { type: "duration", value: "TIME", description: "load: how long each plays: 90s, 45m, 2h", default: "1h" },
    seed: { type: "integer", value: "N", description: "load: the same seed gives the same lines" },
    port: {
      type: "integer",
      min: 1,
      value: "N",
      description: "up: port of the first server of a new fleet",
      default: "4222",
    },
    partitions: {
      type: "integer",
      min: 1,
      value: "N",
      description: "up: ways in which a new fleet is divided",
      default: "3",
    },
    sync: {
      type: "string",
      choices: syncModes,
      description: "up: when a new fleet's servers sync",
      default: "default",
    },
    "nats-server": { type: "string", value: "FILE", description: "up: the server's command; else one on the PATH" },
  },
  examples: [
    ["shipslog fleet up", "three servers on this machine, for trial"],
    ["shipslog fleet invite jameson", "a credential for one commander"],
    ["shipslog fleet collect --out lake", "write what commanders send into a lake"],
    ["shipslog fleet uplink journal --credentials fleet/credentials/jameson.json", "send a folder as it grows"],
    [
      "shipslog fleet load --commanders 10000 --speed 60",
      "ten thousand simulated commanders, a minute of play each second",
    ],
  ],
  run(args, host) {
    const [word, subject] = args.positionals;
    switch (word) {
      case "up":
        return runUp(args, host);
      case "invite":
        return runInvite(subject, args, host);
      case "revoke":
        return runRevoke(subject, args, host);
      case "uplink":
        return runUplink(subject, args, host);
      case "collect":
        return runCollect(args, host);
      case "load":
        return runLoad(args, host);
      default:
        throw new UsageError(`fleet does ${words.join(", ")}; shipslog fleet --help says more`);
    }
  },
};
