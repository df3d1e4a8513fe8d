import { writeAs } from "./competingWriter.ts";

/** A process of its own that tries to write every file whose name it receives, and sends back what it achieved. */
const [, , folder = "", who = ""] = process.argv;
async function answer(file: string): Promise<void> {
  process.send?.(await writeAs(who, folder, file));
}

process.on("message", (file: string) => void answer(file));
process.send?.("ready");
