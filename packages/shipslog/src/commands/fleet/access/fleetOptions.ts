import { dialects } from "@shipslog/contract";
import type { Arguments, Options } from "../../../command/Command.ts";

/** The options of `fleet`; each says for which words it is. */
export const fleetOptions = {
  fleet: {
    type: "string",
    value: "DIR",
    description: "folder of the fleet: keys, servers, credentials",
    default: "fleet",
  },
  credentials: {
    type: "string",
    value: "FILE",
    description: "credential file, which join writes; for several players in a folder: F123=FILE,F456=FILE",
  },
  server: { type: "string", value: "HOST:PORT", description: "servers to use instead of those in the credential" },
  kinds: {
    type: "string",
    value: "LIST",
    description: "kinds to send, or to allow with invite; the sixteen by default",
  },
  code: { type: "boolean", description: "invite: print a code for shipslog fleet join instead of writing a file" },
  key: {
    type: "string",
    value: "KEY",
    description: "revoke: a public key that no name has, as doctor reports it",
  },
  expires: {
    type: "duration",
    value: "TIME",
    description: "invite --code: how long the code can be used: 45m, 24h, 7d",
    default: "24h",
  },
  registrar: {
    type: "string",
    value: "HOST:PORT",
    description: "invite --code: where players reach the registrar, from now on; by default near the first server",
  },
  listen: {
    type: "string",
    value: "HOST:PORT",
    description: "registrar: address to listen on, if it is not the one in the codes",
  },
  once: { type: "boolean", description: "uplink: stop when everything is stored" },
  state: { type: "string", value: "FILE", description: "uplink: file that keeps how far the journals were read" },
  out: {
    type: "string",
    value: "LAKE",
    description: "collect, status, doctor, forget, backup, restore, print units: folder of the lake",
  },
  "dry-run": {
    type: "boolean",
    description: "grow, move, balance, repartition: only say what would be done",
  },
  "replace-lake": {
    type: "boolean",
    description: "collect: store into this lake from now on, although the fleet has stored into another one",
  },
  feed: {
    type: "duration",
    value: "TIME",
    description: "collect: publish stored lines for programs, in a feed that keeps them for this time: 45m, 24h",
  },
  into: { type: "string", value: "DIR", description: "print: folder to write files to, instead of printing them" },
  json: { type: "boolean", description: "doctor: print the findings as JSON" },
  name: {
    type: "string",
    value: "NAME",
    description: "collect: unique name of this collector; join: name of the commander",
  },
  dialect: {
    type: "string",
    choices: dialects,
    description: "collect: dialect to validate lines in",
    default: "live",
  },
  metrics: { type: "integer", max: 65_535, value: "PORT", description: "serve Prometheus metrics" },
  "metrics-host": {
    type: "string",
    value: "ADDRESS",
    description: "the address of this machine on which metrics are served; everybody who reaches it can read them",
    default: "127.0.0.1",
  },
  connections: {
    type: "integer",
    min: 1,
    value: "N",
    description: "guard: most connections of one commander",
    default: "4",
  },
  rate: { type: "integer", min: 1, value: "N", description: "guard: most lines a second of one commander" },
  bytes: { type: "integer", min: 1, value: "N", description: "guard: most bytes a second of one commander" },
  commanders: { type: "integer", value: "N", description: "load: number of commanders", default: "100" },
  speed: { type: "speed", value: "N", description: "load: factor of real time, or max", default: "60" },
  hourly: {
    type: "integer",
    min: 1,
    value: "N",
    description: "load: lines an hour of each commander, in sessions that begin and end, for the time of --for",
  },
  past: {
    type: "integer",
    min: 1,
    value: "N",
    description: "load: old journals of each commander, which its uplink asks the collector about before it sends",
  },
  damage: { type: "integer", min: 1, value: "N", description: "load: damage one line in N, which is then rejected" },
  for: {
    type: "duration",
    value: "TIME",
    description: "load: time of play of each commander, or time on the clock with --hourly: 90s, 45m, 2h",
    default: "1h",
  },
  seed: { type: "integer", value: "N", description: "load: seed; the same seed produces the same lines" },
  hosts: {
    type: "string",
    value: "LIST",
    description:
      "up: addresses of the hosts of a new fleet; writes what each needs instead of starting servers; grow, move: of the servers that are added or moved",
  },
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
    description: "up: number of partitions of a new fleet; repartition: how many it has from then on",
    default: "3",
  },
  "route-hosts": {
    type: "string",
    value: "LIST",
    description: "up: addresses at which these hosts reach each other, on a network of their own, in the same order",
  },
  sync: {
    type: "string",
    choices: ["default", "always"],
    description: "up: when the servers of a new fleet sync to disk",
    default: "default",
  },
  "nats-server": {
    type: "string",
    value: "PATH",
    description: "up, print units: path of nats-server; by default the one on the PATH",
  },
} as const satisfies Options;

/** The command line of `fleet`. */
export type FleetArguments = Arguments<typeof fleetOptions>;
