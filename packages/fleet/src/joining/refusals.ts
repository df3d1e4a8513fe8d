import { commanderNameRule } from "../commanderName.ts";

/** Why a registrar refuses, with the status of its answer and what a player should do. */
export const refusals = {
  "not-found": { status: 404, message: "the server there is not a registrar of this version; ask the operator" },
  "too-large": { status: 413, message: "the request is too large; choose a shorter name, or update shipslog" },
  malformed: { status: 400, message: "the registrar could not read the request; update shipslog" },
  "too-many": { status: 429, message: "too many attempts; wait a minute and repeat the command" },
  busy: { status: 503, message: "the registrar cannot give a credential now; repeat the command later" },
  "unknown-code": { status: 403, message: "it does not know this code; ask the operator for a new one" },
  "expired-code": { status: 403, message: "the code has expired; ask the operator for a new one" },
  "withdrawn-code": { status: 403, message: "the operator has withdrawn the code; ask for a new one" },
  "used-code": { status: 403, message: "the code was used by another key; ask the operator for a new one" },
  revoked: { status: 403, message: "the credential of this code was revoked; ask the operator for a new code" },
  "no-name": { status: 400, message: "the code leaves the name open; choose one with --name NAME" },
  "other-name": { status: 403, message: "the code is for a commander of another name; leave out --name" },
  "odd-name": {
    status: 400,
    message: `${commanderNameRule}; choose another with --name NAME`,
  },
  "taken-name": { status: 409, message: "another commander has this name; choose another with --name NAME" },
  "unknown-key": { status: 403, message: "it does not know this credential; ask the operator for a new one" },
  "known-key": { status: 409, message: "this key already belongs to a commander; join with another" },
} as const satisfies Record<string, { readonly status: number; readonly message: string }>;

/** How a registrar tells why it refuses. */
export type RefusalCode = keyof typeof refusals;

/** Whether a value is the code of a refusal. */
export const isRefusal = (value: unknown): value is RefusalCode =>
  typeof value === "string" && Object.hasOwn(refusals, value);
