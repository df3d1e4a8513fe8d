import { compareGameVersions } from "../../journal/gameVersion.ts";
import { fieldArrivals, formerTexts, kindArrivals } from "../../observed/arrivals.ts";
import type { FieldHistory } from "../../observed/KindHistory.ts";
import type { ObservedDeclaration, ObservedField } from "../../observed/ObservedDeclaration.ts";
import { describeEvidence } from "../../observed/historyText.ts";
import { formatCount, groupDigits } from "../../text/countWords.ts";
import { readDeclarations, readHistories, readTotals } from "../observed/evidence.ts";

/** Fewer events or people do not show when an observed kind or field came. */
const evidenceMin = { events: 200, commanders: 5 } as const;

/** Something that changed with a version of the game: what is said about some fields, which others may share. */
interface Change {
  readonly version: string;
  readonly kind: string;
  readonly field: string;
  readonly says: string;
}

/** The page about what each version of the game changed in its journals. */
export function yearsPage(): string {
  const specified = readHistories.flatMap(({ kind, fields }) => fields.flatMap((field) => changesOf(kind, field)));
  const observed = readDeclarations.filter(isProven).flatMap(observedChanges);
  const all = [...specified, ...observed, ...textChanges(), ...kindChanges(), ...toldChanges()];
  const versions = [...new Set([...Object.keys(readTotals.versions), ...all.map(({ version }) => version)])]
    .filter((version) => version !== "unknown")
    .toSorted(compareGameVersions);
  return [
    "# Journals through the years",
    "",
    "The game has written journals since version 2.2 of 2016, and has changed them with almost every season. The first line of a journal says which",
    "version wrote it. Dialect `live` judges a file by that version: what the game wrote then is no finding, and where nothing is known about a",
    'version there are notes at most. `validate(event, { game: "3.3" })` does the same for one event, and `shipslog explain FSDJump.SystemFaction`',
    "prints the history of a field. Dialect `spec` is the document, which describes the game of today.",
    "",
    `What follows is counted on ${formatCount(readTotals.lines, "line")} of ${formatCount(readTotals.journals, "journal")}. Where no journal at hand falls between two versions, public lines and`,
    "the manual of the journal narrow down when a change came; then the source is named. The data is in",
    "[`histories.json`](../packages/contract/observed/histories.json) and [`told.json`](../packages/contract/observed/told.json).",
    "",
    "## The journals at hand",
    "",
    "| version | months | journals | lines | commanders |",
    "|---|---|---|---|---|",
    ...Object.entries(readTotals.versions).map(
      ([version, { months, journals, lines, commanders }]) =>
        `| ${version} | ${months.join(" to ")} | ${groupDigits(journals)} | ${groupDigits(lines)} | ${commanders} |`,
    ),
    "",
    "Updates of 4.0 are counted behind it: `4.0.0.1477` is of update 14 and is called 4.0.14 here. From 2019 to 2020 the game gave its updates names:",
    "April Update is 3.4, September Update 3.5, January Update 3.6, Fleet Carriers Update 3.7.",
    "",
    "## What changed",
    "",
    "Counts are objects that have the field, of those that could hold it. A version in a heading is the first with the new form, or the last with the",
    "old one, as far as it is known.",
    ...versions.flatMap((version) => versionSection(version, all)),
    "",
  ].join("\n");
}

function versionSection(version: string, all: readonly Change[]): readonly string[] {
  const here = all.filter((change) => change.version === version);
  const alike = Map.groupBy(here, ({ kind, says }) => `${kind} ${says}`);
  const lines = [...alike.values()].map((some) => {
    const [{ kind, says } = { kind: "", says: "" }] = some;
    return `- ${[kind, some.map(({ field }) => field).join(", ")].filter((part) => part !== "").join(" ")}: ${says}`;
  });
  return here.length === 0 ? [] : ["", `### ${version}`, "", ...lines];
}

function changesOf(kind: string, change: FieldHistory): readonly Change[] {
  const { path, since, until, always, former = {}, was, source, evidence } = change;
  const about = { kind: `[${kind}](reference/${kind}.md)`, field: `\`${path}\`` };
  const shown = Object.keys(evidence).length === 0 ? "" : ` ${describeEvidence(evidence)}.`;
  const read = source === undefined ? "" : ` Source: ${source}.`;
  const renamed = was === undefined ? about.field : `${about.field} (was \`${was}\`)`;
  const came = since ?? always;
  const changes: Change[] = [];
  if (came !== undefined) {
    const how = since === undefined ? "in every object from now on." : "new.";
    changes.push({ version: came, ...about, field: renamed, says: `${how}${shown}${read}` });
  }
  for (const [type, version] of Object.entries(former)) {
    changes.push({ version, ...about, says: `${lastOfType(type)}${read}` });
  }
  if (until !== undefined) changes.push({ version: until, ...about, says: `for the last time.${shown}${read}` });
  return changes;
}

const lastOfType = (type: string) => `${/^[aio]/.test(type) ? "an" : "a"} ${type} for the last time.`;

function isProven({ events, commanders }: ObservedDeclaration): boolean {
  return events >= evidenceMin.events && commanders >= evidenceMin.commanders;
}

/** Kinds that are first seen with a version, of those that many people wrote. */
function kindChanges(): readonly Change[] {
  const [first] = Object.keys(readTotals.versions);
  const fresh = readDeclarations.filter(
    (each) => isProven(each) && each.versions[0] !== first && kindArrivals[each.kind] === undefined,
  );
  return [...Map.groupBy(fresh, ({ versions }) => versions[0] ?? "")].map(([version, kinds]) => {
    const names = kinds.map(({ kind, events }) => `${kind} (${groupDigits(events)})`).toSorted();
    return { version, kind: "", field: "First seen, with the number of events", says: `${names.join(", ")}.` };
  });
}

/** Texts that had another form. */
function textChanges(): readonly Change[] {
  return Object.entries(formerTexts).map(([field, { until, was }]) => ({
    version: until,
    kind: field.slice(0, field.indexOf(".")),
    field: `\`${field.slice(field.indexOf(".") + 1)}\``,
    says: `${was}, for the last time.`,
  }));
}

/** Kinds and fields of which public lines and readers of the time tell when they came; those of the oldest game are nothing new. */
function toldChanges(): readonly Change[] {
  const [first = ""] = Object.keys(readTotals.versions);
  const described = new Set(readDeclarations.map(({ kind }) => kind));
  const later = (rows: Readonly<Record<string, string>>) =>
    Object.entries(rows).filter(([, version]) => compareGameVersions(version, first) > 0);
  const fields = later(fieldArrivals).filter(
    ([name]) => name.startsWith("*.") || described.has(name.split(".", 1)[0] ?? ""),
  );
  const listed = (rows: readonly (readonly [string, string])[], title: string) =>
    [...Map.groupBy(rows, ([, version]) => version)].map(([version, some]) => {
      const names = some.map(
        ([name]) => `\`${name.replace("*.", "")}\`${name.startsWith("*.") ? " of every kind" : ""}`,
      );
      return { version, kind: "", field: title, says: `${names.toSorted().join(", ")}.` };
    });
  return [
    ...listed(later(kindArrivals), "Kinds that are new, by public lines and readers of the time"),
    ...listed(fields, "Fields that are new, by public lines and readers of the time"),
  ];
}

/** Whether a field is known to be older than the journals at hand show. */
function isOlder(kind: string, path: string, version: string): boolean {
  const told = fieldArrivals[`${kind}.${path}`];
  return told !== undefined && compareGameVersions(told, version) < 0;
}

/** The fields of an observed kind that every object has from a version on, and those whose type changed. */
function observedChanges({ kind, fields, commanders: all, versions }: ObservedDeclaration): readonly Change[] {
  const isCounted = ({ seen, commanders = all }: ObservedField) =>
    seen >= evidenceMin.events && commanders >= evidenceMin.commanders;
  return fields.flatMap((field) => {
    const { path, always, former = {}, seen, of } = field;
    const about = { kind, field: `\`${path}\`` };
    const came =
      isCounted(field) && always !== undefined && always !== versions[0] && !isOlder(kind, path, always)
        ? [
            {
              version: always,
              ...about,
              says: `in every object from now on, ${groupDigits(seen)} of ${groupDigits(of)}.`,
            },
          ]
        : [];
    const changed = Object.entries(former).map(([type, version]) => ({ version, ...about, says: lastOfType(type) }));
    return [...came, ...changed];
  });
}
