import { hash } from "node:crypto";
import { fingerprintOf, type Delivery, type Watermark } from "@shipslog/contract";
import { journalKey } from "../message/journalKey.ts";

/** Adds to each watermark the line that it ends with, as the manifest has it after the deliveries are stored. */
export function withLastLines(moved: readonly Watermark[], deliveries: readonly Delivery[]): readonly Watermark[] {
  const last = new Map<string, Delivery>();
  for (const delivery of deliveries) {
    const { commander, position } = delivery;
    last.set(journalKey({ commander, file: position.file, generation: position.generation }), delivery);
  }
  return moved.map((watermark) => {
    const delivery = last.get(journalKey(watermark));
    if (delivery === undefined) return watermark;
    const { position, raw } = delivery;
    return { ...watermark, lastOffset: position.offset, fingerprint: fingerprintOf(raw, hash) };
  });
}
