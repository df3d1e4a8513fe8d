import type { SessionWish } from "../simulate/SessionWish.ts";

/** Where journals come from: a folder of the machine, chosen files, or a session that is simulated now. A worker can be sent each. */
export type ChosenJournals =
  | { readonly type: "folder"; readonly handle: FileSystemDirectoryHandle }
  | { readonly type: "files"; readonly name: string; readonly files: readonly File[] }
  | { readonly type: "simulated"; readonly wish: SessionWish };

/** The name of a source, as a disk and a reader know it. */
export function nameOfSource(source: ChosenJournals): string {
  if (source.type === "folder") return source.handle.name;
  return source.type === "files" ? source.name : `${source.wish.title} (simulated)`;
}
