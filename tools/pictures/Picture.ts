/** A picture in docs/pictures. */
export interface Picture {
  /** The name of its file. */
  readonly file: string;
  /** What it shows, in one sentence. */
  readonly shows: string;
  /** Whether making it again gives the same bytes. Otherwise only its size is checked. */
  readonly isExact: boolean;
  /** Makes the picture. The folder is empty and removed afterwards. */
  make(folder: string): Promise<string | Uint8Array>;
}
