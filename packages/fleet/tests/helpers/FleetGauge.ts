/** Looks at a running fleet from outside: connections and waiting lines as the servers report them, unstored lines as the load does. */
import type { FleetFolder } from "@shipslog/fleet/provisioning";

/** What a fleet looks like at one moment. */
export interface FleetLook {
  readonly connections: number;
  /** Lines in the broker that are not stored. */
  readonly waiting: number;
  /** Lines sent and not known to be stored; undefined before the load serves it. */
  readonly unstored: number | undefined;
}

interface StreamState {
  readonly name: string;
  readonly state: { readonly messages: number };
}

interface JetStreamAnswer {
  readonly account_details?: readonly { readonly stream_detail?: readonly StreamState[] }[];
}

async function readJson<Answer>(address: string): Promise<Answer | undefined> {
  try {
    return (await (await fetch(address, { signal: AbortSignal.timeout(10_000) })).json()) as Answer;
  } catch {
    // The server is down or busy.
    return undefined;
  }
}

async function readUnstored(port: number): Promise<number | undefined> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { signal: AbortSignal.timeout(10_000) });
    const [, value] = /^shipslog_uplink_unstored_lines (\d+)$/m.exec(await answer.text()) ?? [];
    return value === undefined ? undefined : Number(value);
  } catch {
    return undefined;
  }
}

/** Looks at the servers of a fleet, and at the load that serves metrics on a port. */
export async function lookAtFleet({ layout }: FleetFolder, port: number): Promise<FleetLook> {
  const monitors = layout.nodes.map(({ monitor }) => `http://127.0.0.1:${monitor}`);
  const varz = await Promise.all(monitors.map((at) => readJson<{ connections: number }>(`${at}/varz`)));
  const jsz = await Promise.all(monitors.map((at) => readJson<JetStreamAnswer>(`${at}/jsz?streams=true`)));
  const waiting = new Map<string, number>();
  for (const answer of jsz) {
    for (const { name, state } of answer?.account_details?.flatMap((each) => each.stream_detail ?? []) ?? []) {
      if (name.startsWith("JOURNAL")) waiting.set(name, Math.max(waiting.get(name) ?? 0, state.messages));
    }
  }
  return {
    connections: varz.reduce((sum, each) => sum + (each?.connections ?? 0), 0),
    waiting: [...waiting.values()].reduce((sum, each) => sum + each, 0),
    unstored: await readUnstored(port),
  };
}
