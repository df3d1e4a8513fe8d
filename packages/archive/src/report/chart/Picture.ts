import { markup, type Inside, type Markup } from "../Markup.ts";

/** What a picture says in words, for those who do not see it. */
export interface Words {
  /** What it is. */
  readonly title: string;
  /** What it shows, in a sentence or two. */
  readonly description: string;
}

/** The width every picture is drawn in; the page brings it to the width there is. */
export const pictureWidth = 1000;

/** Puts drawn things into a picture with its words. */
export function picture(name: string, height: number, words: Words, drawn: Inside, width = pictureWidth): Markup {
  return markup`<svg class="picture ${name}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="${name}-title ${name}-words">
<title id="${name}-title">${words.title}</title>
<desc id="${name}-words">${words.description}</desc>
${drawn}
</svg>`;
}
