import type { Engineer } from "../../src/state/career.ts";
import { BarGauge } from "../instruments/BarGauge.tsx";
import { Cell } from "../instruments/Cell.tsx";
import { Empty } from "../instruments/Empty.tsx";
import { Rows } from "../instruments/Rows.tsx";
import { displayText } from "../display/text.ts";

/** The highest rank an engineer grants. */
const highestRank = 5;

interface EngineersProps {
  readonly engineers: readonly Engineer[] | undefined;
  /** When they were written, if before this session. */
  readonly age: string | undefined;
}

/** Engineers with their stage, rank and progress to the next rank. */
export function Engineers({ engineers, age }: EngineersProps) {
  const unlocked = engineers && `${engineers.filter(({ Rank }) => Rank !== undefined).length} unlocked`;
  return (
    <Cell title="Engineers" span={6} aside={age === undefined ? unlocked : `${unlocked}, ${age}`}>
      {engineers === undefined || engineers.length === 0 ? (
        <Empty what="engineers" isKnown={engineers !== undefined} />
      ) : (
        <Rows items={engineers.toSorted((a, b) => (b.Rank ?? 0) - (a.Rank ?? 0))} max={40} class="rows two">
          {(engineer) => <EngineerRow engineer={engineer} />}
        </Rows>
      )}
    </Cell>
  );
}

function EngineerRow({
  engineer: { Engineer: name, Progress, Rank, RankProgress = 0 },
}: {
  readonly engineer: Engineer;
}) {
  const label = name === undefined ? "unnamed" : displayText(name, 60);
  return (
    <div class="standing">
      <p class="pair">
        <span>{label}</span>
        <span class="note">{Rank === undefined ? displayText(Progress ?? "—", 30) : `rank ${Rank}`}</span>
      </p>
      {Rank !== undefined && (
        <BarGauge
          label={`Rank of ${label}`}
          share={(Rank + RankProgress / 100) / highestRank}
          text={`rank ${Rank}`}
          height={5}
        />
      )}
    </div>
  );
}
