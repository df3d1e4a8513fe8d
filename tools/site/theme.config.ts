// `tools/docs.ts` copies this file to `.vitepress/theme/index.ts` among the assembled pages, with the style beside it.
import theme from "vitepress/theme-without-fonts";
import "./site.css";

/** The default theme in the font of the system, with a few colours and marks changed for accessibility. */
export default theme;
