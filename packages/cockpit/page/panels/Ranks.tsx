import { careerNames, rankedCareers, rankNames } from "@shipslog/contract/observed";
import type { CockpitState } from "../../src/state/CockpitState.ts";
import { BarGauge } from "../instruments/BarGauge.tsx";
import { Cell } from "../instruments/Cell.tsx";
import { Empty } from "../instruments/Empty.tsx";
import { Rows } from "../instruments/Rows.tsx";

interface RanksProps {
  readonly ranks: CockpitState["ranks"];
  /** When they were written, if before this session. */
  readonly age: string | undefined;
}

/** The ranks with the progress to the next ones. */
export function Ranks({ ranks, age }: RanksProps) {
  const known = rankedCareers.filter((career) => ranks?.ranks[career] !== undefined);
  return (
    <Cell title="Ranks" span={6} aside={age}>
      {ranks === undefined ? (
        <Empty what="ranks (the game writes them when you load your commander)" isKnown={false} />
      ) : (
        <Rows items={known} class="rows two">
          {(career) => {
            const rank = ranks.ranks[career] ?? 0;
            const percent = ranks.progress[career];
            return (
              <div class="standing">
                <p class="pair">
                  <span>{rankNames[career][rank] ?? `rank ${rank}`}</span>
                  <span class="note">
                    {careerNames[career]}
                    {percent === undefined ? "" : `, ${percent} %`}
                  </span>
                </p>
                <BarGauge
                  label={`${careerNames[career]}, progress to the next rank`}
                  share={percent === undefined ? undefined : percent / 100}
                  height={5}
                />
              </div>
            );
          }}
        </Rows>
      )}
    </Cell>
  );
}
