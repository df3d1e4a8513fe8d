import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { decode, fmtCreds } from "@nats-io/jwt";
import type { KeyPair } from "@nats-io/nkeys";
import { objectShape, readShape, valueShape } from "@shipslog/contract/internal";
import { printAddress, type Address } from "../credential/Address.ts";
import { credentialFormat, type Credential } from "../credential/Credential.ts";
import { FleetError } from "../FleetError.ts";
import { refuseSubject } from "../credential/refuseSubject.ts";
import { parseJoinAnswer } from "./JoinRequest.ts";
import { readBody } from "./readBody.ts";
import { isRefusal, refusals, type RefusalCode } from "./refusals.ts";

/** Who is asked, for what, and by whom. */
export interface Asked {
  readonly address: Address;
  readonly path: "/join" | "/renew";
  /** The certificate authority of the fleet, as PEM. */
  readonly authority: string;
  readonly user: KeyPair;
}

const answerBytes = 65_536;

/** Sends a request to a registrar and returns the credential that it gives. */
export async function askRegistrar(asked: Asked, body: string, signal: AbortSignal): Promise<Credential> {
  try {
    return credentialOf(await post(asked, body, signal), asked);
  } catch (error) {
    throw explained(error, asked.address);
  }
}

/** Why a registrar gave no credential: a refusal as it is, or what is wrong with the connection. */
export function explained(error: unknown, address: Address): FleetError {
  if (error instanceof FleetError) return error;
  return new FleetError(isUntrusted(error) ? "wrong-registrar" : "unreachable-registrar", printAddress(address), error);
}

/** A server has its certificate on a machine of its own, and asks for no code. */
const refuseServer = refuseSubject("shipslog server");

/** Sends the request to a server whose certificate the authority of the fleet has signed for its address. */
async function post({ address, path, authority }: Asked, body: string, signal: AbortSignal): Promise<string> {
  const { host, port } = address;
  const trust = {
    ca: authority,
    minVersion: "TLSv1.3",
    rejectUnauthorized: true,
    checkServerIdentity: refuseServer,
  } as const;
  const headers = { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) };
  const sending = request({ host, port, method: "POST", path, agent: false, headers, signal, ...trust });
  sending.end(body);
  // The signal ends the request, which then has an error; with the signal here too, nobody would listen to that error.
  const [answer] = (await once(sending, "response")) as [IncomingMessage];
  const read = await readBody(answer, answerBytes);
  answer.destroy();
  if (typeof read === "string") throw new Error(`the answer is ${read}`);
  if (answer.statusCode === 200) return read.text;
  const refusal = readShape(read.text, refusalShape)?.error ?? "not-found";
  const code = passing.has(refusal) ? "busy-registrar" : "join-refused";
  // Only texts of our own are shown: a hostile server could write to the terminal.
  throw new FleetError(code, `${printAddress(address)}: ${refusals[refusal].message}`);
}

/** What a registrar answers if it does not give a credential. */
interface Refusal {
  readonly error: RefusalCode;
}

const refusalShape = objectShape<Refusal>({
  error: valueShape({ allowed: "a code of a refusal", accepts: isRefusal }),
});

/** Refusals that say nothing about the request. */
const passing: ReadonlySet<RefusalCode> = new Set(["too-many", "busy"]);

function credentialOf(text: string, asked: Asked): Credential {
  const { authority, user } = asked;
  const address = printAddress(asked.address);
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
    registrar: address,
    commander,
  };
}

/** The codes of errors that mean a certificate is not of the authority, or not for the address. */
const untrusted = /^(?:ERR_TLS_CERT_ALTNAME_INVALID|CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|ERR_SSL_)/;

function isUntrusted(error: unknown): boolean {
  return error instanceof Error && "code" in error && typeof error.code === "string" && untrusted.test(error.code);
}
