/** The client that a session runs on. */
export interface GameClient {
  /** Runs without the on-foot expansion: the player stays in the ship, and engineers of the expansion have no names. */
  readonly isBaseGame: boolean;
  /** From before the updates that added the resources of upgrades, the id and rank of a squadron, and the landing pads. */
  readonly isOlder: boolean;
  /** Whether it writes display texts (`X_Localised`). */
  readonly hasTexts: boolean;
}
