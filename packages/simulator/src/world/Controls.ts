/** Switches, screens and temporary conditions that only Status reports. */
export interface Controls {
  isFlightAssistOff: boolean;
  hasHardpointsOut: boolean;
  hasLightsOn: boolean;
  hasScoopOut: boolean;
  isGearDown: boolean;
  isRunningSilent: boolean;
  isScoopingFuel: boolean;
  isChargingDrive: boolean;
  isChargingHyperdrive: boolean;
  isOvercharging: boolean;
  isAssisted: boolean;
  isInDanger: boolean;
  isInterdicted: boolean;
  isInAnalysisMode: boolean;
  hasNightVision: boolean;
  isInWing: boolean;
  isSpeeding: boolean;
  cooldownUntilMs: number;
  /** The temperature the hull approaches, in percent. */
  heatTargetPercent: number;
  /** Number of the screen that has the focus. */
  guiFocus: number;
  fireGroup: number;
  /** Half-pips to systems, engines and weapons; they sum to 12. */
  pips: readonly [number, number, number];
}

/** Returns controls with everything off and power shared evenly. */
export function restingControls(): Controls {
  return {
    isFlightAssistOff: false,
    hasHardpointsOut: false,
    hasLightsOn: false,
    hasScoopOut: false,
    isGearDown: false,
    isRunningSilent: false,
    isScoopingFuel: false,
    isChargingDrive: false,
    isChargingHyperdrive: false,
    isOvercharging: false,
    isAssisted: false,
    isInDanger: false,
    isInterdicted: false,
    isInAnalysisMode: false,
    hasNightVision: false,
    isInWing: false,
    isSpeeding: false,
    cooldownUntilMs: 0,
    heatTargetPercent: 30,
    guiFocus: 0,
    fireGroup: 0,
    pips: [4, 4, 4],
  };
}

/** Typical distributions of twelve half-pips. */
export const pipSettings: readonly (readonly [number, number, number])[] = [
  [4, 4, 4],
  [2, 8, 2],
  [8, 2, 2],
  [4, 8, 0],
  [2, 2, 8],
  [0, 8, 4],
];
