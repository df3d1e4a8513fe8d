import { alerts } from "./alerts.ts";

/** Prints the alerts as a rules file of Prometheus. */
export function printAlertRules(): string {
  const rules = alerts.map(({ name, severity, expr, for: during, summary, action, reason }) =>
    [
      `      - alert: ${name}`,
      `        expr: ${JSON.stringify(expr)}`,
      `        for: ${during}`,
      `        labels: { severity: ${severity} }`,
      "        annotations:",
      `          summary: ${JSON.stringify(summary)}`,
      `          description: ${JSON.stringify(action)}`,
      `          threshold: ${JSON.stringify(reason)}`,
    ].join("\n"),
  );
  return `groups:\n  - name: shipslog\n    rules:\n${rules.join("\n")}\n`;
}
