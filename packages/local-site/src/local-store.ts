import { join } from 'node:path';
import { completeInterrupted } from '@xana/release/complete-interrupted';
import { ReleaseStore } from '@xana/release/release-store';
import { createKeyIfMissing, readReleaseKeys } from '@xana/release/signing';
import type { Topology } from './topology.ts';

/** Signs releases and developer links of the local site. It lies outside of the store. */
export const releaseKeyOf = ({ dataDirectory }: Topology): string =>
  process.env.RELEASE_KEY ?? join(dataDirectory, 'keys/release-key.pem');

/** The release store of the local site, with the key that signs it. */
export function openLocalStore(topology: Topology): ReleaseStore {
  const key = releaseKeyOf(topology);
  createKeyIfMissing(key);
  const keys = readReleaseKeys({ ...process.env, RELEASE_KEY: key });
  const store = new ReleaseStore(join(topology.dataDirectory, 'releases'), process.env.HEALTH_DIRECTORY, keys);
  completeInterrupted(store);
  return store;
}
