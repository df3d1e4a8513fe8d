import type { SystemFacts } from "../../src/state/index.ts";
import { Bar } from "../instruments/Bar.tsx";
import { Cell } from "../instruments/Cell.tsx";
import { Empty } from "../instruments/Empty.tsx";
import { Fact } from "../instruments/Fact.tsx";
import { Reading } from "../instruments/Reading.tsx";
import { Rows } from "../instruments/Rows.tsx";
import { integer, percent } from "../words/numbers.ts";
import { shown, spaced } from "../words/text.ts";

/** The powers at work, how firmly they hold the system, and who contends for it. */
export function Powers({ facts }: { readonly facts: SystemFacts }) {
  const { ControllingPower, Powers: present = [], PowerplayState, PowerplayConflictProgress = [] } = facts;
  const progress = facts.PowerplayStateControlProgress;
  if (PowerplayState === undefined && present.length === 0) {
    return (
      <Cell title="Powers">
        <Empty what="power at work here" isKnown />
      </Cell>
    );
  }
  return (
    <Cell title="Powers" aside={PowerplayState}>
      <Reading label="Held by" value={ControllingPower === undefined ? "no power" : shown(ControllingPower)} />
      {progress !== undefined && (
        <Bar label="Control gained in this state" share={progress} text={percent(progress, 1) ?? ""} height={10} />
      )}
      <Rows items={PowerplayConflictProgress} most={12}>
        {({ Power, ConflictProgress }) => (
          <div class="contender">
            <p class="pair">
              <span>{shown(Power)}</span>
              <span>{percent(ConflictProgress, 1)}</span>
            </p>
            <Bar label={`Progress of ${shown(Power)}`} share={ConflictProgress} tone="soft" height={6} />
          </div>
        )}
      </Rows>
      <dl class="facts">
        <Fact
          name="At work"
          value={
            present.length === 0
              ? undefined
              : present
                  .slice(0, 12)
                  .map((each) => shown(each, 40))
                  .join(", ")
          }
        />
        <Fact name="Control gained" value={percent(progress, 1)} />
        <Fact name="Reinforcing" value={integer(facts.PowerplayStateReinforcement)} unit="merits" />
        <Fact name="Undermining" value={integer(facts.PowerplayStateUndermining)} unit="merits" />
      </dl>
    </Cell>
  );
}

/** How the war against the Thargoids stands here. */
export function War({ war }: { readonly war: NonNullable<SystemFacts["ThargoidWar"]> }) {
  const words = (state: string | undefined): string | undefined =>
    state === undefined ? undefined : state === "" ? "none" : spaced(state);
  return (
    <Cell title="Thargoid war">
      <Reading label="State" value={words(war.CurrentState)} tone="caution" />
      <Bar label="Progress of the defence" share={war.WarProgress} tone="caution" height={10} />
      <dl class="facts">
        <Fact name="Progress" value={percent(war.WarProgress, 1)} />
        <Fact name="If it succeeds" value={words(war.NextStateSuccess)} />
        <Fact name="If it fails" value={words(war.NextStateFailure)} />
        <Fact name="Success certain" value={war.SuccessStateReached ? "yes" : "no"} />
        <Fact name="Ports left" value={integer(war.RemainingPorts)} />
        <Fact
          name="Time left"
          value={war.EstimatedRemainingTime === undefined ? undefined : shown(war.EstimatedRemainingTime, 40)}
        />
      </dl>
    </Cell>
  );
}
