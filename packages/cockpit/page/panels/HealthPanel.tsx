import type { CockpitFinding } from "../../src/state/CockpitObservation.ts";
import type { CockpitState } from "../../src/state/CockpitState.ts";
import type { ComparedLines } from "../../src/state/reading.ts";
import { linesPerSecond } from "../../src/state/derived/linesPerSecond.ts";
import type { DelayFigures } from "../live/DelayStats.ts";
import { Cell } from "../instruments/Cell.tsx";
import { Empty } from "../instruments/Empty.tsx";
import { Fact } from "../instruments/Fact.tsx";
import { PaceChart } from "../instruments/PaceChart.tsx";
import { Readout } from "../instruments/Readout.tsx";
import { Rows } from "../instruments/Rows.tsx";
import { displayCount, displayDecimal, displayInteger } from "../display/numbers.ts";
import { displayText } from "../display/text.ts";
import { displayDuration } from "../display/time.ts";

interface HealthPanelProps {
  readonly state: CockpitState;
  readonly delays: DelayFigures | undefined;
  readonly nowMs: number;
}

/** Whether the data can be trusted: findings, rate, delay and read problems. */
export function HealthPanel({ state, delays, nowMs }: HealthPanelProps) {
  const { health } = state;
  const { error, warning, note } = health.findingCounts;
  return (
    <div class="deck">
      <Cell title="Findings" span={4}>
        <div class="trio">
          <Readout label="Errors" value={displayInteger(error)} tone={error > 0 ? "warning" : "plain"} />
          <Readout label="Warnings" value={displayInteger(warning)} tone={warning > 0 ? "caution" : "plain"} />
          <Readout label="Notes" value={displayInteger(note)} />
        </div>
        <RuleCounts state={state} />
        <CheckedLines compared={state.reading?.compared} />
      </Cell>
      <Cell title="Line rate" span={4} aside={displayCount(health.lines, "line")}>
        <Readout
          label="Lines per second, last 10 s"
          value={displayDecimal(linesPerSecond(health, nowMs), 1)}
          size="large"
        />
        <PaceChart pace={health.pace} nowMs={nowMs} />
      </Cell>
      <Delay state={state} delays={delays} />
      <Cell title="Latest findings" span={8} aside="latest first">
        {health.findings.length === 0 ? (
          <Empty what="findings" isKnown={health.lines > 0} />
        ) : (
          <Rows items={health.findings.toReversed()} max={50}>
            {(finding) => <Finding finding={finding} />}
          </Rows>
        )}
      </Cell>
      <ReadProblems state={state} />
    </div>
  );
}

/** What was checked and what was not. */
function CheckedLines({ compared }: { readonly compared: ComparedLines | undefined }) {
  if (compared === undefined) return null;
  return <p class="note">{checkedLines(compared)}</p>;
}

function checkedLines(compared: ComparedLines): string {
  if (compared === "none") return "All lines are checked against the specification.";
  if (compared === "all") {
    return "All lines are checked against the specification; kinds outside it are compared with real journals.";
  }
  return `All lines are checked against the specification. Kinds outside it are compared with real journals from ${displayText(compared.from, 60)} on, the newest session; in older lines they are not checked.`;
}

function RuleCounts({ state: { health } }: { readonly state: CockpitState }) {
  const most = health.rules.toSorted((a, b) => b.count - a.count).slice(0, 5);
  return (
    <dl class="facts">
      {most.map(({ name, count }) => (
        <Fact key={name} name={displayText(name, 40)} value={displayInteger(count)} />
      ))}
    </dl>
  );
}

function Delay({
  state: { health },
  delays,
}: {
  readonly state: CockpitState;
  readonly delays: DelayFigures | undefined;
}) {
  return (
    <Cell
      title="Delay"
      span={4}
      aside={delays === undefined ? undefined : delays.count === 1 ? "last record" : `last ${delays.count} records`}
    >
      <Readout label="Server to screen, median" value={displayInteger(delays?.p50Ms)} unit="ms" size="large" />
      <dl class="facts">
        <Fact name="95th percentile" value={displayInteger(delays?.p95Ms)} unit="ms" />
        <Fact
          name="Age of the latest line when read"
          value={health.lagMs === undefined ? undefined : formatLag(health.lagMs)}
          note={health.lagMs !== undefined && health.lagMs <= recordingMs ? "timestamps have whole seconds" : undefined}
        />
      </dl>
    </Cell>
  );
}

const recordingMs = 60 * 60_000;

/** Lines older than an hour are a recording; their age is not a delay. */
function formatLag(lagMs: number): string {
  return lagMs > recordingMs ? "a recording" : displayDuration(lagMs);
}

function ReadProblems({ state: { health } }: { readonly state: CockpitState }) {
  const counts: readonly (readonly [string, number])[] = [
    ["Reads of a half-written file", health.tornReads],
    ["Reads of an outdated file", health.staleReads],
    ["Gaps between lines", health.gaps],
    ["Truncated files", health.truncations],
    ["Lines that are not events", health.badLines],
  ];
  return (
    <Cell title="Read problems" span={4}>
      <dl class="facts">
        {counts.map(([name, count]) => (
          <Fact key={name} name={name} value={displayInteger(count)} tone={count > 0 ? "caution" : "plain"} />
        ))}
      </dl>
      <h3 class="label">Fields not in the specification</h3>
      {health.unknownFields.length === 0 ? (
        <Empty what="unknown fields" isKnown={health.lines > 0} />
      ) : (
        <Rows items={health.unknownFields.toSorted((a, b) => b.count - a.count)} max={12}>
          {({ name, count }) => (
            <span class="pair">
              <span>{displayText(name, 80)}</span>
              <span>{displayInteger(count)}</span>
            </span>
          )}
        </Rows>
      )}
    </Cell>
  );
}

const toneOf = { error: "warning", warning: "caution", note: "soft" } as const;

function Finding({ finding }: { readonly finding: CockpitFinding }) {
  const { rule, severity, message, position, companion } = finding;
  const place = position === undefined ? companion?.file : `${position.file}, line ${displayInteger(position.line)}`;
  return (
    <div class="finding">
      <span class={toneOf[severity]}>{severity}</span>
      <p>
        {displayText(message, 300)}
        <span class="note">
          {" "}
          {displayText(rule, 60)}
          {place === undefined ? "" : `, ${displayText(place, 80)}`}
        </span>
      </p>
    </div>
  );
}
