# One image for the platform, the page server and the release commands; the command selects one.
FROM node:20-bookworm-slim AS installed
WORKDIR /srv/xana
COPY . .
# Installs the packages and bundles the release command.
RUN CI=1 node packages/local-site/bootstrap.mjs release --help

FROM node:20-bookworm-slim
ENV NODE_ENV=production
WORKDIR /srv/xana
COPY --from=installed --chown=node:node /srv/xana .
RUN mkdir -p /srv/data /srv/releases && chown node:node /srv/data /srv/releases
USER node
CMD ["node", "--import", "./packages/local-site/node_modules/tsx/dist/loader.mjs", "packages/platform-api/src/main.ts"]
