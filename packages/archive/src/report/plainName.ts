const symbol = /^\$?(?:suit_|weapon_)?(.*?)(?:_name)?;?$/is;

/** Makes an internal name readable if there is no display name: `$TacticalSuit_Class1_Name;` becomes Tactical Suit Class 1. */
export function plainName(name: string): string {
  const [, inner = name] = symbol.exec(name) ?? [];
  const words = inner
    .replaceAll("_", " ")
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/([a-z])(\d)/gi, "$1 $2");
  const trimmed = words.trim();
  return trimmed === "" ? name : trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
}
