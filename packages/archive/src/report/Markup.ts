/** What a template may contain: text is escaped, markup is not, a list is joined, undefined is empty. */
export type Inside = string | number | Markup | undefined | readonly Inside[];

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Characters that are not allowed in HTML or XML, and marks that change the text direction. */
const unshowable = /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/gu;

/**
 * Trusted markup. Only the template tag `markup` creates it, and it escapes every insertion, so text from a journal never becomes
 * markup.
 */
export class Markup {
  readonly #text: string;

  private constructor(text: string) {
    this.#text = text;
  }

  /** Fills a template; insertions belong between tags or between the double quotes of an attribute. */
  static fill(template: TemplateStringsArray, ...insertions: readonly Inside[]): Markup {
    const parts = template.map((part, index) => part + printInside(insertions[index]));
    return new Markup(parts.join(""));
  }

  toString(): string {
    return this.#text;
  }
}

/** Creates markup from a template literal: markup`<b>${text}</b>`. */
export function markup(template: TemplateStringsArray, ...insertions: readonly Inside[]): Markup {
  return Markup.fill(template, ...insertions);
}

function printInside(inside: Inside): string {
  if (inside === undefined) return "";
  if (inside instanceof Markup) return inside.toString();
  if (typeof inside === "number") return Number.isFinite(inside) ? String(inside) : "0";
  if (typeof inside === "string") return escape(inside);
  return inside.map(printInside).join("");
}

function escape(text: string): string {
  return text
    .toWellFormed()
    .replace(unshowable, "\uFFFD")
    .replace(/[&<>"']/g, (character) => escapes[character] ?? "");
}
