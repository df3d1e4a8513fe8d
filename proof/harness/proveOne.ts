/** The process of one proof: `proveOne.ts NAME --seed N --commit COMMIT [--reduced]`, started by `proveApart`. */
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { loadOne } from "../../lab/declarations.ts";
import { missing } from "../../lab/needs/skips.ts";
import type { Proof } from "../../lab/proof/Proof.ts";
import { ProofSourceReader } from "../../lab/proof/ProofSourceReader.ts";
import { root } from "../../lab/workspace.ts";
import { prove } from "./prove.ts";
import type { ProofMessage } from "./proveApart.ts";

const { values, positionals } = parseArgs({
  options: {
    reduced: { type: "boolean", default: false },
    seed: { type: "string", default: "0" },
    commit: { type: "string", default: "unknown" },
  },
  allowPositionals: true,
});
// Whoever asked for this proof is gone.
process.on("disconnect", () => process.exit(1));

const [name = ""] = positionals;
const proof = await loadOne<Proof>(join(dirname(import.meta.dirname), `${name}.ts`), name, "proof");
const paths = missing(proof.needs ?? []);
if (paths.length > 0) send({ type: "missing", paths });
else {
  const { reduced, seed, commit } = values;
  const sources = reduced ? undefined : new ProofSourceReader(root).read(name);
  const run = { node: process.version, now: Date.now, report: console.log };
  const place = { seed: Number(seed), reduced, commit, sources, ...run };
  send({ type: "record", record: await prove(proof, place) });
}

/** Sends the message and ends, even if the proof has left something running. */
function send(message: ProofMessage): void {
  process.send?.(message, undefined, {}, () => process.exit());
}
