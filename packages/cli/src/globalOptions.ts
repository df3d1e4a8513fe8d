import type { Option } from "./Command.ts";

/** Options every command takes. */
export const globalOptions: Readonly<Record<string, Option>> = {
  help: { type: "boolean", description: "say what the command does" },
  quiet: { type: "boolean", description: "print nothing but results and errors" },
  debug: { type: "boolean", description: "print the stack of an unexpected error" },
};
