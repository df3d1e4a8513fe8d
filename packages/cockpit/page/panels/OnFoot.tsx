import type { Status } from "@shipslog/contract";
import { hasFlag2 } from "../../src/state/index.ts";
import { Bar } from "../instruments/Bar.tsx";
import { Cell } from "../instruments/Cell.tsx";
import { Fact } from "../instruments/Fact.tsx";
import { Reading } from "../instruments/Reading.tsx";
import { decimal, percent } from "../words/numbers.ts";
import { localised } from "../words/text.ts";

/** What keeps a person alive on foot, in the place of fuel and power. */
export function OnFoot({ status }: { readonly status: Status }) {
  const { Oxygen, Health, Temperature, Gravity, SelectedWeapon, SelectedWeapon_Localised } = status;
  return (
    <>
      <Cell title="Oxygen" span={4}>
        <Share label="Oxygen left" share={Oxygen} isLow={hasFlag2(status, "LowOxygen")} />
        <dl class="facts">
          <Fact name="Temperature" value={decimal(Temperature, 0)} unit="K" />
          <Fact name="Gravity" value={decimal(Gravity, 2)} unit="g" />
        </dl>
      </Cell>
      <Cell title="Health" span={4}>
        <Share label="Health left" share={Health} isLow={hasFlag2(status, "LowHealth")} />
        <dl class="facts">
          <Fact name="In hand" value={weaponOf(SelectedWeapon, SelectedWeapon_Localised)} />
        </dl>
      </Cell>
    </>
  );
}

function weaponOf(weapon: string | undefined, display: string | undefined): string | undefined {
  return weapon === "" ? "nothing" : weapon === undefined ? undefined : localised(weapon, display);
}

interface ShareProps {
  readonly label: string;
  readonly share: number | undefined;
  readonly isLow: boolean;
}

function Share({ label, share, isLow }: ShareProps) {
  const tone = isLow ? "warning" : "accent";
  return (
    <>
      <Reading label={label} value={percent(share)} size="large" tone={isLow ? "warning" : "plain"} />
      <Bar label={label} share={share} tone={tone} height={14} />
    </>
  );
}
