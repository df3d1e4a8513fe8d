import { readJournal } from "../../src/read/readJournal.ts";

/**
 * A program of its own that reads the folder of its first argument and prints what it found as JSON. It gives up the
 * rights of root once it is loaded, because permissions do not apply to root.
 */
const [, , folder = ""] = process.argv;
const nobody = 65_534;

if (process.getuid?.() === 0) {
  process.setgroups?.([nobody]);
  process.setgid?.(nobody);
  process.setuid?.(nobody);
}
const kinds: string[] = [];
const notices: object[] = [];
const stream = readJournal(folder, {
  sleep: () => Promise.resolve(),
  onNotice: (notice) => notices.push("cause" in notice ? { ...notice, cause: notice.cause.message } : notice),
});
for await (const entry of stream) kinds.push(entry.type === "event" ? entry.kind : entry.type);
process.stdout.write(JSON.stringify({ kinds, notices }));
