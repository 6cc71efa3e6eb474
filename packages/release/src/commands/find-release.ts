import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseRecord } from '@xana/contracts/releases/release-record';
import { readRecords } from '../registry/read-records.ts';
import type { RegistryState } from '../registry/registry-state.ts';
import { readLog } from '../registry/release-log.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** Shorter prefixes match by chance: one hex digit matches a 16th of all ids. */
const MIN_ID_PREFIX_LENGTH = 6;

/**
 * @param wanted an exact version, or at least 6 characters of an id
 * @throws Error with the candidates when it does not match exactly one
 */
export function findRelease(
  store: ReleaseStore,
  registry: RegistryState,
  { name, wanted }: { name: string; wanted: string },
): string {
  const { records, unreadable } = readRecords(store, registry, name);
  const isIdPrefix = new RegExp(`^[0-9a-f]{${MIN_ID_PREFIX_LENGTH},16}$`).test(wanted);
  const found = records.filter(({ id, version }) => version === wanted || (isIdPrefix && id.startsWith(wanted)));
  if (found.length === 1 && found[0]) return found[0].id;
  const damaged = unreadable.find((id) => isIdPrefix && id.startsWith(wanted));
  if (damaged) throw new Error(`The record of ${name}@${damaged} cannot be read. Run \`release verify\`.`);
  if (found.length > 1)
    throw new Error(
      `"${wanted}" matches ${found.length} releases of ${name}. Give more characters of the id:\n${list(store, found)}`,
    );
  throw new Error(
    `${name} has no release "${wanted}". Give an exact version or at least ${MIN_ID_PREFIX_LENGTH} characters of an id:\n${list(store, records) || '  none'}`,
  );
}

/** One line per release: id, version, date and reason of its publication. */
function list(store: ReleaseStore, records: readonly ReleaseRecord[]): string {
  const log = readLog(store);
  return records
    .map(({ name, id, version }) => {
      const entry = log.find((each) => each.name === name && each.to === id);
      const at = entry?.at ?? statSync(join(store.pathOf(name, id), '..')).mtime.toISOString();
      return `  ${id}  ${version}  ${at.replace('T', ' ').slice(0, 16)}  ${entry?.reason ?? 'never active'}`;
    })
    .join('\n');
}
