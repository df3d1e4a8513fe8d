import {
  numberOption,
  objectShape,
  oneOf,
  optionalShape,
  requireOptions,
  textShape,
  type OptionShapes,
} from "@shipslog/contract/internal";
import type { NatsConnection } from "@nats-io/transport-node";
import { connectFleet } from "../broker/connectFleet.ts";
import type { Credential } from "../credential/Credential.ts";
import type { FleetFolder } from "../provisioning/FleetFolder.ts";
import { FleetError } from "../FleetError.ts";
import { signTokens } from "../provisioning/tokens.ts";
import { parseFleetJson } from "../requireFleetShape.ts";

/** The part of a server's answer that is used. */
interface UpdateAnswer {
  readonly server?: AnsweringServer;
  readonly error?: UpdateError;
}

interface AnsweringServer {
  readonly name?: string;
}

interface UpdateError {
  readonly description?: string;
}

const answerShape = objectShape<UpdateAnswer>({
  server: optionalShape(objectShape<AnsweringServer>({ name: optionalShape(textShape) })),
  error: optionalShape(objectShape<UpdateError>({ description: optionalShape(textShape) })),
});

/** The accounts that are sent: that of commanders, or all, after a key of a role was revoked. */
export type PushedAccounts = "commanders" | "all";

/** What is sent. */
export interface PushOptions {
  /** Default: that of commanders. */
  readonly which?: PushedAccounts;
  /** The time, in milliseconds since 1970: credentials that have ended by then are left out. Default: none is. */
  readonly nowMs?: number;
}

const shapes: OptionShapes<PushOptions> = {
  which: oneOf(["commanders", "all"]),
  nowMs: numberOption({ min: 0, unit: "milliseconds" }),
};

/** Which servers have applied what was sent, by the names in their configurations. */
export interface Pushed {
  readonly applied: readonly string[];
  /** Those that did not answer: they go on as before until they start or reach another server. */
  readonly missing: readonly string[];
}

/** Sends the revocations to the running servers, which close the affected connections at once. Returns who has applied them. */
export async function pushRevocations(
  folder: FleetFolder,
  system: Credential,
  options: PushOptions = {},
): Promise<Pushed> {
  requireOptions(options, shapes);
  const { which = "commanders", nowMs = 0 } = options;
  const connection = await connectFleet(system, { name: "shipslog revoke" });
  try {
    for (;;) {
      const register = await folder.readRegister();
      const { accounts } = await signTokens(folder.keys, register, {
        registrar: await folder.readRegistrarRole(),
        nowMs,
      });
      const commanders = folder.keys.commanders.getPublicKey();
      const servers = folder.layout.nodes.map((_, index) => `node-${index + 1}`);
      let applied: readonly string[] = servers;
      for (const [account, token] of Object.entries(accounts)) {
        if (which !== "all" && account !== commanders) continue;
        const updated = await update(connection, token, servers.length);
        applied = applied.filter((name) => updated.has(name));
      }
      // Another command may have revoked meanwhile, and its update may have arrived before this one.
      if ((await folder.readRegister()) !== register) continue;
      const isMissing = (name: string) => !applied.includes(name);
      return { applied, missing: servers.filter(isMissing) };
    }
  } finally {
    await connection.close();
  }
}

/** Sends the token of an account to all servers; returns the names of those that have applied it. */
async function update(connection: NatsConnection, token: string, servers: number): Promise<ReadonlySet<string>> {
  const most = Math.min(mostTokenBytes, connection.info?.max_payload ?? mostTokenBytes);
  if (token.length > most) throw new FleetError("account-too-large", `${token.length} bytes, at most ${most}`);
  const options = { strategy: "stall", stall: stallMs, maxWait: answerMs, maxMessages: servers } as const;
  const applied = new Set<string>();
  for await (const message of await connection.requestMany("$SYS.REQ.CLAIMS.UPDATE", token, options)) {
    const { error, server } = parseFleetJson(message.string(), answerShape, "CLAIMS.UPDATE", "odd-server");
    if (error !== undefined) {
      throw new FleetError("account-refused", error.description ?? "without a reason");
    }
    applied.add(server?.name ?? "");
    if (applied.size === servers) break;
  }
  if (applied.size === 0) throw new FleetError("account-unanswered", `${answerMs / 1000} s`);
  return applied;
}

/** A server accepts no longer token of an account. */
const mostTokenBytes = 2 ** 20;

/** A server reads a long account in some hundred milliseconds. */
const answerMs = 10_000;

/** How long answers of further servers are awaited after one. */
const stallMs = 2000;
