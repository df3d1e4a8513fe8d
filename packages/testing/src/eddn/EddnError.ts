/** A local EDDN cannot start: its schemas cannot be read, or an address is taken. */
export class EddnError extends Error {
  override readonly name = "EddnError";
}
