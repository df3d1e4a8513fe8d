import type { Rule } from "./Rule.ts";

/** Every rule, in the order of its group. */
export const rules: readonly Rule[] = [];
