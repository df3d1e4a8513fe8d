/** The text of an empty cell, which distinguishes none from not known yet. */
export function Empty({ what, isKnown }: { readonly what: string; readonly isKnown: boolean }) {
  return <p class="empty">{isKnown ? `No ${what}.` : `Not known yet: ${what}.`}</p>;
}
