import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lab/workspace.ts";
import { compareFidelity, fidelitySeeds } from "../lab/live/fidelity/fidelity.ts";
import { fidelityPage } from "../lab/live/fidelity/page.ts";
import { statsFile } from "../lab/live/fidelity/realFigures.ts";
import type { Proof } from "../lab/proof/Proof.ts";

/** Compares the figures of simulated sessions with those of real journals. */
export const proof: Proof = {
  name: "live-fidelity",
  claim:
    "Presence and median of every field agree with those of real journals, or the difference is explained in docs/fidelity.md.",
  fullSize: fidelitySeeds,
  reducedSize: 2,
  needs: [statsFile],
  run({ size, report }) {
    const fidelity = compareFidelity(size);
    const { kinds, unexplained, idle } = fidelity;
    const rows = kinds.flatMap((each) => each.rows);
    const differing = rows.filter(({ differences }) => differences.length > 0).length;
    report(`${rows.length} fields of ${kinds.length} kinds, ${differing} differ, ${unexplained.length} unexplained`);
    // Fewer sessions vary more, so only the full size is compared with the published table.
    const isFull = size === fidelitySeeds;
    const isKept = !isFull || readFileSync(join(root, "docs/fidelity.md"), "utf8") === fidelityPage(fidelity);
    const passed = rows.length > 0 && isKept && (!isFull || unexplained.length + idle.length === 0);
    return { passed, result: { kinds: kinds.length, fields: rows.length, differing, unexplained, idle, isKept } };
  },
};
