// `scripts/docs.ts` copies this file to `.vitepress/theme/index.ts` among the assembled pages, with the style beside it.
import theme from "vitepress/theme";
import "./site.css";

/** The default theme, with the few colours and marks changed that not everyone could read. */
export default theme;
