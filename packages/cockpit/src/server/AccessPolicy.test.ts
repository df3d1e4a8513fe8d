import { mkdir, symlink, writeFile } from "node:fs/promises";
import { get, type IncomingHttpHeaders } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it, onTestFinished } from "vitest";
import { until } from "../../../../tests/helpers/limits/until.ts";
import {
  sendRequest,
  PushStream,
  numberedLines,
  startTestCockpit,
  temporaryFolder,
} from "../../tests/helpers/cockpit.ts";

const paths = [
  "/",
  "/api/events",
  "/api/snapshot",
  "/api/state",
  "/api/records",
  "/api/moment",
  "/api/timeline",
  "/assets/app.js",
];

async function pageFolder(): Promise<string> {
  const folder = join(await temporaryFolder(), "page");
  await mkdir(join(folder, "assets"), { recursive: true });
  await writeFile(join(folder, "index.html"), "<!doctype html><title>page</title>");
  await writeFile(join(folder, "assets", "app.js"), "let x");
  await writeFile(join(folder, "assets", "secret.key"), "secret");
  await writeFile(join(folder, "..", "secret.js"), "secret");
  await symlink(join(folder, "..", "secret.js"), join(folder, "linked.js"));
  return folder;
}

describe("access", () => {
  it.each([
    "evil.example",
    "127.0.0.1",
    "localhost:1",
    "evil.example:PORT",
    "127.0.0.1.evil.example:PORT",
    "[::1]:PORT",
  ])("refuses the host %j", async (host) => {
    const { port } = await startTestCockpit(new PushStream(), { pageFolder: await pageFolder() });
    for (const path of paths) {
      const { status, body } = await sendRequest(port, path, { Host: host.replace("PORT", String(port)) });
      expect(`${path} ${status} ${body}`).toBe(`${path} 403 The Host header does not name this server.\n`);
    }
  });

  it.each([
    { Origin: "http://evil.example" },
    { Origin: "null" },
    { Origin: "https://127.0.0.1:PORT" },
    { Origin: "http://localhost:1" },
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site", "Sec-Fetch-Mode": "cors" },
  ])("refuses a request from another site: %j", async (headers) => {
    const { port } = await startTestCockpit(new PushStream(), { pageFolder: await pageFolder() });
    const own = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.replace("PORT", String(port))]),
    );
    for (const path of paths) expect((await sendRequest(port, path, own)).status).toBe(403);
  });

  it.each([
    {},
    { Origin: "http://127.0.0.1:PORT" },
    { Host: "LOCALHOST:PORT" },
    { "Sec-Fetch-Site": "same-origin" },
    { "Sec-Fetch-Site": "none" },
  ])("allows its own page and programs: %j", async (headers) => {
    const { port } = await startTestCockpit(new PushStream(), { pageFolder: await pageFolder() });
    const own = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.replace("PORT", String(port))]),
    );
    expect((await sendRequest(port, "/", own)).body).toContain("<title>page</title>");
    expect((await sendRequest(port, "/api/snapshot", own)).status).toBe(200);
  });

  it("lets a link on another site open the page but load nothing from it", async () => {
    const { port } = await startTestCockpit(new PushStream(), { pageFolder: await pageFolder() });
    const fromOtherSite = (mode: string) => ({ "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": mode });
    expect((await sendRequest(port, "/", fromOtherSite("navigate"))).status).toBe(200);
    for (const mode of ["cors", "no-cors", "websocket"]) {
      expect((await sendRequest(port, "/", fromOtherSite(mode))).status).toBe(403);
    }
  });

  it("lets no other site open the API, nor the page in a frame", async () => {
    const { port } = await startTestCockpit(new PushStream(), { pageFolder: await pageFolder() });
    const fromOtherSite = (dest: string) => ({
      "Sec-Fetch-Site": "cross-site",
      "Sec-Fetch-Mode": "navigate",
      "Sec-Fetch-Dest": dest,
    });
    expect((await sendRequest(port, "/?panel=route", fromOtherSite("document"))).status).toBe(200);
    for (const path of paths.filter((each) => each !== "/")) {
      expect(`${path} ${(await sendRequest(port, path, fromOtherSite("document"))).status}`).toBe(`${path} 403`);
    }
    for (const dest of ["iframe", "frame", "object", "embed"]) {
      expect((await sendRequest(port, "/", fromOtherSite(dest))).status).toBe(403);
    }
  });

  it.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])("refuses the method %s", async (method) => {
    const { port } = await startTestCockpit(new PushStream());
    const { status, headers } = await sendRequest(port, "/api/snapshot", {}, method);
    expect(status).toBe(405);
    expect(headers.allow).toBe("GET, HEAD");
  });

  it("answers HEAD without a body", async () => {
    const { port } = await startTestCockpit(new PushStream(), { pageFolder: await pageFolder() });
    for (const path of paths) {
      expect(await sendRequest(port, path, {}, "HEAD")).toMatchObject({ status: 200, body: "" });
    }
  });
});

describe("the files of the page", () => {
  it.each([
    ..."/../secret.js /assets/../../secret.js /%2e%2e/secret.js /..%2fsecret.js /assets/%2e%2e%2f%2e%2e%2fsecret.js".split(
      " ",
    ),
    ..."/assets/secret.key /linked.js /assets /assets/ /index.html/ /assets/app.js%00 /constructor /__proto__".split(
      " ",
    ),
    ..."/etc/passwd /file:///etc/passwd /.".split(" ").map((path) => `${path}x`),
  ])("do not include %s", async (path) => {
    const { port } = await startTestCockpit(new PushStream(), { pageFolder: await pageFolder() });
    const { status, body } = await sendRequest(port, path);
    expect(`${status} ${body}`).toBe("404 Not found.\n");
  });

  it.each(["//evil.example/", "http://evil.example/", "*"])("are not served for the address %s", async (path) => {
    const { port } = await startTestCockpit(new PushStream(), { pageFolder: await pageFolder() });
    expect((await sendRequest(port, path)).status).toBe(400);
  });

  it("have a strict content security policy, as every response does", async () => {
    const { port } = await startTestCockpit(new PushStream(), { pageFolder: await pageFolder() });
    for (const path of [...paths.filter((each) => each !== "/api/events"), "/nothing"]) {
      const { headers } = await sendRequest(port, path);
      const policy = String(headers["content-security-policy"]);
      expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
      expect(policy).not.toMatch(/unsafe|https?:|\*/);
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["access-control-allow-origin"]).toBeUndefined();
    }
  });

  it("are sent compressed to a client that accepts it", async () => {
    const folder = await pageFolder();
    await writeFile(join(folder, "assets", "app.js.br"), "brotli");
    await writeFile(join(folder, "assets", "app.js.gz"), "gzip");
    const { port } = await startTestCockpit(new PushStream(), { pageFolder: folder });
    const ask = async (accepted: string) => {
      const { headers, body } = await sendRequest(port, "/assets/app.js", { "Accept-Encoding": accepted });
      expect(headers).toMatchObject({ vary: "Accept-Encoding", "content-type": "text/javascript; charset=utf-8" });
      return `${headers["content-encoding"]} ${body}`;
    };
    expect(await ask("gzip, deflate, br")).toBe("br brotli");
    expect(await ask("gzip")).toBe("gzip gzip");
    expect(await ask("")).toBe("undefined let x");
    expect(await ask("br;q=0")).toBe("undefined let x");
    expect((await sendRequest(port, "/assets/app.js.br")).status).toBe(404);
  });

  it("are explained as missing when the page is not built", async () => {
    const { port } = await startTestCockpit(new PushStream());
    expect(await sendRequest(port, "/")).toMatchObject({
      status: 503,
      body: expect.stringContaining("npm run build") as string,
    });
  });
});

describe("the API", () => {
  it.each([
    "/api/snapshot?at=abc",
    "/api/records?after=abc",
    "/api/records?limit=1.5",
    "/api/moment?time=NaN",
    "/api/search?text=a&before=-1",
    "/api/state?topics=system,constructor",
    "/api/events?lag=many",
  ])("refuses %s", async (path) => {
    const { port } = await startTestCockpit(new PushStream());
    expect((await sendRequest(port, path)).status).toBe(400);
  });

  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const)("answers with %s to a client that accepts it, with the same text", async (encoding, decompress) => {
    const stream = new PushStream();
    const { port, urls } = await startTestCockpit(stream);
    stream.push(...numberedLines(300));
    await expect.poll(async () => (await sendRequest(port, "/api/records")).body.length).toBeGreaterThan(20_000);
    for (const path of ["/api/snapshot", "/api/records", "/api/search?text=", "/api/timeline"]) {
      const plain = await sendRequest(port, path);
      expect([plain.headers["content-encoding"], plain.headers.vary]).toEqual([undefined, "Accept-Encoding"]);
      const { headers, bytes } = await rawRequest(new URL(path, urls[0]), encoding);
      expect(headers["content-encoding"]).toBe(encoding);
      expect(decompress(bytes).toString()).toBe(plain.body);
      expect(bytes.length).toBeLessThan(plain.body.length / 2);
    }
  });
});

/** The bytes of a response as they are sent. */
function rawRequest(
  url: URL,
  encoding: string,
): Promise<{ readonly headers: IncomingHttpHeaders; readonly bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "Accept-Encoding": encoding }, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => resolve({ headers: response.headers, bytes: Buffer.concat(chunks) }));
    }).on("error", reject);
  });
}

describe("half requests", () => {
  it("do not keep others from the page", async () => {
    const { port } = await startTestCockpit(new PushStream(), { pageFolder: await pageFolder() });
    const sockets = Array.from({ length: 600 }, () => {
      const socket = connect(port, "127.0.0.1", () => socket.write("GET / HTTP/1.1\r\nHost: 127.0"));
      socket.on("error", () => undefined);
      return socket;
    });
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
    });
    await until(() => sockets.every(({ bytesWritten, destroyed }) => bytesWritten > 0 || destroyed), "all halves");
    const startMs = performance.now();
    expect((await sendRequest(port, "/")).status).toBe(200);
    expect(performance.now() - startMs).toBeLessThan(8000);
  });
});

describe("LAN access", () => {
  const lan = { addresses: ["192.0.2.7"], token: "0123456789abcdef0123456789abcdef" };

  it("is off by default", async () => {
    const { urls, port } = await startTestCockpit(new PushStream());
    expect(urls).toEqual([`http://127.0.0.1:${port}/`]);
  });

  it("needs the token for every address", async () => {
    const stream = new PushStream();
    const { port } = await startTestCockpit(stream, { lan, pageFolder: await pageFolder() });
    stream.push(...numberedLines(3));
    const wrong = [
      `shipslog-${port}=`,
      `shipslog-${port}=${lan.token}x`,
      `shipslog-1=${lan.token}`,
      `x=shipslog-${port}=${lan.token}`,
    ];
    for (const path of [...paths, "/?token=wrong", "/?token=", `/api/snapshot?token=${lan.token}`]) {
      for (const cookie of wrong) expect((await sendRequest(port, path, { Cookie: cookie })).status).toBe(401);
    }
  });

  it("moves the token from the address to a cookie that scripts cannot read", async () => {
    const { port, urls } = await startTestCockpit(new PushStream(), { lan, pageFolder: await pageFolder() });
    expect(urls).toEqual([
      `http://127.0.0.1:${port}/?token=${lan.token}`,
      `http://192.0.2.7:${port}/?token=${lan.token}`,
    ]);
    const { status, headers } = await sendRequest(port, `/?token=${lan.token}`, { Host: `192.0.2.7:${port}` });
    expect(status).toBe(303);
    expect(headers.location).toBe("/");
    const [cookie = ""] = headers["set-cookie"] ?? [];
    expect(cookie).toContain("HttpOnly; SameSite=Strict");
    const own = { Cookie: `other=1; ${cookie.split(";")[0]}` };
    expect((await sendRequest(port, "/", own)).status).toBe(200);
    expect((await sendRequest(port, "/api/snapshot", own)).status).toBe(200);
    expect((await sendRequest(port, "/api/snapshot", { ...own, Host: "evil.example" })).status).toBe(403);
  });
});
