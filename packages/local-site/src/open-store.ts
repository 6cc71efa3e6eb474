import { assertTrusted } from '@xana/release/assert-trusted';
import { completeInterrupted } from '@xana/release/complete-interrupted';
import { openReleaseStore } from '@xana/release/open-release-store';
import type { ReleaseStore } from '@xana/release/release-store';
import { openLocalStore } from './local-store.ts';
import { settingsFileOf } from './site.ts';
import { readTopology } from './topology.ts';

export const topology = readTopology();
export const settingsFile = process.env.PAGE_SETTINGS ?? settingsFileOf(topology);

/** The store that the environment names, or that of the local site. @throws Error when it is not trusted */
export async function openStore(): Promise<ReleaseStore> {
  const store = process.env.RELEASE_STORE ? openReleaseStore(process.env) : openLocalStore(topology);
  if (store.upstream) await store.upstream.pull();
  else completeInterrupted(store);
  await assertTrusted(store);
  return store;
}
