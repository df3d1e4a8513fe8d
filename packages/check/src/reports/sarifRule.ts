import type { Dialect } from "@shipslog/contract";
import type { Rule } from "../rules/Rule.ts";
import { sarifText } from "./sarifText.ts";

/** A rule as SARIF describes it (3.49). */
export function sarifRule(rule: Rule, dialect: Dialect): object {
  const { id, group, title, why, restsOn, evidence } = rule;
  const severity = rule.severity[dialect] ?? "off";
  const level = severity === "off" ? "none" : severity;
  const help = [why, `It rests on: ${restsOn}.`, `It needs: ${evidence}`];
  return {
    id,
    shortDescription: { text: sarifText(title) },
    fullDescription: { text: sarifText(`${title} ${why}`) },
    help: { text: help.map(sarifText).join("\n") },
    defaultConfiguration: { level },
    properties: { tags: [group] },
  };
}
