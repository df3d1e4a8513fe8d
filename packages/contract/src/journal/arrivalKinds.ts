/** Kinds of events that say which system the ship is in, with its address and coordinates. */
export const arrivalKinds: readonly string[] = ["FSDJump", "Location", "CarrierJump"];
