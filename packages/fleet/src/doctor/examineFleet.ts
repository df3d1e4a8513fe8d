import { readFile } from "node:fs/promises";
import { JetStreamApiError } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import {
  objectOption,
  required,
  requireOptions,
  signalOption,
  textOption,
  type OptionShapes,
} from "@shipslog/contract/internal";
import { connectFleet } from "../broker/connectFleet.ts";
import { isUnanswered } from "../broker/isUnanswered.ts";
import { parseCredential } from "../credential/Credential.ts";
import { examineCertificates } from "./examineCertificates.ts";
import { examineCollectors } from "./examineCollectors.ts";
import { usualExaminationLimits, type FleetExamination, type Examined } from "./Examined.ts";
import { examineKeys } from "./examineKeys.ts";
import { examineLake } from "./examineLake.ts";
import { examineRegistrar } from "./examineRegistrar.ts";
import { examineSecrets } from "./examineSecrets.ts";
import { examineServers } from "./examineServers.ts";
import { examineStreams, leaderless } from "./examineStreams.ts";
import type { FleetFinding } from "./fleetProblems.ts";

const shapes: OptionShapes<Examined> = {
  folder: required(objectOption),
  clock: required(objectOption),
  lake: textOption,
  limits: objectOption,
  signal: signalOption,
};

/**
 * Examines the folder of a fleet and the fleet that runs, and returns what is wrong. It changes nothing, and takes about five
 * seconds, because collectors report every two, or up to 20 if a collector or the leader of a stream is missing or a server is
 * unhealthy.
 */
export async function examineFleet(examined: Examined): Promise<readonly FleetFinding[]> {
  requireOptions(examined, shapes);
  const examination: FleetExamination = { ...examined, limits: { ...usualExaminationLimits, ...examined.limits } };
  const folder = await Promise.all([
    examineSecrets(examination),
    examineCertificates(examination),
    examineLake(examination),
    examineServers(examination),
    examineRegistrar(examination),
    examineKeys(examination),
  ]);
  return mergeEqual([...folder.flat(), ...(await examineBroker(examination))]);
}

/** One finding for all subjects of which the same is true, as of all streams with a replica on a lost server. */
function mergeEqual(findings: readonly FleetFinding[]): readonly FleetFinding[] {
  const merged = new Map<string, FleetFinding>();
  for (const finding of findings) {
    const key = `${finding.code} ${finding.text}`;
    const before = merged.get(key);
    const subject = before === undefined ? finding.subject : `${before.subject}, ${finding.subject}`;
    merged.set(key, { ...finding, subject });
  }
  return [...merged.values()];
}

/** Without any server the findings about servers say all there is to say. */
async function examineBroker(examination: FleetExamination): Promise<readonly FleetFinding[]> {
  const path = examination.folder.credentialPath("collector");
  let collector;
  try {
    collector = await connectFleet(parseCredential(await readFile(path, "utf8"), path), { name: "shipslog doctor" });
  } catch {
    return [];
  }
  try {
    const streams = await examineStreams(examination, collector);
    const isIncomplete = streams.some(({ code }) => ["stream-missing", "stream-leaderless"].includes(code));
    // What waits where is in the streams.
    return isIncomplete ? streams : [...streams, ...(await examineStored(examination, collector))];
  } finally {
    await collector.close();
  }
}

/** Most servers can stop between two questions: streams that answered before no longer do. */
async function examineStored(
  examination: FleetExamination,
  collector: NatsConnection,
): Promise<readonly FleetFinding[]> {
  try {
    return await examineCollectors(examination, collector);
  } catch (error) {
    if (!(error instanceof JetStreamApiError || isUnanswered(error))) throw error;
    return [leaderless("the partitions", error)];
  }
}
