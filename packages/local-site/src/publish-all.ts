import { assertTrusted } from '@xana/release/assert-trusted';
import { initializeTrust } from '@xana/release/initialize-trust';
import { teamKeysOf } from '@xana/release/key-files';
import { openReleaseStore } from '@xana/release/open-release-store';
import { readPageSettings } from '@xana/release/page-settings';
import { publishTogether } from '@xana/release/publish';
import { readRegistry } from '@xana/release/read-registry';
import type { ReleaseStore } from '@xana/release/release-store';
import { refreshPage } from '@xana/release/switch-release';
import { changeStore } from '@xana/release/upstream';
import { buildMicrofrontends } from './build-microfrontends.ts';
import { describeActive } from './describe-active.ts';
import { assignFirstOwners } from './first-owners.ts';
import { readPublication } from './publish-microfrontend.ts';
import { readTopology } from './topology.ts';

/** Builds all microfrontends and publishes new builds into the store of the environment: the first step of a deployment. */
const { PAGE_SETTINGS = '', RELEASE_KEY, RELEASE_ROOT } = process.env;
const topology = readTopology();
const store = openReleaseStore(process.env);
const settings = readPageSettings(PAGE_SETTINGS);

await changeStore(store, async (own) => {
  beginMetadata(own);
  await assertTrusted(own);
  assignFirstOwners(own, 'deployment');
});
const decidedOn = readRegistry(store);
await buildMicrofrontends(topology, (text) => console.log(text));
const names = ['shell', ...Object.keys(topology.remotes)];
const decision = { reason: 'deployed with the platform', onlyIfNew: true, isAutomatic: true, decidedOn };
const publications = names.map((name) => readPublication({ name, actor: 'deployment', ...decision }));
const builds = await Promise.all(publications);
await changeStore(store, async (own) => {
  await assertTrusted(own);
  assignFirstOwners(own, 'deployment');
  publishTogether(own, settings, builds);
  refreshPage(own, settings);
});
for (const name of names) console.log(describeActive(readRegistry(store), name));

/** The first deployment begins the metadata of the store. */
function beginMetadata(own: ReleaseStore): void {
  if (!RELEASE_KEY || !RELEASE_ROOT) return;
  const author = { actor: 'deployment', reason: 'the first deployment' };
  initializeTrust(own, RELEASE_ROOT, teamKeysOf(RELEASE_KEY), author);
}
