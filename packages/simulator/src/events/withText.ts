/**
 * Returns a field and, where the display text differs from its value ignoring case, the `_Localised` field
 * (F12: the field is present exactly then).
 */
export function withText<Field extends string>(
  field: Field,
  value: string,
  text: string | undefined,
): { [Key in Field]: string } & { [Key in `${Field}_Localised`]?: string } {
  const pair: Record<string, string> = { [field]: value };
  if (text !== undefined && needsText(value, text)) pair[`${field}_Localised`] = text;
  return pair as { [Key in Field]: string } & { [Key in `${Field}_Localised`]?: string };
}

/** Whether a value needs a `_Localised` field. */
export function needsText(value: string, text: string): boolean {
  return value !== text && value.toLowerCase() !== text.toLowerCase();
}
