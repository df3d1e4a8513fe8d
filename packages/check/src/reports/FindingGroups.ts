import { severities, type Severity } from "@shipslog/contract";
import type { Finding } from "../findings/Finding.ts";
import { headlineText, locationOf, locationText, mismatchText, placeText } from "./findingText.ts";

/** One of the lines that a group shows. */
export interface GroupSample {
  /** Where it is, and what was expected there. */
  readonly where: string;
  /** The text around the value that the finding is about, and the value. */
  readonly before: string;
  readonly value: string;
  readonly after: string;
}

/** Findings of one rule about one field of one kind. */
export interface FindingGroup {
  readonly first: Finding;
  /** The message, after the kind and the field that it is about. */
  readonly title: string;
  /** The worst severity of its findings. */
  readonly severity: Severity;
  /** How many findings it has, and in how many files. */
  readonly found: number;
  readonly files: number;
  readonly samples: readonly GroupSample[];
}

/** How many findings of a group are shown with their lines. */
const maxSamples = 5;

interface GrowingGroup {
  readonly first: Finding;
  readonly samples: GroupSample[];
  readonly files: Set<string>;
  severity: Severity;
  found: number;
}

/** Collects findings in groups of equal ones. */
export class FindingGroups {
  readonly #groups = new Map<string, GrowingGroup>();

  add(finding: Finding): void {
    const key = `${finding.rule}\n${placeText(finding)}`;
    const group = this.#groups.get(key) ?? {
      first: finding,
      samples: [],
      files: new Set<string>(),
      severity: finding.severity,
      found: 0,
    };
    this.#groups.set(key, group);
    group.found += finding.count ?? 1;
    group.files.add(locationOf(finding).path);
    if (severities.indexOf(finding.severity) < severities.indexOf(group.severity)) group.severity = finding.severity;
    if (group.samples.length < maxSamples) group.samples.push(sampleOf(finding));
  }

  /** The groups, the worst first. */
  get list(): readonly FindingGroup[] {
    const groups = [...this.#groups.values()].sort(
      (one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity) || other.found - one.found,
    );
    return groups.map(({ files, ...group }) => ({ ...group, title: headlineText(group.first), files: files.size }));
  }
}

function sampleOf(finding: Finding): GroupSample {
  const { text, start, length } = finding.excerpt;
  const notes = [locationText(locationOf(finding)), mismatchText(finding)].filter((part) => part !== "");
  return {
    where: notes.join(" · "),
    before: text.slice(0, start),
    value: text.slice(start, start + length),
    after: text.slice(start + length),
  };
}
