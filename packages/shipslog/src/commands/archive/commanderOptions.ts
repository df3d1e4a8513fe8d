import type { Option } from "../../Option.ts";

/** The options about commanders of every command that makes tables. */
export const commanderOptions: Readonly<Record<string, Option>> = {
  commander: { type: "string", value: "ID", description: "only the journals of this commander" },
  "default-commander": { type: "string", value: "ID", description: "commander of journals that do not name one" },
};
