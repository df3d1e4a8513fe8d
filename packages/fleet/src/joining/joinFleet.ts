import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { decode, fmtCreds } from "@nats-io/jwt";
import { type KeyPair, fromSeed, createUser } from "@nats-io/nkeys";
import {
  numberOption,
  objectShape,
  readShape,
  required,
  requireOptions,
  signalOption,
  textOption,
  valueShape,
  type OptionShapes,
} from "@shipslog/contract/internal";
import { printAddress } from "../credential/Address.ts";
import { credentialFormat, type Credential } from "../credential/Credential.ts";
import { parseCode, type InvitationCode } from "./InvitationCode.ts";
import { FleetError } from "../FleetError.ts";
import { NativeKeyPair } from "../keys/NativeKeyPair.ts";
import { fetchAuthority } from "./fetchAuthority.ts";
import { makeJoinRequest, parseJoinAnswer } from "./JoinRequest.ts";
import { readBody } from "./readBody.ts";
import { isRefusal, refusals, type RefusalCode } from "./refusals.ts";

/** How a player joins. */
export interface JoinOptions {
  /** The seed of the player's key, made with `makeSeed`. Keep it: with it the same code can be used again after a failure. */
  readonly seed: string;
  /** The name of the commander, for a code that leaves it open. */
  readonly name?: string | undefined;
  /** Default: ten seconds. */
  readonly timeoutMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

const shapes: OptionShapes<JoinOptions> = {
  seed: required(textOption),
  name: textOption,
  timeoutMs: numberOption({ min: 1, unit: "milliseconds" }),
  signal: signalOption,
};

const answerBytes = 65_536;

/** Joins a fleet with an invitation code and returns a credential. The secret key stays here; the registrar signs the public one. */
export async function joinFleet(code: string, options: JoinOptions): Promise<Credential> {
  requireOptions(options, shapes);
  const parsed = parseCode(code);
  const { timeoutMs = 10_000 } = options;
  const signals = [AbortSignal.timeout(timeoutMs), ...(options.signal === undefined ? [] : [options.signal])];
  const signal = AbortSignal.any(signals);
  const user = new NativeKeyPair(fromSeed(new TextEncoder().encode(options.seed)));
  try {
    const authority = await fetchAuthority(parsed, signal);
    const body = JSON.stringify(makeJoinRequest(parsed.secret, options.name, user));
    return credentialOf(await post(parsed, authority, body, signal), authority, user, printAddress(parsed));
  } catch (error) {
    if (error instanceof FleetError) throw error;
    throw new FleetError(isUntrusted(error) ? "wrong-registrar" : "unreachable-registrar", printAddress(parsed), error);
  }
}

/** Sends the request to a server whose certificate the authority of the code has signed for its address. */
async function post(code: InvitationCode, ca: string, body: string, signal: AbortSignal): Promise<string> {
  const { host, port } = code;
  const trust = { ca, minVersion: "TLSv1.3", rejectUnauthorized: true } as const;
  const headers = { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) };
  const sending = request({ host, port, method: "POST", path: "/join", agent: false, headers, signal, ...trust });
  sending.end(body);
  const [answer] = (await once(sending, "response", { signal })) as [IncomingMessage];
  const read = await readBody(answer, answerBytes);
  answer.destroy();
  if (typeof read === "string") throw new Error(`the answer is ${read}`);
  if (answer.statusCode === 200) return read.text;
  throw new FleetError("join-refused", `${printAddress(code)}: ${reasonIn(read.text)}`);
}

/** What a registrar answers if it does not give a credential. */
interface Refusal {
  readonly error: RefusalCode;
}

const refusalShape = objectShape<Refusal>({
  error: valueShape({ allowed: "a code of a refusal", accepts: isRefusal }),
});

/** Only texts of our own are shown: a hostile server could write to the terminal. */
function reasonIn(text: string): string {
  // Without a code of ours it is not a registrar.
  return refusals[readShape(text, refusalShape)?.error ?? "not-found"].message;
}

function credentialOf(text: string, authority: string, user: KeyPair, address: string): Credential {
  const { token, servers, inbox, partitions, replicas, limits, commander } = parseJoinAnswer(text, address);
  // A token for another key could not be used, and would be found out only when sending.
  if (decode(token).sub !== user.getPublicKey()) throw new FleetError("wrong-registrar", address);
  const credentials = new TextDecoder().decode(fmtCreds(token, user));
  return {
    format: credentialFormat,
    version: 1,
    servers,
    authority,
    inbox,
    credentials,
    partitions,
    replicas,
    limits,
    commander,
  };
}

/** The codes of errors that mean a certificate is not of the authority, or not for the address. */
const untrusted = /^(?:ERR_TLS_CERT_ALTNAME_INVALID|CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|ERR_SSL_)/;

function isUntrusted(error: unknown): boolean {
  return error instanceof Error && "code" in error && typeof error.code === "string" && untrusted.test(error.code);
}

/** Makes the secret key of a player. */
export function makeSeed(): string {
  return new TextDecoder().decode(createUser().getSeed());
}
