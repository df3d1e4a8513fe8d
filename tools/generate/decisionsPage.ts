/** A decision: its file in docs/decisions, and its text. */
export interface Decision {
  readonly file: string;
  readonly text: string;
}

/** The page that lists the decisions by number. */
export function decisionsPage(decisions: readonly Decision[]): string {
  const rows = decisions.map(({ file, text }) => {
    const [, number = "", title = file] = /^# (\d+): (.+)$/m.exec(text) ?? [];
    return `| ${number} | [${title}](${file}) |`;
  });
  return `# Decisions

Choices that cost something. Each page has the context, the choice and its price. Numbers are never used twice; some are not used.

| number | decision |
|---|---|
${rows.join("\n")}
`;
}
