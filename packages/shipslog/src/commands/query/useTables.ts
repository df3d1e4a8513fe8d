import type { Tables } from "@shipslog/archive";
import { stopIfInterrupted } from "../../Interruption.ts";
import type { Host } from "../../Host.ts";

const left = "the result is not complete";
const againMs = 50;

/** Runs work on tables and closes them. Ctrl-C ends a running query. */
export async function useTables(tables: Tables, host: Host, work: () => Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const interrupt = () => {
    tables.connection.interrupt();
    // DuckDB forgets an interrupt that comes between two queries.
    timer = setTimeout(interrupt, againMs);
  };
  host.interrupted.addEventListener("abort", interrupt, { once: true });
  try {
    stopIfInterrupted(host, left);
    await work();
    stopIfInterrupted(host, left);
  } catch (error) {
    stopIfInterrupted(host, left);
    throw error;
  } finally {
    host.interrupted.removeEventListener("abort", interrupt);
    clearTimeout(timer);
    tables.close();
  }
}
