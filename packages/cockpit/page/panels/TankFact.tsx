import type { TankEstimate } from "../../src/state/derived/tankEstimate.ts";
import { Fact } from "../instruments/Fact.tsx";

interface TankFactProps {
  readonly tank: TankEstimate | undefined;
  /** Whether it may not reach the next fuel. */
  readonly isShort?: boolean;
}

/** The jumps left in the tank, marked as the estimate it is. */
export function TankFact({ tank, isShort = false }: TankFactProps) {
  return (
    <Fact
      name="Jumps in the tank"
      value={tank === undefined ? undefined : `about ${tank.jumps}`}
      note={tank === undefined ? undefined : `estimate from ${tank.basis} ${tank.basis === 1 ? "jump" : "jumps"}`}
      tone={isShort ? "caution" : "plain"}
    />
  );
}
