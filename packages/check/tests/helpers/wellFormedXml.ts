/** What XML 1.0 allows as a character, section 2.2. */
const allowed = /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u;
const reference = /&(?:amp|lt|gt|quot|apos|#xA);/g;
const token = /<(\/?)([a-z-]+)((?: [a-z]+="[^"<]*")*)(\/?)>|([^<]+)/gy;
const declaration = `<?xml version="1.0" encoding="UTF-8"?>\n`;

/** One element of a document. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

function unescapeXml(text: string): string {
  if (text.replaceAll(reference, "").includes("&")) throw new Error(`a bare ampersand in ${text}`);
  const names: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", "#xA": "\n" };
  return text.replaceAll(reference, (found) => names[found.slice(1, -1)]!);
}

function attributesOf(text: string): Readonly<Record<string, string>> {
  const pairs = [...text.matchAll(/ ([a-z]+)="([^"]*)"/g)].map(
    ([, name, value]) => [name!, unescapeXml(value!)] as const,
  );
  if (new Set(pairs.map(([name]) => name)).size < pairs.length) throw new Error(`an attribute twice in ${text}`);
  return Object.fromEntries(pairs);
}

/** Parses the subset of XML that a report uses, and throws at anything a parser might reject. */
export function readXml(text: string): XmlElement {
  if (!allowed.test(text)) throw new Error("a character that XML forbids");
  if (!text.startsWith(declaration)) throw new Error("no declaration");
  const root: XmlElement = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  token.lastIndex = declaration.length;
  while (token.lastIndex < text.length) {
    const at = token.lastIndex;
    const found = token.exec(text);
    const inside = open.at(-1)!;
    if (found === null) throw new Error(`no XML at ${text.slice(at, at + 80)}`);
    const [, closes, name, attributes = "", empty, content] = found;
    if (content !== undefined) inside.text += unescapeXml(content);
    else if (closes === "/") {
      if (open.pop()!.name !== name) throw new Error(`${name} closes ${inside.name}`);
    } else {
      const element = { name: name!, attributes: attributesOf(attributes), children: [], text: "" };
      inside.children.push(element);
      if (empty === "") open.push(element);
    }
  }
  const [document] = root.children;
  if (open.length !== 1 || document === undefined || root.children.length !== 1) throw new Error("not one document");
  return document;
}
