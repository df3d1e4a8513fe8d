/** Hostile texts by attack; each sets `pwned` if it runs as code. */
export const hostileTexts: Readonly<Record<string, string>> = {
  markup: `<img src=x onerror="pwned=1"><script>pwned=1</script><svg onload="pwned=1"><iframe srcdoc="<script>parent.pwned=1</script>">`,
  attribute: `" onmouseover="pwned=1" autofocus onfocus="pwned=1" x="`,
  address: `javascript:pwned=1//`,
  template: "${pwned=1}{{constructor.constructor('pwned=1')()}}",
  style: `</style><style>*{display:none}</style>red;background:url(//example.invalid/x)`,
  control: "\u0000\u0007\u001b[2J\u001b]0;pwned\u0007\u202ereversed\u2066\u200b\ufeff\u2028\u2029\r\n",
  surrogate: "\ud800 lone \udc00",
};

/** Numbers that break drawings to scale: too large, too small, negative. */
export const hostileNumbers: readonly number[] = [1e300, -1e300, 1e-300, -1];

/** Hostile lines: prototype keys, deep nesting, and texts that are not events. */
export const hostileLines: readonly string[] = [
  `{ "timestamp":"2026-05-01T12:00:00Z", "event":"Music", "__proto__":{ "polluted":1 }, "constructor":{ "prototype":{ "polluted":1 } } }`,
  `{ "__proto__":{ "event":"FSDJump" }, "timestamp":"2026-05-01T12:00:00Z", "event":"__proto__" }`,
  `{ "timestamp":"2026-05-01T12:00:00Z", "event":"constructor" }`,
  `{ "timestamp":"2026-05-01T12:00:00Z", "event":"<img src=x onerror=pwned=1>" }`,
  `{ "timestamp":"2026-05-01T12:00:00Z", "event":"EngineerProgress", "Engineers":[ { "Engineer":"__proto__", "Progress":"constructor" } ] }`,
  `<script>pwned=1</script>`,
  "[".repeat(5000),
  `{ "timestamp":"2026-05-01T12:00:00Z", "event":"Music", "deep":${"[".repeat(3000)}1${"]".repeat(3000)} }`,
];
