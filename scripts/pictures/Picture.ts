/** A picture in docs/pictures. */
export interface Picture {
  /** The name of its file. */
  readonly file: string;
  /** What it shows, in one sentence. */
  readonly shows: string;
  /** Whether making it again gives the same bytes; without it the picture shows something that runs, and only its size is held. */
  readonly isExact: boolean;
  /** Makes it. The folder is empty, of its own, and thrown away afterwards. */
  make(folder: string): Promise<string | Uint8Array>;
}
