import { assertTrusted } from '@xana/release/assert-trusted';
import { initializeTrust } from '@xana/release/initialize-trust';
import { teamKeysOf } from '@xana/release/key-files';
import { readPageSettings } from '@xana/release/page-settings';
import { publishTogether } from '@xana/release/publish';
import { readRegistry } from '@xana/release/read-registry';
import { ReleaseStore } from '@xana/release/release-store';
import { refreshPage } from '@xana/release/switch-release';
import { buildMicrofrontends } from './build-microfrontends.ts';
import { describeActive } from './describe-active.ts';
import { assignFirstOwners } from './first-owners.ts';
import { readPublication } from './publish-microfrontend.ts';
import { readTopology } from './topology.ts';

/** Builds all microfrontends and publishes new builds into the store of the environment: the first step of a deployment. */
const { RELEASE_STORE = '', PAGE_SETTINGS = '', HEALTH_DIRECTORY, RELEASE_KEY, RELEASE_ROOT } = process.env;
const topology = readTopology();
const store = new ReleaseStore(RELEASE_STORE, HEALTH_DIRECTORY);
const settings = readPageSettings(PAGE_SETTINGS);

beginMetadata();
await assertTrusted(store);
assignFirstOwners(store, 'deployment');
const decidedOn = readRegistry(store);
await buildMicrofrontends(topology, (text) => console.log(text));
const names = ['shell', ...Object.keys(topology.remotes)];
const decision = { reason: 'deployed with the platform', onlyIfNew: true, isAutomatic: true, decidedOn };
const publications = names.map((name) => readPublication({ name, actor: 'deployment', ...decision }));
publishTogether(store, settings, await Promise.all(publications));
for (const name of names) console.log(describeActive(readRegistry(store), name));
refreshPage(store, settings);

/** The first deployment begins the metadata of the store. */
function beginMetadata(): void {
  if (!RELEASE_KEY || !RELEASE_ROOT) return;
  const author = { actor: 'deployment', reason: 'the first deployment' };
  initializeTrust(store, RELEASE_ROOT, teamKeysOf(RELEASE_KEY), author);
}
