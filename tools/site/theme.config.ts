// `tools/docs.ts` copies this file to `.vitepress/theme/index.ts` among the assembled pages, with the style beside it.
import { inBrowser, type Theme } from "vitepress";
import theme from "vitepress/theme-without-fonts";
import "./site.css";

/**
 * The default theme in the font of the system, with a few colours and marks changed for accessibility. The browser opens every page, and not the
 * site's scripts: otherwise the text of each page would be in the site a second time, as a script.
 */
export default {
  extends: theme,
  enhanceApp({ router }) {
    if (!inBrowser) return;
    let isOpen = false;
    router.onBeforeRouteChange = (address) => {
      if (isOpen) location.assign(address);
      return !isOpen;
    };
    router.onBeforePageLoad = () => {
      // Also asked when somebody goes back to another place of the same page, where the browser has scrolled to.
      const isFirst = !isOpen;
      isOpen = true;
      return isFirst;
    };
  },
} satisfies Theme;
