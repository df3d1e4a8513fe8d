import type { TankEstimate } from "../../src/state/derived/tankEstimate.ts";
import { Fact } from "../instruments/Fact.tsx";
import { displayCount } from "../display/numbers.ts";

interface TankFactProps {
  readonly tank: TankEstimate | undefined;
  /** Whether the fuel may not reach the next scoopable star. */
  readonly isShort?: boolean;
}

/** The estimated jumps left in the tank. */
export function TankFact({ tank, isShort = false }: TankFactProps) {
  return (
    <Fact
      name="Jumps in the tank"
      value={tank === undefined ? undefined : `about ${tank.jumps}`}
      note={tank === undefined ? undefined : `estimate from ${displayCount(tank.basis, "jump")}`}
      tone={isShort ? "caution" : "plain"}
    />
  );
}
