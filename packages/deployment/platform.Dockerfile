# One image for the platform, the page server and the release commands; the command selects one.
FROM node:20-bookworm-slim AS installed
WORKDIR /srv/xana
# Downloads the packages once per lockfile, not after each change of the sources.
COPY pnpm-lock.yaml pnpm-workspace.yaml ./
RUN npm exec --yes --package pnpm@10.34.9 -- pnpm fetch
COPY . .
# Installs the packages and bundles the release command, the services and the release desk.
RUN CI=1 node packages/local-site/bootstrap.mjs release --help \
  && node --import ./packages/local-site/node_modules/tsx/dist/loader.mjs packages/local-site/src/write-bundles.ts

FROM node:20-bookworm-slim
ENV NODE_ENV=production
# Writable for the builds of `publish`.
RUN mkdir -p /srv/xana/.local /srv/data /srv/releases /srv/health /srv/trust \
  && chown -R node:node /srv/xana /srv/data /srv/releases /srv/health /srv/trust
WORKDIR /srv/xana
COPY --from=installed --chown=node:node /srv/xana .
USER node
CMD ["node", "packages/platform-api/dist/main.mjs"]
