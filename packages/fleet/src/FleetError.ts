import { commanderNameRule } from "./commanderName.ts";

/** What each error of the fleet means, and what to do about it; without advice if the detail has it. */
const meanings = {
  "no-server": {
    what: "nats-server could not be started",
    advice:
      "install it from https://nats.io/download/ or with a package manager, or give the path of another one with --nats-server",
  },
  "no-openssl": { what: "certificates could not be made", advice: "install the openssl command" },
  "not-healthy": {
    what: "the servers did not become healthy",
    advice:
      "read the file log beside the nats.conf of each: often a port is taken, the disk is full, or an older server still runs",
  },
  "not-a-fleet": { what: "this folder does not contain a fleet", advice: "create one with shipslog fleet up" },
  "damaged-fleet": {
    what: "a file of this fleet is damaged",
    advice: "restore the folder of the fleet from a backup: shipslog fleet restore",
  },
  "not-a-credential": {
    what: "this file is not a credential of a fleet",
    advice: "ask the operator for a new one",
  },
  "unknown-commander": {
    what: "no commander of this name was invited",
    advice: "check the name: register.jsonl in the folder of the fleet has all of them",
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
  "join-refused": { what: "the registrar did not accept the code", advice: "" },
  "odd-answer": {
    what: "the registrar has answered with something else than a credential",
    advice: "update shipslog, and ask the operator to update the registrar",
  },
  "odd-server": {
    what: "a server of the fleet has answered with something unexpected",
    advice: "look at its version with shipslog fleet doctor",
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
