import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { ProofRecord } from "../../../lab/proof/Proof.ts";
import { root } from "../../../lab/workspace.ts";
import type { Page } from "../Page.ts";

const folder = join(root, "docs/proof");

/** A page for each record of a proof at full size; docs/proof/README.md lists them. */
export function proofPages(): readonly Page[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  const records = files.map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as ProofRecord);
  return records.map(recordPage);
}

function recordPage({ name, claim, passed, result, ...rest }: ProofRecord): Page {
  const { seed, size, node, date, durationMs, commit } = rest;
  const text = `# ${basename(name)}

${claim}

**${passed ? "It holds" : "It does not hold"}**, run at size ${size} with seed ${seed} in ${(durationMs / 1000).toFixed(0)} s on Node ${node} at ${date}, commit \`${commit}\`.

\`\`\`sh
npm run proof -- ${name} --seed ${seed}
\`\`\`

\`\`\`json
${JSON.stringify(result, null, 2)}
\`\`\`
`;
  return { path: `proof/${name}.md`, text };
}
