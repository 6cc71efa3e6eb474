#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { buildRemote } from './build-remote.ts';
import { developRemote } from './develop-remote.ts';
import { serveStandAlone } from './stand-alone.ts';

/** On the allow-list of a local site (`packages/local-site/src/topology.ts`). */
const DEFAULT_PORT = 3049;
const DEFAULT_SITE = 'http://localhost:3000';

const USAGE = `Builds the remote in this folder, outside of the repository of the site.

  xana-remote build                                   write dist, which \`release publish --build dist\` reads
  xana-remote start [--port <port>]                   show its modules without a site, with a fake platform
  xana-remote dev [--site <origin>] [--port <port>]   build at each save, and serve it to a page of a running site

  --site <origin>   default: XANA_SITE in the environment, or ${DEFAULT_SITE}
  --port <port>     default: ${DEFAULT_PORT}`;

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      site: { type: 'string' },
      port: { type: 'string' },
    },
  });
  const [verb] = positionals;
  const directory = process.cwd();
  if (verb === 'build') {
    console.log(`The build is in ${await buildRemote(directory)}.`);
  } else if (verb === 'dev') {
    const { site = process.env.XANA_SITE ?? DEFAULT_SITE, port = DEFAULT_PORT } = values;
    if (!URL.canParse(site)) throw new Error(`--site must be the origin of a site, for example ${DEFAULT_SITE}.`);
    const stop = await developRemote({ directory, site, port: Number(port), print: console.log });
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop());
  } else if (verb === 'start') {
    const { port = DEFAULT_PORT } = values;
    await serveStandAlone({ directory, port: Number(port) });
    console.log(`Open http://localhost:${port}, or http://localhost:${port}/?lang=ja. Ctrl-C stops.`);
  } else {
    console.log(USAGE);
    if (!values.help) process.exitCode = 2;
  }
}

run().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
