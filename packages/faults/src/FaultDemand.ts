/** Faults on demand, beside those by rate: a caller asks for one while the session is written. */
export interface FaultDemand {
  /** Whether the next place that the fault can damage must be damaged. */
  isWanted(fault: string): boolean;
  /** Called when the fault begins a damage, on demand or by rate. */
  strike(fault: string): void;
}
