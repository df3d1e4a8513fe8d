import type { Dialect, Severity } from "@shipslog/contract";
import type { Rule } from "../declare/Rule.ts";
import { isBefore, measuredSince } from "../rules/evidence/games.ts";

/**
 * The severity of a finding in a journal of a game: a note where the game is older than all on which the rule was measured, unless the user
 * chose another severity than the rule has. Rules about lines and files hold for every game.
 */
export function severityInGame(
  { rule, severity }: { readonly rule: Rule; readonly severity: Severity },
  dialect: Dialect,
  game: string | undefined,
): Severity {
  const isOwn = dialect === "live" && rule.group !== "line" && severity === rule.severity.live;
  return isOwn && isBefore(game, measuredSince) ? "note" : severity;
}
