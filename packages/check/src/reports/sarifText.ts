/** A SARIF message without placeholders or links: 3.11.5 doubles braces, 3.11.6 escapes brackets. */
export function sarifText(text: string): string {
  return text.replaceAll(/[{}]/g, "$&$&").replaceAll(/[\\[\]]/g, "\\$&");
}

/** A path as a URI reference for SARIF (RFC 3986); characters that no URI can hold become U+FFFD. */
export function uriOf(path: string): string {
  const segments = path.toWellFormed().replaceAll("\\", "/").split("/").map(encodeURIComponent);
  const uri = segments.join("/");
  if (/^[a-z]%3A\//i.test(uri)) return `file:///${uri.replace("%3A", ":")}`;
  return uri.startsWith("/") ? `file:///${uri.replace(/^\/+/, "")}` : uri;
}
