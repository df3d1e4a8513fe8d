/** A system on the map. */
export interface MapStar {
  readonly name: string;
  readonly position: readonly [x: number, y: number, z: number];
  /** Class of its main star; undefined when the journal does not name it. */
  readonly starClass: string | undefined;
  readonly role: "past" | "here" | "ahead" | "destination";
  /** Whether the ship did not come here from the star before: jumps in between are in no line that was read. */
  readonly isApart?: boolean;
}
