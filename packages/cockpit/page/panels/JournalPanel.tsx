import { useSignal, type ReadonlySignal } from "@preact/signals";
import type { JSX, TargetedKeyboardEvent } from "preact";
import { useMemo, useRef } from "preact/hooks";
import type { CockpitState } from "../../src/state/CockpitState.ts";
import { timeMsOf } from "../../src/state/timeMsOf.ts";
import type { TailLine } from "../../src/state/tail.ts";
import { lineSentence } from "../derived/lineSentence.ts";
import { maxFound, type LineSearch, type LineSource } from "../derived/searchLines.ts";
import { Cell } from "../instruments/Cell.tsx";
import { displayCount, displayInteger } from "../display/numbers.ts";
import { displayText } from "../display/text.ts";
import { displayDate, displayTimestamp } from "../display/time.ts";
import { Inspector } from "./Inspector.tsx";
import { useLineSearch } from "./useLineSearch.ts";

/** The element id of the filter field, for the keyboard shortcut. */
export const filterId = "journal-filter";

const fateLabels: Readonly<Record<TailLine["fate"], string>> = {
  shown: "",
  other: "",
  unreadable: "wrong shape",
  bad: "not an event",
  oversize: "too long",
  truncated: "file truncated",
};

/** From this panel width on, the inspector is beside the lines; the style sheet has the same width as 52rem. */
const wideInspectorPx = 832;

interface JournalPanelProps {
  readonly state: CockpitState;
  /** The record that is shown while looking back; undefined for the live state. */
  readonly atSeq: number | undefined;
  /** Searches lines that are no longer in the state. */
  readonly search: LineSource;
}

/** The latest lines with a filter that searches all lines, and an inspector for the selected line. */
export function JournalPanel({ state, atSeq, search }: JournalPanelProps) {
  const filter = useSignal("");
  const isNarrow = useSignal(false);
  const chosen = useSignal<TailLine | undefined>(undefined);
  const { lines, count } = state.tail;
  const choose = (line: TailLine): void => {
    chosen.value = line;
    // In a narrow panel the inspector is above the lines.
    const panel = document.getElementById("panel-journal");
    if (panel !== null && panel.clientWidth < wideInspectorPx) panel.scrollTo(0, 0);
  };
  const wanted = filter.value.trim();
  const found = useLineSearch(search, { text: wanted, isNarrow: isNarrow.value, atSeq });
  const matching = useMemo(
    () => matchingLines(lines, found?.lines ?? [], wanted.toLowerCase(), isNarrow.value),
    [lines, found, wanted, isNarrow.value],
  );
  // Rows are cached, so that each new line renders one row instead of 300.
  const rows = useRef(new WeakMap<TailLine, JSX.Element>()).current;
  const rowOf = (line: TailLine): JSX.Element => {
    const row = rows.get(line) ?? <Line key={keyOf(line)} line={line} chosen={chosen} onChoose={choose} />;
    rows.set(line, row);
    return row;
  };
  return (
    <div class={chosen.value === undefined ? "deck journal" : "deck journal chosen"}>
      <Cell title="Lines, latest first" span={5} aside={`${matching.length} of ${displayInteger(count)}`}>
        <label class="filter">
          <span>Filter</span>
          <input
            id={filterId}
            type="search"
            value={filter.value}
            placeholder="kind or text, in all lines"
            onInput={({ currentTarget }) => (filter.value = currentTarget.value)}
          />
        </label>
        <button type="button" aria-pressed={isNarrow.value} onClick={() => (isNarrow.value = !isNarrow.value)}>
          Specified kinds only
        </button>
        {(wanted !== "" || isNarrow.value) && (
          <p class="note" role="status">
            {searchNote(found, count)}
          </p>
        )}
        {matching.length === 0 ? (
          <p class="empty">{lines.length === 0 ? "No lines yet." : "No lines match."}</p>
        ) : (
          // One stop of the Tab key instead of hundreds: the arrow keys go from here to the lines.
          <ol class="lines" tabIndex={0} aria-label="Lines, use the arrow keys" onKeyDown={moveFocus}>
            {withDays(matching, lines.at(-1)).map((item) =>
              typeof item === "string" ? <Day key={item} day={item} /> : rowOf(item),
            )}
          </ol>
        )}
      </Cell>
      <div class="inspector">
        <Inspector
          line={chosen.value ?? matching[0]}
          isFollowing={chosen.value === undefined}
          onFollow={() => (chosen.value = undefined)}
        />
      </div>
    </div>
  );
}

const steps: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -10,
  PageDown: 10,
  Home: -Infinity,
  End: Infinity,
};

/** The arrow keys move between lines. */
function moveFocus(event: TargetedKeyboardEvent<HTMLElement>): void {
  const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
  if (step === undefined) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(".line")];
  const from = rows.findIndex((row) => row === document.activeElement);
  event.preventDefault();
  rows[Math.min(rows.length - 1, Math.max(0, from + step))]?.focus();
}

interface LineProps {
  readonly line: TailLine;
  readonly chosen: ReadonlySignal<TailLine | undefined>;
  readonly onChoose: (line: TailLine) => void;
}

function Line({ line, chosen, onChoose }: LineProps) {
  const isChosen = keyOf(line) === keyOf(chosen.value);
  return (
    <li>
      <button type="button" class="line" tabIndex={-1} aria-pressed={isChosen} onClick={() => onChoose(line)}>
        <span class="time">{displayTimestamp(line.timestamp) ?? "—"}</span>
        <span class="told">
          <span class="kind">
            {line.kind === undefined ? (line.defect ?? fateLabels[line.fate]) : displayText(line.kind, 60)}
          </span>{" "}
          <span class="note">{lineSentence(line)}</span>
        </span>
        <span class={line.fate === "shown" || line.fate === "other" ? "fate" : "fate caution"}>
          {fateLabels[line.fate]}
        </span>
      </button>
    </li>
  );
}

/** The day of the lines that follow; the latest one needs no heading. */
function Day({ day }: { readonly day: string }) {
  return <li class="day label">{day}</li>;
}

/** The lines with their days between them; the day of the latest line needs no heading. */
function withDays(matching: readonly TailLine[], latest: TailLine | undefined): readonly (TailLine | string)[] {
  let day = dayOf(latest);
  return matching.flatMap((line) => {
    const own = dayOf(line) ?? day;
    if (own === day || own === undefined) return [line];
    day = own;
    return [own, line];
  });
}

const dayOf = (line: TailLine | undefined) => displayDate(timeMsOf(line?.timestamp));

function keyOf(line: TailLine | undefined): string {
  if (line === undefined) return "";
  const { file, offset, generation } = line.position;
  return `${file} ${generation} ${offset}`;
}

/** The latest lines that match, then the older ones that were found. */
function matchingLines(
  latest: readonly TailLine[],
  found: readonly TailLine[],
  wanted: string,
  isNarrow: boolean,
): readonly TailLine[] {
  const known = new Set(latest.map(keyOf));
  const isMatch = ({ raw, fate, kind }: TailLine): boolean =>
    !(isNarrow && (fate === "other" || kind === undefined)) && (wanted === "" || raw.toLowerCase().includes(wanted));
  return [...latest.toReversed(), ...found.filter((line) => !known.has(keyOf(line)))].filter(isMatch);
}

/** How far the search has come. */
function searchNote(search: LineSearch | undefined, count: number): string {
  switch (search?.progress) {
    case "all":
      return `All ${displayCount(count, "line")} searched.`;
    case "enough":
      return `The latest ${maxFound} matches. A longer text finds older ones.`;
    case "failed":
      return "Only the latest lines were searched: the server did not answer.";
    default:
      return "Searching older lines.";
  }
}
