import { issueCodes } from "@shipslog/contract";
import { rules } from "@shipslog/check";
import type { Page } from "../Page.ts";

/** A page for each issue code, and one that lists them. */
export function codePages(): readonly Page[] {
  const codes = Object.entries(issueCodes);
  const list = codes.map(([code, { severity, meaning }]) => `| [${code}](./${code}.md) | ${severity} | ${meaning} |`);
  const index = `# Issue codes

What \`validate\` reports about one event. A code never changes its meaning.

| code | severity in \`spec\` | meaning |
|---|---|---|
${list.join("\n")}
`;
  return [{ path: "codes/index.md", text: index }, ...codes.map(([code, each]) => codePage(code, each))];
}

function codePage(code: string, { severity, meaning }: { readonly severity: string; readonly meaning: string }): Page {
  const isRule = rules.some(({ id }) => id === code);
  const check = isRule ? `\`shipslog check\` reports it as the rule [${code}](../rules/${code}.md).` : "";
  return {
    path: `codes/${code}.md`,
    text: `# ${code}\n\n${meaning}\n\nAn issue of severity ${severity} in dialect \`spec\`; [deviations](../dialects.md) may soften it in \`live\`.\n\n${check}\n`,
  };
}
