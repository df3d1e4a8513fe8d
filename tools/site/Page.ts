/** One page of the docs site, before VitePress turns it into HTML. */
export interface Page {
  /** Its path in the site, such as `reference/FSDJump.md`. */
  readonly path: string;
  /** Its Markdown, with links relative to this page. */
  readonly text: string;
}
