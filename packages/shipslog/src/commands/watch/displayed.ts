/** The localised text; the internal name when the game left a symbol unresolved (deviation D22) or empty. */
export function displayed(localised: string | undefined, internal: string): string {
  return localised === undefined || localised === "" || localised.startsWith("$") ? internal : localised;
}
