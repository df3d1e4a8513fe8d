/** The fields with which lines about modules name the ship. */
export interface VesselFields {
  readonly Ship: string;
  readonly ShipID: number;
}
