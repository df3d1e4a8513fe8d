import type { Page } from "playwright-core";

/** Finds what does not fit: a page or a part of it that is wider than the window, and text that is cut without an ellipsis. */
export function layoutProblems(page: Page): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>(look);
}

/** Runs in the page. */
const look = `(() => {
  const problems = [];
  const nameOf = (element) => element.tagName.toLowerCase() + "." + String(element.className.baseVal ?? element.className).split(" ")[0];
  const over = document.documentElement.scrollWidth - innerWidth;
  if (over > 0) problems.push("the page is " + over + " px wider than the window");
  const scrolls = (element) => {
    for (let at = element.parentElement; at !== null; at = at.parentElement) {
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflowX) && at !== document.body) return true;
    }
    return false;
  };
  for (const element of document.querySelectorAll("body *")) {
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0 || style.visibility === "hidden") continue;
    // Names for screen readers are kept in a box of one pixel.
    if (box.width <= 1 || box.height <= 1) continue;
    if (box.right > innerWidth + 1 && !scrolls(element)) problems.push(nameOf(element) + " ends " + Math.round(box.right - innerWidth) + " px beyond the window");
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== "");
    const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0 && style.display !== "inline";
    if (hasText && isCut && /hidden|clip/.test(style.overflowX) && style.textOverflow !== "ellipsis") problems.push(nameOf(element) + " cuts " + JSON.stringify(element.textContent.slice(0, 40)));
  }
  return [...new Set(problems)].slice(0, 5);
})()`;
