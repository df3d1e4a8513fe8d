import type { SystemFacts } from "../../src/state/system.ts";
import { BarGauge } from "../instruments/BarGauge.tsx";
import { Cell } from "../instruments/Cell.tsx";
import { Empty } from "../instruments/Empty.tsx";
import { Fact } from "../instruments/Fact.tsx";
import { Readout } from "../instruments/Readout.tsx";
import { Rows } from "../instruments/Rows.tsx";
import { displayInteger, displayPercent } from "../display/numbers.ts";
import { displayText, spacedWords } from "../display/text.ts";

/** The powers in the system, their control progress and conflicts. */
export function Powers({ facts }: { readonly facts: SystemFacts }) {
  const { Powers: present = [], PowerplayState, PowerplayConflictProgress = [] } = facts;
  const progress = facts.PowerplayStateControlProgress;
  if (PowerplayState === undefined && present.length === 0) {
    return (
      <Cell title="Powers">
        <Empty what="powers in this system" isKnown />
      </Cell>
    );
  }
  return (
    <Cell title="Powers" aside={PowerplayState}>
      <Readout label="Controlled by" value={controllerOf(facts)} />
      {progress !== undefined && (
        <BarGauge
          label="Control gained in this state"
          share={progress}
          text={displayPercent(progress, 1) ?? ""}
          height={10}
        />
      )}
      <Rows items={PowerplayConflictProgress} max={12}>
        {({ Power, ConflictProgress }) => (
          <div class="contender">
            <p class="pair">
              <span>{displayText(Power)}</span>
              <span>{displayPercent(ConflictProgress, 1)}</span>
            </p>
            <BarGauge label={`Progress of ${displayText(Power)}`} share={ConflictProgress} tone="soft" height={6} />
          </div>
        )}
      </Rows>
      <dl class="facts">
        <Fact
          name="Powers present"
          value={
            present.length === 0
              ? undefined
              : present
                  .slice(0, 12)
                  .map((each) => displayText(each, 40))
                  .join(", ")
          }
        />
        <Fact name="Control gained" value={displayPercent(progress, 1)} />
        <Fact name="Reinforcing" value={displayInteger(facts.PowerplayStateReinforcement)} unit="merits" />
        <Fact name="Undermining" value={displayInteger(facts.PowerplayStateUndermining)} unit="merits" />
      </dl>
    </Cell>
  );
}

/**
 * The power that controls the system. Before Powerplay 2.0 no line named it: a single power that is there in a system of any state has it,
 * of several it is not known.
 */
function controllerOf({ ControllingPower, Powers: present = [], PowerplayState }: SystemFacts): string | undefined {
  if (ControllingPower !== undefined) return displayText(ControllingPower);
  if (PowerplayState === undefined || PowerplayState === "Unoccupied") return "no power";
  return present.length === 1 ? displayText(present[0] ?? "") : undefined;
}

/** The state of the Thargoid war in the system. */
export function War({ war }: { readonly war: NonNullable<SystemFacts["ThargoidWar"]> }) {
  const stateText = (state: string | undefined): string | undefined =>
    state === undefined ? undefined : state === "" ? "none" : spacedWords(state);
  return (
    <Cell title="Thargoid war">
      <Readout label="State" value={stateText(war.CurrentState)} tone="caution" />
      <BarGauge label="Progress of the defence" share={war.WarProgress} tone="caution" height={10} />
      <dl class="facts">
        <Fact name="Progress" value={displayPercent(war.WarProgress, 1)} />
        <Fact name="If it succeeds" value={stateText(war.NextStateSuccess)} />
        <Fact name="If it fails" value={stateText(war.NextStateFailure)} />
        <Fact name="Success reached" value={war.SuccessStateReached ? "yes" : "no"} />
        <Fact name="Ports left" value={displayInteger(war.RemainingPorts)} />
        <Fact
          name="Time left"
          value={war.EstimatedRemainingTime === undefined ? undefined : displayText(war.EstimatedRemainingTime, 40)}
        />
      </dl>
    </Cell>
  );
}
