import { readPageSettings } from '@xana/release/page-settings';
import { ReleaseStore } from '@xana/release/release-store';
import { refreshPage } from '@xana/release/switch-release';
import { buildParts } from './build-parts.ts';
import { publishPart } from './publish-parts.ts';
import { readTopology } from './topology.ts';

/** Builds all parts and publishes what is new into the store of the environment: a deployment's first step. */
const { RELEASE_STORE = '', PAGE_SETTINGS = '' } = process.env;
const topology = readTopology();
const store = new ReleaseStore(RELEASE_STORE);
const settings = readPageSettings(PAGE_SETTINGS);

await buildParts(topology, (text) => console.log(text));
for (const name of ['shell', ...Object.keys(topology.remotes)]) {
  const { id } = await publishPart({
    store,
    settings,
    name,
    actor: 'deployment',
    reason: 'deployed with the platform',
    onlyIfNew: true,
  });
  console.log(`${name} is at ${id}`);
}
refreshPage(store, settings);
