import { listJournals, type Disk, type ReadStart } from "@shipslog/journal";

/** The start of the first part of the newest session in a folder; undefined when there is none. */
export async function lastSession(folder: string, disk: Disk): Promise<ReadStart | undefined> {
  const { journals = [] } = (await listJournals(folder, disk)) ?? {};
  const last = journals.at(-1);
  const first = journals.find(({ stamp, channel }) => stamp === last?.stamp && channel === last.channel);
  return first && { file: first.file, offset: 0, line: 1, generation: 0 };
}
