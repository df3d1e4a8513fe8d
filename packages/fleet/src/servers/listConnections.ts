import type { NatsConnection } from "@nats-io/transport-node";
import { listShape, numberShape, objectShape, optionalShape, textShape } from "@shipslog/contract/internal";
import { namesByKey, type Register } from "../provisioning/Register.ts";
import { parseFleetJson } from "../requireFleetShape.ts";

/** One connection of a commander to a server. */
export interface CommanderConnection {
  /** The id of the server, which closes the connection on request. */
  readonly server: string;
  readonly id: number;
  /** The name under which the commander was invited, whatever credential was used. */
  readonly name: string;
  readonly startedMs: number;
  /** How many messages the server has received over it. */
  readonly messages: number;
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
  readonly start: string;
  readonly in_msgs: number;
}

const connectionShape = objectShape<ListedConnection>({
  cid: numberShape,
  authorized_user: optionalShape(textShape),
  start: textShape,
  in_msgs: numberShape,
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

/**
 * Lists the connections of the commanders in a register on all servers, with the credential of the system account. The number of
 * servers is not known, so it waits half a second for more answers.
 */
export async function listConnections(
  system: NatsConnection,
  register: Register,
): Promise<readonly CommanderConnection[]> {
  const names = namesByKey(register);
  const found: CommanderConnection[] = [];
  for (let offset = 0; ; offset += pageSize) {
    const request = JSON.stringify({ auth: true, limit: pageSize, offset });
    const options = { strategy: "stall", stall: stallMs, maxWait: 5000 } as const;
    let isMore = false;
    for await (const message of await system.requestMany("$SYS.REQ.SERVER.PING.CONNZ", request, options)) {
      const { server, data } = parseFleetJson(message.string(), answerShape, "CONNZ", "odd-server");
      for (const { cid, authorized_user = "", start, in_msgs } of data?.connections ?? []) {
        const name = names.get(authorized_user);
        // Others are collectors and the operator.
        if (name === undefined) continue;
        found.push({ server: server?.id ?? "", id: cid, name, startedMs: Date.parse(start), messages: in_msgs });
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
