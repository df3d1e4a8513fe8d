import { X509Certificate } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseAddress } from "../credential/Address.ts";
import { fetchAuthority } from "../joining/fetchAuthority.ts";
import type { FleetExamination } from "./Examined.ts";
import { found, type FleetFinding } from "./fleetProblems.ts";

/** A handshake takes milliseconds; a registrar ends a silent one after this time too. */
const answerMs = 5000;

/** Examines whether the registrar answers. Only somebody with a code that was not used needs it now: a credential is renewed weeks before it ends. */
export async function examineRegistrar({ folder, clock }: FleetExamination): Promise<readonly FleetFinding[]> {
  const settings = await folder.readRegistrar();
  const address = settings === undefined ? undefined : parseAddress(settings.address);
  if (settings === undefined || address === undefined) return [];
  const { codes } = await folder.readRegister();
  const open = [...codes.values()].filter(
    ({ joined, isWithdrawn, untilMs }) => joined === undefined && !isWithdrawn && untilMs > clock.nowMs(),
  );
  if (open.length === 0) return [];
  const waiting = new AbortController();
  const patience = clock.sleep(answerMs, waiting.signal).then(() => waiting.abort());
  try {
    const { fingerprint256 } = new X509Certificate(await readFile(join(folder.path, "tls/authority.pem")));
    const authority = fingerprint256.replaceAll(":", "").toLowerCase();
    await fetchAuthority({ ...address, authority, secret: "" }, waiting.signal);
    return [];
  } catch (error) {
    const why = waiting.signal.aborted ? "no answer" : error instanceof Error ? error.message : String(error);
    return [
      found("registrar-unreachable", settings.address, `players with ${open.length} unused codes cannot join: ${why}`),
    ];
  } finally {
    waiting.abort();
    await patience;
  }
}
