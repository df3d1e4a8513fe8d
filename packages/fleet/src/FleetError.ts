import { commanderNameRule } from "./commanderName.ts";

/** What each error of the fleet means, and what to do about it; without advice if the detail has it. */
const meanings = {
  "no-server": {
    what: "nats-server could not be started",
    advice:
      "install it from https://nats.io/download/ or with a package manager, or give the path of another one with --nats-server",
  },
  "no-openssl": {
    what: "certificates could not be made",
    advice: "install the openssl command; if it is there, look at the rights of the folder and the space on its disk",
  },
  "not-healthy": {
    what: "the servers did not become healthy",
    advice:
      "read the file log beside the nats.conf of each: often a port is taken, the disk is full, or an older server still runs",
  },
  "not-a-fleet": { what: "this folder does not contain a fleet", advice: "create one with shipslog fleet up" },
  "damaged-fleet": {
    what: "a file of this fleet is damaged",
    advice: "copy it from the folder fleet in a backup, and repeat what was invited, revoked or rotated since",
  },
  "not-a-credential": {
    what: "this file is not a credential of a fleet",
    advice: "ask the operator for a new one",
  },
  "old-credential": {
    what: "this credential of a collector was made by an earlier version, and does not allow",
    advice: "make a new one with shipslog fleet rotate collector",
  },
  "unknown-commander": {
    what: "no commander of this name was invited",
    advice: "check the name: register.jsonl in the folder of the fleet has all of them",
  },
  "not-a-key": {
    what: "this is not the public key of a credential",
    advice: "copy all of it from fleet doctor: it starts with U and has 56 letters and digits",
  },
  "unknown-server": { what: "the fleet has no server of this name", advice: "doctor and fleet.json list its servers" },
  "cannot-grow": {
    what: "a fleet with fewer than three servers cannot grow",
    advice: "only one that was created with three or more can: shipslog fleet up --hosts A,B,C",
  },
  "cannot-move": {
    what: "a copy of a stream could not be moved",
    advice: "look at the servers with shipslog fleet doctor, and repeat the command",
  },
  "reserved-name": {
    what: "a role of the fleet has this name",
    advice: "invite the commander under another one",
  },
  "odd-name": { what: "a commander cannot have this name", advice: commanderNameRule },
  "not-a-code": {
    what: "this is not a complete invitation code",
    advice: "copy all of it from the operator's message",
  },
  "no-registrar": {
    what: "this fleet has no registrar yet",
    advice: "the first shipslog fleet invite --code makes one",
  },
  "wrong-registrar": {
    what: "the server there is not the one that the code was made for, so nothing was sent to it",
    advice: "ask the operator whether the address is right",
  },
  "unreachable-registrar": {
    what: "no registrar answers there",
    advice: "check the network, or ask the operator whether it runs",
  },
  "busy-registrar": { what: "the registrar could not give a credential now", advice: "" },
  "join-refused": { what: "the registrar did not accept the code", advice: "" },
  "odd-answer": {
    what: "the registrar has answered with something else than a credential",
    advice: "update shipslog, and ask the operator to update the registrar",
  },
  "odd-server": {
    what: "a server of the fleet has answered with something unexpected",
    advice: "look at its version with shipslog fleet doctor",
  },
  "one-account": {
    what: "in this fleet of the first version, collectors and commanders share one account, which is not safe for a reader",
    advice: "create a new fleet",
  },
  "other-lake": {
    what: "this fleet stores into another lake",
    advice:
      "give --out the path of that lake, which all collectors share; or stop all collectors and start one with --replace-lake, and uplinks send what its lake does not have",
  },
  crowded: {
    what: "the stream of the partition was half full, and lines of a commander who held more than a share were removed from it",
    advice: "an uplink sends them again; if this repeats, run shipslog fleet guard --bytes, or revoke the commander",
  },
  "lake-gone": {
    what: "the lake was removed or exchanged while a collector wrote to it, and nothing more is stored",
    advice: "move it back, or stop the collectors and run shipslog fleet restore",
  },
  "account-too-large": {
    what: "the account of commanders with its revocations is longer than the servers accept",
    advice:
      "set max_payload to 2097152 in the nats.conf of each server, and run nats-server --signal reload=PID on each; more than 1048576 bytes they never accept",
  },
  "account-refused": {
    what: "the servers do not accept the account of this fleet",
    advice: "look at the log of a server; start the servers with the nats.conf files of this folder",
  },
  "account-unanswered": {
    what: "no server has applied the revocations in time",
    advice: "repeat the command when the servers are less busy",
  },
  refused: {
    what: "the server rejected this credential",
    advice: "it was revoked or belongs to another fleet: ask the operator for a new one",
  },
  unreachable: {
    what: "no server of the fleet can be reached",
    advice: "check the network and the addresses, and that the servers run",
  },
} as const satisfies Record<string, { readonly what: string; readonly advice: string }>;

/** Why a fleet operation failed. */
export type FleetErrorCode = keyof typeof meanings;

/** A problem with the machine, the network or the broker. The content of a line never causes this error. */
export class FleetError extends Error {
  override readonly name = "FleetError";
  readonly code: FleetErrorCode;
  /** What to do about it: the end of the message, which may be empty. */
  readonly advice: string;

  constructor(code: FleetErrorCode, detail: string, cause?: unknown) {
    const { what, advice } = meanings[code];
    super(`${what}: ${detail}${advice === "" ? "" : `; ${advice}`}`, cause === undefined ? undefined : { cause });
    this.code = code;
    this.advice = advice;
  }
}
