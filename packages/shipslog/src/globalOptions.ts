import type { Option } from "./Option.ts";

/** The options that every command takes. */
export const globalOptions: Readonly<Record<string, Option>> = {
  help: { type: "boolean", description: "print this help" },
  quiet: { type: "boolean", description: "print only results and errors" },
  debug: { type: "boolean", description: "print the stack trace of an unexpected error" },
};
