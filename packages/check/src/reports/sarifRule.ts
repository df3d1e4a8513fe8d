import type { Dialect } from "@shipslog/contract";
import type { Rule } from "../rules/Rule.ts";
import { basisNameOf } from "../rules/RuleBasis.ts";
import { sarifText } from "./sarifText.ts";

/** A rule as a SARIF reporting descriptor (3.49). */
export function sarifRule(rule: Rule, dialect: Dialect): object {
  const { id, group, title, why, restsOn, evidence } = rule;
  const severity = rule.severity[dialect] ?? "off";
  const level = severity === "off" ? "none" : severity;
  const help = [why, `Source: ${restsOn}.`, `Needs: ${evidence}`];
  return {
    id,
    shortDescription: { text: sarifText(title) },
    fullDescription: { text: sarifText(`${title} ${why}`) },
    help: { text: help.map(sarifText).join("\n") },
    defaultConfiguration: { level },
    properties: { tags: [group, basisNameOf(rule)] },
  };
}
