import { assertTrusted } from '@xana/release/assert-trusted';
import { completeInterrupted } from '@xana/release/complete-interrupted';
import { ReleaseStore } from '@xana/release/release-store';
import { openLocalStore } from './local-store.ts';
import { settingsFileOf } from './site.ts';
import { readTopology } from './topology.ts';

export const topology = readTopology();
export const settingsFile = process.env.PAGE_SETTINGS ?? settingsFileOf(topology);

/** The store that the environment names, or that of the local site. @throws Error when it is not trusted */
export async function openStore(): Promise<ReleaseStore> {
  const { RELEASE_STORE, HEALTH_DIRECTORY } = process.env;
  const store = RELEASE_STORE ? new ReleaseStore(RELEASE_STORE, HEALTH_DIRECTORY) : openLocalStore(topology);
  completeInterrupted(store);
  await assertTrusted(store);
  return store;
}
