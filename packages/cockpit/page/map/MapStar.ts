/** A system on the map. */
export interface MapStar {
  readonly name: string;
  readonly position: readonly [x: number, y: number, z: number];
  /** Class of its main star; undefined when the journal does not name it. */
  readonly starClass: string | undefined;
  readonly role: "past" | "here" | "ahead" | "destination";
}
