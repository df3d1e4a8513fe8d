/** Prints the Containerfile of an image with every command of a fleet. The folder `app` beside it has the installed packages. */
export function printContainerfile(): string {
  return `# Every command of a fleet: collect, registrar, guard, doctor. Build it with
#   npm install --prefix app shipslog @shipslog/fleet @shipslog/archive
#   buildah build -t shipslog .
ARG BASE=docker.io/library/node:24-slim
FROM \${BASE}
COPY app/node_modules /app/node_modules
# Nothing in the image belongs to this user: fleet and lake are mounted.
USER 10001:10001
WORKDIR /data
STOPSIGNAL SIGINT
ENTRYPOINT ["node", "/app/node_modules/shipslog/dist/shipslog.js"]
`;
}
