import { until } from "../../tests/helpers/limits/until.ts";
import { judgePage } from "../executable/judgePage.ts";
import type { Wine } from "./Wine.ts";

/** Starts `shipslog.exe` without a word, as a double-click does, and fetches the page from the address in its window. */
export async function tryCockpit(wine: Wine): Promise<string | undefined> {
  const program = wine.start("shipslog.exe");
  const address = () => /http:\/\/\S+(?=\s)/.exec(program.printed())?.[0];
  try {
    await until(() => address() !== undefined || !program.isRunning(), "an address", { everyMs: 250 });
    const url = address();
    return url === undefined ? `it ended and printed ${program.printed()}` : await judgePage(url);
  } finally {
    wine.stop();
    await program.ended;
  }
}
