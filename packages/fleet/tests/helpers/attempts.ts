/** What an attacker with a commander's credential might try, and whether it is refused. */
import { once } from "node:events";
import { connect as connectSocket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { createAccount, createUser } from "@nats-io/nkeys";
import { encodeUser, fmtCreds } from "@nats-io/jwt";
import { connect, credsAuthenticator, errors, type NatsConnection } from "@nats-io/transport-node";
import { connectFleet, type Credential, parseCredential } from "@shipslog/fleet";
import { subjects } from "../../src/message/subjects.ts";
import { patienceMs } from "../../../../tests/helpers/limits/patience.ts";
import { until } from "../../../../tests/helpers/limits/until.ts";

/** How long to wait for a message that must not arrive. */
const graceMs = 100;

/** Publishes something that is not allowed; true if the server reports a violation. */
export async function isPublishRefused(connection: NatsConnection, subject: string): Promise<boolean> {
  const violation = nextViolation(connection);
  connection.publish(subject, "{}");
  await connection.flush();
  return await violation;
}

/** Asks the API for something that is not allowed; true when the server reports the violation and does not answer. */
export async function isRequestRefused(connection: NatsConnection, subject: string, body = "{}"): Promise<boolean> {
  const violation = nextViolation(connection);
  const answer = connection.request(subject, body, { timeout: patienceMs });
  const isAnswered = answer.then(
    () => true,
    () => false,
  );
  const isViolation = await Promise.race([violation, isAnswered.then((answered) => (answered ? false : violation))]);
  return isViolation && !(await Promise.race([isAnswered, sleep(graceMs, false)]));
}

/** Subscribes where it is not allowed; true if the server reports a violation and nothing arrives. */
export async function isSubscribeRefused(connection: NatsConnection, subject: string): Promise<boolean> {
  let received = 0;
  let refused = false;
  connection.subscribe(subject, {
    callback: (error) => {
      if (error instanceof errors.PermissionViolationError) refused = true;
      else received++;
    },
  });
  await connection.flush();
  await until(() => refused || received > 0, "an answer to the subscription").catch(() => undefined);
  await sleep(graceMs);
  return refused && received === 0;
}

async function nextViolation(connection: NatsConnection): Promise<boolean> {
  const seen = (async () => {
    for await (const status of connection.status()) {
      if (status.type === "error" && status.error instanceof errors.PermissionViolationError) return true;
    }
    return false;
  })();
  return await Promise.race([seen, sleep(patienceMs, false, { ref: false })]);
}

/** Sends a payload above the limit, bypassing the client's check; true if the server closes the connection. */
export async function isOversizeRefused(credential: Credential): Promise<boolean> {
  const connection = await connectOnce(credential);
  const closed = connection.closed();
  const { commander, limits } = credential;
  if (commander === undefined || connection.info === undefined) return false;
  connection.info.max_payload = 10 * limits.longestBytes;
  const subject = subjects.line(commander.partition, commander.id, "FSDJump");
  connection.publish(subject, "x".repeat(2 * limits.longestBytes));
  const reason = await Promise.race([closed, sleep(patienceMs, undefined, { ref: false })]);
  return reason instanceof Error && /payload/i.test(reason.message);
}

/** Connects without TLS; true if the server does not accept any command. */
export async function isPlainRefused(credential: Credential): Promise<boolean> {
  const [host = "", port = ""] = (credential.servers[0] ?? "").split(":");
  const socket = connectSocket(Number(port), host);
  let received = "";
  socket.on("data", (bytes) => {
    received += bytes.toString("latin1");
  });
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write('CONNECT {"verbose":true,"pedantic":false}\r\nPING\r\n');
  await Promise.race([once(socket, "close"), sleep(patienceMs, undefined, { ref: false })]);
  socket.destroy();
  return !received.includes("PONG") && !received.includes("+OK");
}

/** Connects with TLS and without a credential; true if the server refuses. */
export async function isNobodyRefused({ servers, authority }: Credential): Promise<boolean> {
  return await isRefused(connect({ servers: [...servers], tls: { ca: authority }, reconnect: false }));
}

/** Connects with a credential signed by a foreign account; true if the server refuses. */
export async function isForgeryRefused(credential: Credential): Promise<boolean> {
  const account = createAccount();
  const user = createUser();
  const token = await encodeUser("forged", user, account, { pub: { allow: [">"] }, sub: { allow: [">"] } });
  const authenticator = credsAuthenticator(fmtCreds(token, user));
  const { servers, authority } = credential;
  return await isRefused(connect({ servers: [...servers], tls: { ca: authority }, authenticator, reconnect: false }));
}

/** Connects to a server whose certificate another authority has signed; true if the client refuses. */
export async function isStrangerRefused(credential: Credential, foreignAuthority: string): Promise<boolean> {
  const text = JSON.stringify({ ...credential, authority: foreignAuthority });
  return await isRefused(connectFleet(parseCredential(text, "here"), { name: "stranger" }));
}

async function isRefused(connecting: Promise<NatsConnection>): Promise<boolean> {
  try {
    const connection = await connecting;
    await connection.close();
    return false;
  } catch {
    return true;
  }
}

/** Connects with a credential, without reconnecting. */
export async function connectOnce({ servers, authority, credentials, inbox }: Credential): Promise<NatsConnection> {
  return await connect({
    servers: [...servers],
    tls: { ca: authority },
    authenticator: credsAuthenticator(new TextEncoder().encode(credentials)),
    inboxPrefix: inbox,
    reconnect: false,
  });
}
