import type { Metadata, Root, Targets } from '@tufjs/models';
import type { ReleaseStore } from '../store/release-store.ts';
import { metadataFolderOf, readTimestamp } from './metadata-files.ts';
import { type CurrentMetadata, readCurrent, releasesOf } from './read-current.ts';

interface Row {
  role: string;
  /** The first digits of the ids of its keys. */
  keys: string[];
  version: number;
  /** The day of its expiry; empty while nothing is signed. */
  expires: string;
}

/** Who may sign what in a store, for people. */
export function keysTable({ directory }: ReleaseStore): { rows: Row[]; text: string } {
  const folder = metadataFolderOf(directory);
  const current = readCurrent(folder);
  const teams = current.targets?.signed.delegations?.roles ?? {};
  const rows = [
    ...topRows(current, readTimestamp(folder)?.signed),
    ...Object.values(teams).map(({ name, keyIDs }) => rowOf(name, keyIDs, releasesOf(folder, current, name)?.signed)),
  ];
  const lines = rows.map(
    ({ role, keys, version, expires }) =>
      `${role.padEnd(16)} ${String(version).padStart(5)}  ${expires.padEnd(10)}  ${keys.join(', ') || '(no key)'}`,
  );
  return { rows, text: [`${'role'.padEnd(16)} signed  until       keys`, ...lines].join('\n') };
}

type Signed = Pick<Metadata<Root | Targets>['signed'], 'version' | 'expires'>;

function topRows({ root, targets, snapshot }: CurrentMetadata, timestamp: Signed | undefined): Row[] {
  const keysOf = (role: string) => root.signed.roles[role]?.keyIDs ?? [];
  return [
    rowOf('root', keysOf('root'), root.signed),
    rowOf('targets', keysOf('targets'), targets?.signed),
    rowOf('snapshot', keysOf('snapshot'), snapshot && { version: Number(snapshot.version), expires: '' }),
    rowOf('timestamp', keysOf('timestamp'), timestamp),
  ];
}

const rowOf = (role: string, keyIDs: readonly string[], signed: Signed | undefined): Row => ({
  role,
  keys: keyIDs.map((id) => id.slice(0, 16)),
  version: signed?.version ?? 0,
  expires: signed?.expires.slice(0, 10) ?? '',
});
