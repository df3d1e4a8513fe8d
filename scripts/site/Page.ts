/** One page of the docs site, before VitePress makes HTML of it. */
export interface Page {
  /** Where it stands in the site, as `reference/FSDJump.md`. */
  readonly path: string;
  /** Its Markdown; links lead from this page to others of the site. */
  readonly text: string;
}
