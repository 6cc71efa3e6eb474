import type { ReleaseRecord } from '@xana/contracts/releases/release-record';
import type { Contributions } from '@xana/contracts/remotes/contributions';
import { CONTRIBUTIONS } from '../test-releases.ts';
import { BASELINE_OFFER } from './baseline-offer.ts';
import type { LoadableRelease, OfferedBy } from './composition.ts';

/** A record of a remote's release; the contributions are those of mfe-store with a change. For tests. */
export function remoteRecord(
  name: string,
  contributions: Partial<Contributions> = {},
  record: Partial<ReleaseRecord> = {},
): ReleaseRecord {
  return {
    formatVersion: 1,
    name,
    version: '2.0.0',
    id: '0123456789abcdef',
    kind: 'remote',
    entry: 'remoteEntry.mjs',
    files: [],
    modules: {},
    contributions: { ...CONTRIBUTIONS, pages: [], slots: [], name, ...contributions },
    ...record,
  };
}

export const active = (record: ReleaseRecord): LoadableRelease => ({ record, isFallback: false });
export const fallback = (record: ReleaseRecord): LoadableRelease => ({ record, isFallback: true });

export const shellWith = (change: Partial<OfferedBy['offer']> = {}): OfferedBy => ({
  shell: 'shell 1.0.0',
  offer: { ...BASELINE_OFFER, ...change },
});
