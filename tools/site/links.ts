import { posix } from "node:path";
import { placeAddressOf, wayTo } from "./addresses.ts";

/** Fenced code, inline code, or a link `[text](target)`, with `!` before a picture; matching code keeps it unchanged. */
const codeOrLink = /^```[^]*?^```$|`[^`\n]+`|(?<mark>!?)\[(?<words>(?:`[^`]*`|[^\]])*)\]\((?<target>[^)\s]+)\)/gm;

/** A file of the repository and the page it becomes. */
interface Place {
  readonly file: string;
  readonly page: string;
}

/**
 * Turns links between files of the repository into links of the site: a page is linked, and a file
 * without a page is only named, because the site is self-contained.
 */
export function rewriteLinks(text: string, place: Place): string {
  return text.replaceAll(codeOrLink, (whole: string, ...rest: unknown[]) => {
    const { mark = "", words = "", target } = rest.at(-1) as Readonly<Record<string, string | undefined>>;
    const leavesTheSite = target === undefined || /^(?:[a-z]+:|#)/.test(target);
    return leavesTheSite ? whole : rewrite({ mark, words, target }, place);
  });
}

function rewrite(link: { mark: string; words: string; target: string }, { file, page }: Place): string {
  const [path = "", anchor] = link.target.split("#");
  const found = posix.join(posix.dirname(file), path).replace(/\/$/, "");
  const address = placeAddressOf(found, anchor);
  if (address === undefined) return link.words.includes(found) ? link.words : `${link.words} (\`${found}\`)`;
  return `${link.mark}[${link.words}](${wayTo(address, page)})`;
}
