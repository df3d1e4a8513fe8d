import { useSignal, type ReadonlySignal } from "@preact/signals";
import type { JSX } from "preact";
import { useMemo, useRef } from "preact/hooks";
import type { CockpitState } from "../../src/state/CockpitState.ts";
import type { TailLine } from "../../src/state/tail.ts";
import { Cell } from "../instruments/Cell.tsx";
import { displayInteger } from "../display/numbers.ts";
import { displayText } from "../display/text.ts";
import { displayTimestamp } from "../display/time.ts";
import { Inspector } from "./Inspector.tsx";

/** The element id of the filter field, for the keyboard shortcut. */
export const filterId = "journal-filter";

const fateLabels: Readonly<Record<TailLine["fate"], string>> = {
  shown: "",
  other: "other kind",
  unreadable: "wrong shape",
  bad: "not an event",
  oversize: "too long",
  truncated: "file truncated",
};

/** The latest lines with a filter, and an inspector for the selected line. */
export function JournalPanel({ state }: { readonly state: CockpitState }) {
  const filter = useSignal("");
  const isNarrow = useSignal(false);
  const chosen = useSignal<TailLine | undefined>(undefined);
  const { lines, count } = state.tail;
  const choose = (line: TailLine): void => {
    chosen.value = line;
    // On narrow screens the inspector is above the lines.
    if (!matchMedia("(min-width: 62rem)").matches) scrollTo(0, 0);
  };
  const matching = useMemo(
    () => matchingLines(lines, filter.value, isNarrow.value),
    [lines, filter.value, isNarrow.value],
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
            placeholder="kind or text"
            onInput={({ currentTarget }) => (filter.value = currentTarget.value)}
          />
        </label>
        <button type="button" aria-pressed={isNarrow.value} onClick={() => (isNarrow.value = !isNarrow.value)}>
          Specified kinds only
        </button>
        {matching.length === 0 ? (
          <p class="empty">{lines.length === 0 ? "No lines yet." : "No lines match."}</p>
        ) : (
          <ol class="lines">{matching.map(rowOf)}</ol>
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

interface LineProps {
  readonly line: TailLine;
  readonly chosen: ReadonlySignal<TailLine | undefined>;
  readonly onChoose: (line: TailLine) => void;
}

function Line({ line, chosen, onChoose }: LineProps) {
  const isChosen = keyOf(line) === keyOf(chosen.value);
  return (
    <li>
      <button type="button" class="line" aria-pressed={isChosen} onClick={() => onChoose(line)}>
        <span class="time">{displayTimestamp(line.timestamp) ?? "—"}</span>
        <span class="kind">
          {line.kind === undefined ? (line.defect ?? fateLabels[line.fate]) : displayText(line.kind, 60)}
        </span>
        <span class={line.fate === "shown" || line.fate === "other" ? "fate" : "fate caution"}>
          {fateLabels[line.fate]}
        </span>
      </button>
    </li>
  );
}

function keyOf(line: TailLine | undefined): string {
  if (line === undefined) return "";
  const { file, offset, generation } = line.position;
  return `${file} ${generation} ${offset}`;
}

function matchingLines(lines: readonly TailLine[], filter: string, isNarrow: boolean): readonly TailLine[] {
  const wanted = filter.trim().toLowerCase();
  const isMatch = ({ raw, fate }: TailLine): boolean =>
    !(isNarrow && fate === "other") && (wanted === "" || raw.toLowerCase().includes(wanted));
  return lines.toReversed().filter(isMatch);
}
