/** Version 1 of the protocol: bytes that the first edition sent, and what its uplinks can read. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { MsgHdrs } from "@nats-io/transport-node";
import { expect } from "vitest";
import type { Position } from "@shipslog/contract";
import { connectFleet } from "@shipslog/fleet";
import { natsServer } from "./helpers/natsServer.ts";
import { TrialCollector } from "./helpers/TrialCollector.ts";
import { TrialFleet } from "./helpers/TrialFleet.ts";
import { until } from "../../../tests/helpers/limits/until.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";
import { root } from "../../../tools/workspace.ts";

const { describe, it } = needs(natsServer);

/** A message as an uplink of the first edition sent it, recorded by its code (commit 7e189d6), and the line that it was made from. */
interface RecordedMessage {
  readonly kind: string;
  readonly headers: string;
  readonly payload: string;
  readonly position: Position;
  readonly byteLength: number;
}

/** How the first edition read a watermark; it ignored headers. */
const firstWatermark = /^(\d{1,15}) (\d{1,16})$/;

describe("messages of version 1", () => {
  it("are stored exactly, and answered so that an uplink of version 1 understands it", async () => {
    const text = await readFile(join(root, "packages/fleet/tests/version-1.json"), "utf8");
    const recorded = JSON.parse(text) as readonly RecordedMessage[];
    const trial = await TrialFleet.start({ nodes: 1, partitions: 1 });
    const collector = await TrialCollector.start(trial);
    await trial.folder.invite("jameson");
    const credential = await trial.credential("jameson");
    const id = credential.commander?.id ?? "";
    const connection = await connectFleet(credential, { name: "version 1" });
    const answers = new Map<string, string>();
    connection.subscribe(`$KV.watermarks.${id}.*`, {
      callback: (_, message) => void answers.set(message.subject.split(".").at(-1) ?? "", message.string()),
    });
    await connection.flush();
    for (const { kind, headers, payload } of recorded) {
      const bytes = Buffer.from(headers, "latin1");
      const asRecorded = { encode: () => bytes } as unknown as MsgHdrs;
      // The broker may not have its stream yet; a message that it does not acknowledge is sent again.
      await until(async () => {
        const sent = connection.request(`journal.0.${id}.${kind}`, payload, { timeout: 2000, headers: asRecorded });
        return await sent.then(
          (answer) => answer.string().includes('"stream"'),
          () => false,
        );
      }, "an acknowledgement");
    }
    const lastOf = new Map(recorded.map(({ position, byteLength }) => [position.file, { position, byteLength }]));
    const expected = [...lastOf].map(([file, { position, byteLength }]) => {
      return [
        Buffer.from(file).toString("base64url"),
        `${position.generation} ${position.offset + byteLength}`,
      ] as const;
    });
    await until(() => expected.every(([key, mark]) => answers.get(key) === mark), "the watermarks");
    for (const mark of answers.values()) expect(mark).toMatch(firstWatermark);

    const stored = collector.lake.stored.map(({ commander, position, byteLength, raw, verdict }) => {
      return { commander, position, byteLength, raw, type: verdict.type, kind: verdict.kind };
    });
    expect(stored).toEqual(
      recorded.map(({ kind, headers, payload, position, byteLength }) => {
        const isDamaged = / (?:encoding|oversize)\r\n/.test(headers) || !payload.endsWith("}");
        return { commander: id, position, byteLength, raw: payload, type: isDamaged ? "rejected" : "stored", kind };
      }),
    );
    await connection.close();
    await collector[Symbol.asyncDispose]();
    await trial[Symbol.asyncDispose]();
  });
});
