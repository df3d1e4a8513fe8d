import type { Page } from "playwright-core";

/**
 * Finds what does not fit or says nothing: a page or a part of it that is wider than the window, text that is cut without an
 * ellipsis, texts that lie over each other, cells without content, and values or names that are meant for programs.
 */
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

  // What of a text can be seen: its boxes within every ancestor that clips it.
  const texts = [];
  const spaces = new Map();
  const spaceOf = (element) => {
    if (element === null) return { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity, floats: false, hidden: false };
    const known = spaces.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const outer = spaceOf(element.parentElement);
    const box = element.getBoundingClientRect();
    const isTiny = box.width <= 1 || box.height <= 1;
    const clips = /auto|scroll|hidden|clip/.test(style.overflowX + style.overflowY) && !(element instanceof SVGElement);
    const space = {
      left: clips ? Math.max(outer.left, box.left) : outer.left,
      top: clips ? Math.max(outer.top, box.top) : outer.top,
      right: clips ? Math.min(outer.right, box.right) : outer.right,
      bottom: clips ? Math.min(outer.bottom, box.bottom) : outer.bottom,
      // A part that floats lies over what scrolls under it.
      floats: outer.floats || /fixed|sticky/.test(style.position) || element.tagName === "DIALOG",
      hidden: outer.hidden || style.visibility === "hidden" || Number(style.opacity) === 0 || (isTiny && clips),
    };
    spaces.set(element, space);
    return space;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (node.data.trim() === "" || element === null || /^(?:OPTION|SCRIPT|STYLE|TITLE)$/.test(element.tagName)) continue;
    const space = spaceOf(element);
    if (space.hidden) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // An ellipsis, or an edge that fades out as that of the tape of headings.
    const isSign = (style) => style.textOverflow === "ellipsis" || style.maskImage !== "none";
    const hasSign = (at) => at !== null && (isSign(getComputedStyle(at)) || hasSign(at.parentElement));
    for (const box of range.getClientRects()) {
      const isSeen = box.bottom > space.top && box.top < space.bottom && box.left < space.right;
      if (isSeen && box.right > space.right + 2 && !hasSign(element)) problems.push(JSON.stringify(node.data.trim().slice(0, 40)) + " is cut at its end");
      // Line boxes are taller than letters.
      const trim = box.height * 0.2;
      const seen = { left: Math.max(space.left, box.left), top: Math.max(space.top, box.top + trim), right: Math.min(space.right, box.right), bottom: Math.min(space.bottom, box.bottom - trim), floats: space.floats, node };
      if (seen.right - seen.left > 3 && seen.bottom - seen.top > 3) texts.push(seen);
    }
  }
  texts.sort((a, b) => a.top - b.top);
  for (const [at, text] of texts.entries()) {
    for (let next = at + 1; next < texts.length && texts[next].top < text.bottom - 3; next += 1) {
      const other = texts[next];
      const isOver = Math.min(text.right, other.right) - Math.max(text.left, other.left) > 3;
      if (isOver && other.node !== text.node && other.floats === text.floats) {
        problems.push(JSON.stringify(text.node.data.trim().slice(0, 40)) + " lies over " + JSON.stringify(other.node.data.trim().slice(0, 40)));
      }
    }
  }

  for (const cell of document.querySelectorAll(".cell, .card")) {
    if (cell.hidden) continue;
    const content = [...cell.children].filter((child) => child.tagName !== "HEADER");
    const isEmpty = content.every((child) => child.textContent.trim() === "" && child.querySelector("svg, canvas, img, input, select") === null && !/^(?:svg|canvas|img|input|select)$/i.test(child.tagName));
    if (isEmpty) problems.push("nothing in " + JSON.stringify(cell.ariaLabel));
  }

  // The inspector and the findings show lines as they are.
  for (const panel of document.querySelectorAll(".panel, .top-bar")) {
    const words = panel.cloneNode(true);
    for (const raw of words.querySelectorAll(".inspector, code, pre, #panel-health .cell")) raw.remove();
    const parts = [];
    const names = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
    for (let node = names.nextNode(); node !== null; node = names.nextNode()) parts.push(node.data);
    const said = parts.join(" ");
    const found = /\\bundefined\\b|\\bNaN\\b|\\[object |\\bInfinity\\b|\\$[A-Za-z]\\w*[:;]?|\\b[a-z][a-z0-9]*_[a-z0-9_]+\\b/.exec(said);
    if (found !== null) problems.push("says " + JSON.stringify(said.slice(Math.max(0, found.index - 30), found.index + 40)));
  }
  return [...new Set(problems)].slice(0, 5);
})()`;
