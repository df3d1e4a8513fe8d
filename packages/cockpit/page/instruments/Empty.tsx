/** Says why a cell is empty: not known yet is not the same as none. */
export function Empty({ what, isKnown }: { readonly what: string; readonly isKnown: boolean }) {
  return <p class="empty">{isKnown ? `No ${what}.` : `Not known yet: ${what}.`}</p>;
}
