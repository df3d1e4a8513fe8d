/** Kinds of events after which the player may be in another system without a line that names it: another ship, or a rebuy. */
export const relocationKinds: readonly string[] = ["LoadGame", "Died", "Resurrect", "JoinACrew", "QuitACrew"];
