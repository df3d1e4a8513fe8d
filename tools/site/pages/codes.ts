import { issueCodes } from "@shipslog/contract";
import { rules } from "@shipslog/check";
import type { Page } from "../Page.ts";

/** The page that lists the issue codes; those that are rules have a page of their own. */
export function codePages(): readonly Page[] {
  const isRule = (code: string) => rules.some(({ id }) => id === code);
  const list = Object.entries(issueCodes).map(
    ([code, { severity, meaning }]) =>
      `| ${isRule(code) ? `[${code}](../rules/${code}.md)` : code} | ${severity} | ${meaning} |`,
  );
  const text = `# Issue codes

What \`validate\` reports about one event. A code never changes its meaning. \`shipslog check\` reports those with a link as rules.
[Deviations](../dialects.md) may soften them in \`live\`.

| code | severity in \`spec\` | meaning |
|---|---|---|
${list.join("\n")}
`;
  return [{ path: "codes/index.md", text }];
}
