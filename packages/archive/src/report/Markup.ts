/** What may stand in a template: text is escaped, markup is not, a list is each of its members, nothing is nothing. */
export type Inside = string | number | Markup | undefined | readonly Inside[];

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Characters that neither HTML nor XML has, and marks that turn the direction of writing. */
const unshowable = /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/gu;

/**
 * Text that a program wrote as markup. There is no way to make it of data: only `markup` makes it, and of templates alone, whose
 * insertions it escapes. So nothing from a journal can become markup.
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

/** Makes markup of a template literal: markup`<b>${text}</b>`. */
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
