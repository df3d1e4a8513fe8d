import { formatCount, groupDigits } from "../text/countWords.ts";
import type { FieldChange, FieldEvidence } from "./KindHistory.ts";

/** Says in words how a field changed: `since 3.0`, `a string until 3.3, before as Faction`. */
export function describeChange({ since, until, always, former = {}, was }: FieldChange): string {
  const parts = [
    since === undefined ? "" : `since ${since}`,
    always === undefined || always === since ? "" : `always since ${always}`,
    ...Object.entries(former).map(([type, last]) => `${/^[aio]/.test(type) ? "an" : "a"} ${type} until ${last}`),
    until === undefined ? "" : `until ${until}`,
    was === undefined ? "" : `earlier named ${was}`,
  ];
  return parts.filter((part) => part !== "").join(", ");
}

/** Says what the versions show, those with the same answer together: `2.2: 0 of 250 objects; 3.4 to 4.3: all 2,197`. */
export function describeEvidence(evidence: Readonly<Record<string, FieldEvidence>>): string {
  const groups: { first: string; last: string; seen: number; of: number; commanders: number }[] = [];
  for (const [version, { seen, of, commanders }] of Object.entries(evidence)) {
    const last = groups.at(-1);
    if (last !== undefined && presenceOf(last) === presenceOf({ seen, of })) {
      last.last = version;
      last.seen += seen;
      last.of += of;
      last.commanders = Math.max(last.commanders, commanders);
    } else groups.push({ first: version, last: version, seen, of, commanders });
  }
  return groups
    .map(({ first, last, seen, of, commanders }) => {
      const versions = first === last ? first : `${first} to ${last}`;
      const people = formatCount(commanders, "commander");
      const counted = seen === of ? `all ${groupDigits(of)}` : `${groupDigits(seen)} of ${groupDigits(of)}`;
      return `${versions}: ${counted} (${first === last ? people : `up to ${people} each`})`;
    })
    .join("; ");
}

const presenceOf = ({ seen, of }: { readonly seen: number; readonly of: number }) =>
  seen === 0 ? "none" : seen === of ? "all" : "some";
