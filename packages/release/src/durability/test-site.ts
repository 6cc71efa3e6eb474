import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { readActiveRegistry } from '../page/assemble-page.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { verifyStore } from '../registry/verify-store.ts';
import { ReleaseStore } from '../store/release-store.ts';
import type { ReleaseKeys } from '../store/signing.ts';

export function copyStore({ directory, keys }: ReleaseStore): ReleaseStore {
  const copy = join(createTempDirectory('copy'), 'releases');
  cpSync(directory, copy, { recursive: true });
  return new ReleaseStore(copy, undefined, withOwnMemory(keys));
}

/** Copies do not see what other copies verify. */
function withOwnMemory({ trust, ...keys }: ReleaseKeys): ReleaseKeys {
  if (!trust) return keys;
  const directory = createTempDirectory('memory');
  cpSync(trust.directory, directory, { recursive: true });
  return { ...keys, trust: { ...trust, directory } };
}

/** State, log, pointer, page and the folders of quarantined releases agree. */
export function expectAgreement(store: ReleaseStore): void {
  expect(verifyStore(store).problems).toEqual([]);
  const { microfrontends } = readRegistry(store);
  const shown = readActiveRegistry(store).remotes.map(({ name, active }) => [name, active.id]);
  const remotes = Object.entries(microfrontends).filter(([name]) => name !== 'shell');
  expect(shown).toEqual(remotes.map(([name, { active }]) => [name, active]));
  for (const [name, { quarantined }] of remotes) for (const id of quarantined) expect(store.has(name, id)).toBe(false);
}
