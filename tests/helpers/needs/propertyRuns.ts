/** Sets how many values each property is tried with, where `SHIPSLOG_PROPERTY_RUNS` asks for another number than the default. */
import fc from "fast-check";

const { SHIPSLOG_PROPERTY_RUNS: runs } = process.env;
if (runs !== undefined) fc.configureGlobal({ numRuns: Number(runs) });
