import type { DeskHistory } from '@xana/contracts/releases/desk';
import type { StoreView } from '../api/describe-release.ts';
import { describeEntry } from '../api/history.ts';
import { DamagedStoreError } from '../registry/damaged-store.ts';
import type { LogEntry } from '../registry/release-log.ts';
import { isGenuine } from '../registry/verify-log.ts';

/** An entry of the release log as CloudEvents 1.0, in the JSON format. Its fields are only added. */
export interface ReleaseEvent {
  specversion: '1.0';
  /** The hash of the entry. An event that is sent again has the same id. */
  id: string;
  /** The origin of the site. */
  source: string;
  type: string;
  time: string;
  /** The microfrontend; absent for work on the store. */
  subject?: string;
  datacontenttype: 'application/json';
  data: Omit<DeskHistory[number], 'at'>;
}

/**
 * @param source the origin of the site
 * @throws DamagedStoreError when the entry was changed after it was written
 */
export function createReleaseEvent(
  view: Pick<StoreView, 'store' | 'registry'>,
  source: string,
  entry: LogEntry,
): ReleaseEvent {
  if (!isGenuine(view.store, entry)) throw new DamagedStoreError(`The log was changed at revision ${entry.revision}.`);
  const { at, ...data } = describeEntry(view, entry);
  return {
    specversion: '1.0',
    id: entry.hash,
    source,
    type: `world.xana.release.${entry.verb}`,
    time: at,
    ...(entry.name ? { subject: entry.name } : {}),
    datacontenttype: 'application/json',
    data,
  };
}
