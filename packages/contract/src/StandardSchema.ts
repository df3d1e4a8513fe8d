/** One issue of a failed Standard Schema validation. */
export interface StandardIssue {
  readonly message: string;
  readonly path: readonly string[];
}

/** The Standard Schema interface, version 1 (standardschema.dev), as far as a synchronous schema needs it. */
export interface StandardSchema<Output> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: "shipslog";
    validate(
      value: unknown,
    ): { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly StandardIssue[] };
    readonly types?: { readonly input: unknown; readonly output: Output };
  };
}
