import { createHash } from "node:crypto";
import { plan } from "@shipslog/journal";
import { scenarioNames, simulate } from "@shipslog/simulator";
import { optionsOf } from "./folder.ts";

/** Hashes everything that is written in a session of each scenario in dialect live: lines, companion files, and when. */
export function hashLive(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    scenarioNames.map((scenario, at) => {
      const language = at % 2 === 0 ? "english" : "french";
      const hash = createHash("sha256");
      const session = simulate(optionsOf({ scenario, seed: 42, hours: 0.5, language }));
      for (const step of plan(session, { dialect: "live", companions: "last" })) {
        hash.update(`${step.type} ${step.atMs} ${step.file}\n`);
        if ("bytes" in step) hash.update(step.bytes);
      }
      return [scenario, hash.digest("hex")];
    }),
  );
}
