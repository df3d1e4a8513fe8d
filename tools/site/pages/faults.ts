import { faults, type Fault } from "@shipslog/faults";
import type { Page } from "../Page.ts";

/** A page for each fault, and one that lists them. */
export function faultPages(): readonly Page[] {
  const list = faults.map(({ name, description }) => `- [${name}](./${name}.md): ${description}`);
  const index = `# Each fault\n\nHow to request them and which rules find them: [faults](../faults.md).\n\n${list.join("\n")}\n`;
  const pages = faults.map((fault) => ({ path: `faults/${fault.name}.md`, text: faultPage(fault) }));
  return [{ path: "faults/index.md", text: index }, ...pages];
}

function faultPage({ name, description, sort, provokes, remark }: Fault): string {
  const found = provokes.map(
    ({ rule, severity }) =>
      `- [${rule}](../rules/${rule}.md): ${Object.entries(severity)
        .map(([dialect, each]) => `${each} in \`${dialect}\``)
        .join(", ")}`,
  );
  return `# ${name}

${description}

A fault of the ${sort}; [all faults](../faults.md).

\`\`\`sh
shipslog simulate grand-tour --out damaged --seed 42 --faults ${name}:0.05 --answers key.json
\`\`\`

## Rules that must find it

${found.length === 0 ? "Nothing." : found.join("\n")}

${remark ?? ""}
`;
}
