import type { Status } from "@shipslog/contract";
import { hasFlag2 } from "../../src/state/vehicle.ts";
import { BarGauge } from "../instruments/BarGauge.tsx";
import { Cell } from "../instruments/Cell.tsx";
import { Fact } from "../instruments/Fact.tsx";
import { Readout } from "../instruments/Readout.tsx";
import { displayDecimal, displayPercent } from "../display/numbers.ts";
import { localisedText } from "../display/text.ts";

/** Oxygen, health and weapon on foot, instead of fuel and power. */
export function OnFoot({ status }: { readonly status: Status }) {
  const { Oxygen, Health, Temperature, Gravity, SelectedWeapon, SelectedWeapon_Localised } = status;
  return (
    <>
      <Cell title="Oxygen" span={4}>
        <Share label="Oxygen left" share={Oxygen} isLow={hasFlag2(status, "LowOxygen")} />
        <dl class="facts">
          <Fact name="Temperature" value={displayDecimal(Temperature, 0)} unit="K" />
          <Fact name="Gravity" value={displayDecimal(Gravity, 2)} unit="g" />
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
  return weapon === "" ? "nothing" : weapon === undefined ? undefined : localisedText(weapon, display);
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
      <Readout label={label} value={displayPercent(share)} size="large" tone={isLow ? "warning" : "plain"} />
      <BarGauge label={label} share={share} tone={tone} height={14} />
    </>
  );
}
