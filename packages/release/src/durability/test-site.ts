import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { readActiveRegistry } from '../page/assemble-page.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { verifyStore } from '../registry/verify-store.ts';
import { ReleaseStore } from '../store/release-store.ts';
import type { ReleaseKeys } from '../store/signing.ts';
import { createReleaseFixture } from '../test-releases.ts';

export const CHANGE = { name: 'mfe-store', actor: 'ren', reason: 'trial' };

/** A store with the shell and mfe-store 1.0.0 and 2.0.0, which is active. */
export function createSite() {
  const site = createReleaseFixture();
  site.shell();
  const one = site.remote('one').id;
  const two = site.remote('two', { version: '2.0.0' }).id;
  return { ...site, one, two };
}

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
