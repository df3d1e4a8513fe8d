// `tools/docs.ts` copies this file to `.vitepress/theme/index.ts` among the assembled pages, with the style beside it.
import theme from "vitepress/theme";
import "./site.css";

/** The default theme, with a few colours and marks changed for accessibility. */
export default theme;
