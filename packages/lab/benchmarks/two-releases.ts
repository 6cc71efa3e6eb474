import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { publishChanged } from '@xana/journeys/site/publish-changed';
import { keyFolderOf, trustVariables } from '@xana/local-site/local-store';
import { settingsFileOf, startSite } from '@xana/local-site/site';
import { ROOT, readTopology } from '@xana/local-site/topology';
import { readRegistry } from '@xana/release/read-registry';

/** A site with two releases of one remote, which shows the second one. @param folder of its data, in `.local/bench` */
export async function startSiteOfTwoReleases(folder: string, name: string) {
  const topology = readTopology({
    ...process.env,
    XANA_PORT_OFFSET: process.env.XANA_BENCH_PORT_OFFSET ?? '24500',
    XANA_DATA: join(ROOT, '.local/bench', folder),
  });
  // Removes the releases of an earlier run.
  rmSync(join(topology.dataDirectory, 'releases'), { recursive: true, force: true });
  const { store, settings, stop } = await startSite({
    topology,
    onProgress: (text) => console.log(`  ${text}`),
    logLevel: 'error',
  });
  const active = () => readRegistry(store).microfrontends[name]?.active ?? '';
  const first = active();
  publishChanged(store, settings, { name, from: 'Balances', to: 'Your holdings' });
  /** Environment of a release command on this store. */
  const environment = {
    ...process.env,
    RELEASE_STORE: store.directory,
    PAGE_SETTINGS: settingsFileOf(topology),
    RELEASE_KEY: keyFolderOf(topology),
    ...trustVariables(topology, 'command'),
  };
  return { topology, store, settings, stop, environment, first, second: active() };
}
