/** A signal that the full spectrum scanner finds in a system. */
export interface Signal {
  readonly name: string;
  /** The text players see, where the name is a symbol. */
  readonly text: string | undefined;
  readonly type: string;
  /** Whether ships dock there; outposts are not marked so. */
  readonly isStation: boolean;
}
