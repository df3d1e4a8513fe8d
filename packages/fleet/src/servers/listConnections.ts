import type { NatsConnection } from "@nats-io/transport-node";
import { listShape, numberShape, objectShape, optionalShape, textShape } from "@shipslog/contract/internal";
import type { Register } from "../provisioning/Register.ts";
import { parseFleetJson } from "../requireFleetShape.ts";

/** One connection to a server. */
export interface ServerConnection {
  /** The id of the server, which closes the connection on request. */
  readonly server: string;
  readonly id: number;
  readonly startedMs: number;
  /** How many messages the server has received over it. */
  readonly messages: number;
  /** How many bytes these have. */
  readonly bytes: number;
  /** The public key of its credential, and that of the account of which it is. */
  readonly publicKey: string;
  readonly account: string;
  /** The public key that has signed the credential. */
  readonly issuer: string;
  readonly tags: readonly string[];
}

/** One connection of a commander to a server. */
export interface CommanderConnection extends ServerConnection {
  /** The name under which the commander was invited, whatever credential was used; the public key if no register has it. */
  readonly name: string;
}

/** The part of a server's answer that is used. */
interface ServerAnswer {
  readonly server?: AnsweringServer;
  readonly data?: ListedConnections;
}

interface AnsweringServer {
  readonly id?: string;
}

interface ListedConnections {
  readonly total?: number;
  readonly connections?: readonly ListedConnection[];
}

interface ListedConnection {
  readonly cid: number;
  readonly authorized_user?: string;
  readonly account?: string;
  readonly issuer_key?: string;
  readonly tags?: readonly string[];
  readonly start: string;
  readonly in_msgs: number;
  readonly in_bytes: number;
}

const connectionShape = objectShape<ListedConnection>({
  cid: numberShape,
  authorized_user: optionalShape(textShape),
  account: optionalShape(textShape),
  issuer_key: optionalShape(textShape),
  tags: optionalShape(listShape(textShape)),
  start: textShape,
  in_msgs: numberShape,
  in_bytes: numberShape,
});
const connectionsShape = objectShape<ListedConnections>({
  total: optionalShape(numberShape),
  connections: optionalShape(listShape(connectionShape)),
});
const answerShape = objectShape<ServerAnswer>({
  server: optionalShape(objectShape<AnsweringServer>({ id: optionalShape(textShape) })),
  data: optionalShape(connectionsShape),
});

/** How many connections a server lists in one answer. */
const pageSize = 1024;

/** How long answers of several servers are gathered after the last one. */
const stallMs = 500;

/** Who is a commander although no register has the key: everybody in an account but the keys of a role. */
export interface Strangers {
  readonly account: string;
  readonly except: ReadonlySet<string>;
}

/** Lists the connections of the commanders in a register on all servers, and of strangers in their account. */
export async function listConnections(
  system: NatsConnection,
  { names }: Pick<Register, "names">,
  strangers?: Strangers,
): Promise<readonly CommanderConnection[]> {
  return (await listAllConnections(system)).flatMap((each) => {
    const { publicKey, account } = each;
    const isStranger = account === strangers?.account && !strangers.except.has(publicKey);
    const name = names.get(publicKey) ?? (isStranger ? publicKey : undefined);
    return name === undefined ? [] : [{ ...each, name }];
  });
}

/**
 * Lists the connections of all servers, with the credential of the system account. The number of servers is not known, so it waits half a
 * second for more answers.
 */
export async function listAllConnections(system: NatsConnection): Promise<readonly ServerConnection[]> {
  const found: ServerConnection[] = [];
  for (let offset = 0; ; offset += pageSize) {
    const request = JSON.stringify({ auth: true, limit: pageSize, offset });
    const options = { strategy: "stall", stall: stallMs, maxWait: 5000 } as const;
    let isMore = false;
    for await (const message of await system.requestMany("$SYS.REQ.SERVER.PING.CONNZ", request, options)) {
      const { server, data } = parseFleetJson(message.string(), answerShape, "CONNZ", "odd-server");
      for (const { cid, authorized_user = "", account = "", issuer_key = "", ...rest } of data?.connections ?? []) {
        found.push({
          server: server?.id ?? "",
          id: cid,
          startedMs: Date.parse(rest.start),
          messages: rest.in_msgs,
          bytes: rest.in_bytes,
          publicKey: authorized_user,
          account,
          issuer: issuer_key,
          tags: rest.tags ?? [],
        });
      }
      isMore ||= (data?.total ?? 0) > offset + pageSize;
    }
    if (!isMore) return found;
  }
}

/** Closes a connection. Its client may connect again. */
export async function closeConnection(
  system: NatsConnection,
  { server, id }: Pick<CommanderConnection, "server" | "id">,
): Promise<void> {
  await system.request(`$SYS.REQ.SERVER.${server}.KICK`, JSON.stringify({ cid: id }), { timeout: 5000 });
}
