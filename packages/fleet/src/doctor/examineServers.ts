import { readFile, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { NatsConnection } from "@nats-io/transport-node";
import { connectFleet } from "../broker/connectFleet.ts";
import { type Credential, parseCredential } from "../credential/Credential.ts";
import { FleetError } from "../FleetError.ts";
import { askServer, greetedBy, type Route, type ServerFacts } from "./askServer.ts";
import type { FleetExamination } from "./Examined.ts";
import { found, type FleetFinding } from "./fleetProblems.ts";
import { hostOfAddress } from "../credential/Address.ts";
import { lookUntil } from "./lookUntil.ts";

/**
 * Examines every server by itself: whether it runs, is trusted, healthy and new enough, and has the time and storage it needs. It
 * asks again before it says that a server is unhealthy: after a restart, its replicas catch up for some seconds.
 */
export async function examineServers(examination: FleetExamination): Promise<readonly FleetFinding[]> {
  const { folder } = examination;
  const path = folder.credentialPath("system");
  const credential = await readFile(path, "utf8")
    .then((text) => parseCredential(text, path))
    .catch(() => undefined);
  // A credential that is missing or damaged has its own finding.
  if (credential === undefined) return [];
  const examined = await Promise.all(
    folder.servers.map((address, index) => examineServer(address, index, credential, examination)),
  );
  const versions = new Map(
    examined.flatMap(({ facts }, at) => (facts === undefined ? [] : [[folder.servers[at] ?? "", facts.version]])),
  );
  const facts = examined.map((each) => each.facts);
  return [...examined.flatMap(({ findings }) => findings), ...examineVersions(versions), ...findUnknown(facts)];
}

interface ExaminedServer {
  readonly findings: readonly FleetFinding[];
  readonly facts?: ServerFacts;
}

/**
 * Finds servers that are in the cluster and not in the layout. Those that answered at their addresses tell whom they have a route to; one that
 * did not answer is known by its name.
 */
function findUnknown(facts: readonly (ServerFacts | undefined)[]): readonly FleetFinding[] {
  const known = new Set(facts.map((each) => each?.id));
  const silent = new Set(facts.flatMap((each, index) => (each === undefined ? [`node-${index + 1}`] : [])));
  const unknown = new Map<string, Route>();
  for (const each of facts.flatMap((one) => one?.routes ?? [])) {
    if (!known.has(each.remote_id) && !silent.has(each.remote_name ?? "")) unknown.set(each.remote_id, each);
  }
  return [...unknown.values()].map(({ remote_id, remote_name = remote_id, ip = "an address that is not known" }) =>
    found("server-unknown", remote_name, `it is in the cluster, from ${ip}, and not in fleet.json`),
  );
}

async function examineServer(
  address: string,
  index: number,
  credential: Credential,
  examination: FleetExamination,
): Promise<ExaminedServer> {
  try {
    const system = await connectFleet(credential, { name: "shipslog doctor", servers: [address] });
    try {
      const facts = await lookUntil(isSettled, () => ask(system, examination), examination);
      return { findings: await examineFacts(address, index, facts, examination), facts };
    } finally {
      await system.close();
    }
  } catch (error) {
    return { findings: await explainFailure(address, index, error, examination) };
  }
}

/** What a server said, and when it was asked. */
type Told = ServerFacts & { readonly askedMs: number };

async function ask(system: NatsConnection, { clock }: FleetExamination): Promise<Told> {
  const askedMs = clock.nowMs();
  return { ...(await askServer(system)), askedMs };
}

/** Without JetStream a server never becomes healthy. */
const isSettled = ({ problem, hasJetStream }: ServerFacts): boolean => problem === undefined || !hasJetStream;

async function explainFailure(address: string, index: number, error: unknown, { folder }: FleetExamination) {
  if (error instanceof FleetError && error.code === "refused") {
    return [found("credential-refused", address, "it does not accept the credential of the operator")];
  }
  const ports = folder.layout.nodes[index];
  const host = hostOfAddress(address);
  const listener = await greetedBy(host, ports?.client ?? 0);
  if (listener === "nats") {
    const isUntrusted = /certificate|self.signed|altname/i.test(reasonsOf(error));
    return isUntrusted
      ? [found("server-untrusted", address, reasonsOf(error))]
      : [found("server-unreachable", address, `it answers, but not as expected: ${reasonsOf(error)}`)];
  }
  const wanted = [
    [host, ports?.client],
    [host, ports?.cluster],
    // Monitoring is on loopback, so that of another machine cannot be seen from here.
    [host, host === "127.0.0.1" ? ports?.monitor : undefined],
  ] as const;
  const taken: FleetFinding[] = [];
  for (const [where, port] of wanted) {
    if (port === undefined || (await greetedBy(where, port)) === "nothing") continue;
    taken.push(found("port-taken", `${where}:${port}`, `it is not the server of node-${index + 1} that listens there`));
  }
  return [
    found("server-unreachable", address, `node-${index + 1} does not run, or cannot be reached from here`),
    ...taken,
  ];
}

/** The messages of an error and its causes. */
function reasonsOf(error: unknown): string {
  const reasons: string[] = [];
  for (let each = error; each instanceof Error; each = each.cause) reasons.push(each.message);
  return reasons.join(": ");
}

async function examineFacts(address: string, index: number, facts: Told, examination: FleetExamination) {
  const { clock, limits, folder } = examination;
  const findings: FleetFinding[] = [];
  const add = (...finding: Parameters<typeof found>) => findings.push(found(...finding));
  if (!facts.hasJetStream) add("jetstream-disabled", address, "JetStream is not enabled");
  else if (facts.problem !== undefined) add("server-unhealthy", address, facts.problem);
  // The answer was given at some time since it was asked for.
  const aheadMs = facts.nowMs - Math.min(Math.max(facts.nowMs, facts.askedMs), clock.nowMs());
  if (Math.abs(aheadMs) > limits.clockMs) {
    const way = aheadMs > 0 ? "ahead of" : "behind";
    add(
      "clock-differs",
      address,
      `its clock is ${Math.round(Math.abs(aheadMs) / 1000)} s ${way} the clock of this machine`,
    );
  }
  // Only a server on this machine has its store here.
  const disk = await statfs(join(folder.path, `node-${index + 1}`, "store")).catch(() => undefined);
  const room = disk === undefined ? Infinity : disk.bavail * disk.bsize + facts.usedBytes;
  if (room < facts.storageBytes) {
    add(
      "storage-short",
      address,
      `streams may use ${gigabytes(facts.storageBytes)}, and its disk has room for ${gigabytes(room)}`,
    );
  }
  return findings;
}

const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;

/** The oldest version of nats-server that the fleet was tried with. */
const oldest = { major: 2, minor: 15 } as const;

/** Examines the versions of the servers by their addresses. */
export function examineVersions(versions: ReadonlyMap<string, string>): readonly FleetFinding[] {
  const least = `${oldest.major}.${oldest.minor}`;
  const old = [...versions]
    .filter(([, version]) => isOld(version))
    .map(([address, version]) =>
      found("server-old", address, `it runs nats-server ${version}; ${least} is the oldest that was tried`),
    );
  const different = [...new Set(versions.values())].toSorted();
  if (different.length < 2) return old;
  const text = `they run different versions of nats-server: ${different.join(", ")}`;
  return [...old, found("server-versions", [...versions.keys()].join(", "), text)];
}

function isOld(version: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major < oldest.major || (major === oldest.major && minor < oldest.minor);
}
