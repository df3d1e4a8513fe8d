import { listJournals, nodeDisk, type Start } from "@shipslog/journal";

/** Where the newest session of a folder begins, with the first of its parts; undefined when there is none yet. */
export async function lastSession(folder: string): Promise<Start | undefined> {
  const { journals = [] } = (await listJournals(folder, nodeDisk)) ?? {};
  const last = journals.at(-1);
  const first = journals.find(({ stamp, channel }) => stamp === last?.stamp && channel === last.channel);
  return first && { file: first.file, offset: 0, line: 1, generation: 0 };
}
