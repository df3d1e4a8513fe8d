import { nodeDisk, type Disk } from "@shipslog/journal";

/** The disk as if its folders had only these files. */
export function onlyFiles(files: readonly string[]): Disk {
  const wanted = new Set(files);
  return {
    ...nodeDisk,
    list: async (folder) => (await nodeDisk.list(folder))?.filter((name) => wanted.has(name)),
  };
}
