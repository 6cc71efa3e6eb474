// Runs in the folder of earlier sources, with the tools of that time: builds one microfrontend and writes what the build lists about it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [name, output] = process.argv.slice(2);
const load = (file) => import(pathToFileURL(join(process.cwd(), 'packages/local-site/src', file)).href);
const { readTopology } = await load('topology.ts');
const { buildMicrofrontends } = await load('build-microfrontends.ts');
const { readPublication } = await load('publish-microfrontend.ts');
await buildMicrofrontends(readTopology(), () => {}, { names: [name] });
const publication = await readPublication({ name, actor: 'skew', reason: 'the previous release' });
writeFileSync(output, JSON.stringify(publication));
