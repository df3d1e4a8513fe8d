import { connect } from "node:net";
import type { NatsConnection } from "@nats-io/transport-node";
import {
  listShape,
  numberShape,
  objectShape,
  optionalShape,
  textShape,
  type JsonShape,
} from "@shipslog/contract/internal";
import { parseFleetJson } from "../requireFleetShape.ts";

/** What a server tells about itself, in the words of NATS. */
export interface ServerFacts {
  readonly id: string;
  readonly version: string;
  /** The servers that it exchanges messages with, in its own words. */
  readonly routes: readonly Route[];
  readonly nowMs: number;
  /** What is wrong with it, in its own words; undefined if it is healthy. */
  readonly problem: string | undefined;
  readonly hasJetStream: boolean;
  /** The most bytes that its streams may use, and what they use. */
  readonly storageBytes: number;
  readonly usedBytes: number;
}

/** A server at the other end of a route. */
export interface Route {
  readonly remote_id: string;
  readonly remote_name?: string;
  readonly ip?: string;
}

interface Routes {
  readonly routes?: readonly Route[];
}

interface Variables {
  readonly version: string;
  readonly now: string;
  readonly jetstream?: JetStreamVariables;
}

interface JetStreamVariables {
  readonly config?: JetStreamConfig;
  readonly stats?: JetStreamStats;
}

interface JetStreamConfig {
  readonly max_storage?: number;
}

interface JetStreamStats {
  readonly storage?: number;
}

interface Health {
  readonly status?: string;
  readonly error?: string;
}

const jetStreamShape = objectShape<JetStreamVariables>({
  config: optionalShape(objectShape<JetStreamConfig>({ max_storage: optionalShape(numberShape) })),
  stats: optionalShape(objectShape<JetStreamStats>({ storage: optionalShape(numberShape) })),
});
const variablesShape = objectShape<Variables>({
  version: textShape,
  now: textShape,
  jetstream: optionalShape(jetStreamShape),
});
const routesShape = objectShape<Routes>({
  routes: optionalShape(
    listShape(
      objectShape<Route>({ remote_id: textShape, remote_name: optionalShape(textShape), ip: optionalShape(textShape) }),
    ),
  ),
});
const healthShape = objectShape<Health>({ status: optionalShape(textShape), error: optionalShape(textShape) });

const askMs = 5000;

/** Asks the server that a connection with the credential of the system account is with. */
export async function askServer(system: NatsConnection): Promise<ServerFacts> {
  const id = system.info?.server_id ?? "";
  const ask = async <Data>(what: string, shape: JsonShape<Data>): Promise<Data | undefined> => {
    const answer = await system.request(`$SYS.REQ.SERVER.${id}.${what}`, "", { timeout: askMs });
    const answerShape = objectShape<{ readonly data: Data | undefined }>({ data: optionalShape(shape) });
    return parseFleetJson(answer.string(), answerShape, what, "odd-server").data;
  };
  const variables = await ask("VARZ", variablesShape);
  const health = await ask("HEALTHZ", healthShape);
  const links = await ask("ROUTEZ", routesShape);
  const { config, stats } = variables?.jetstream ?? {};
  return {
    id,
    routes: links?.routes ?? [],
    version: variables?.version ?? "",
    nowMs: Date.parse(variables?.now ?? ""),
    problem: health?.status === "ok" ? undefined : (health?.error ?? health?.status ?? "no answer"),
    hasJetStream: config !== undefined,
    storageBytes: config?.max_storage ?? 0,
    usedBytes: stats?.storage ?? 0,
  };
}

/** What listens at an address: nothing, a server of NATS, which speaks first, or another program. */
type Listener = "nothing" | "nats" | "other";

const patienceMs = 2000;

/** Finds out what listens at an address. */
export async function greetedBy(host: string, port: number): Promise<Listener> {
  return await new Promise((resolve) => {
    const socket = connect({ host, port });
    let isConnected = false;
    const end = (listener: Listener) => {
      socket.destroy();
      resolve(listener);
    };
    socket.setTimeout(patienceMs, () => end(isConnected ? "other" : "nothing"));
    socket.once("connect", () => (isConnected = true));
    socket.once("data", (bytes) => end(bytes.toString("latin1").startsWith("INFO ") ? "nats" : "other"));
    socket.once("error", () => end("nothing"));
    socket.once("close", () => end(isConnected ? "other" : "nothing"));
  });
}
