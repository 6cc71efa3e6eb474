import { readPageSettings } from '@xana/release/page-settings';
import { readRegistry } from '@xana/release/read-registry';
import { ReleaseStore } from '@xana/release/release-store';
import { refreshPage } from '@xana/release/switch-release';
import { buildMicrofrontends } from './build-microfrontends.ts';
import { publishMicrofrontend } from './publish-microfrontend.ts';
import { readTopology } from './topology.ts';

/** Builds all microfrontends and publishes new builds into the store of the environment: the first step of a deployment. */
const { RELEASE_STORE = '', PAGE_SETTINGS = '' } = process.env;
const topology = readTopology();
const store = new ReleaseStore(RELEASE_STORE);
const settings = readPageSettings(PAGE_SETTINGS);

const decidedOn = readRegistry(store);
await buildMicrofrontends(topology, (text) => console.log(text));
for (const name of ['shell', ...Object.keys(topology.remotes)]) {
  const { id } = await publishMicrofrontend({
    store,
    settings,
    name,
    actor: 'deployment',
    reason: 'deployed with the platform',
    onlyIfNew: true,
    isAutomatic: true,
    decidedOn,
  });
  console.log(`${name} is at ${id}`);
}
refreshPage(store, settings);
