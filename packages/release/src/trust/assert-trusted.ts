import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sha256 } from '../store/integrity.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { readTrusted, UntrustedStoreError } from './read-trusted.ts';
import { LOG_PATH, PAGE_PATH, STATE_PATH } from './sign-registry.ts';
import type { Trusted } from './trusted.ts';

/** Another process may be in the middle of a change, which takes milliseconds. */
const TRIES = 3;
const TRY_MS = 100;

/**
 * Verifies that the registry of a store is the newest one that its release managers signed, before a command works with it; the store
 * keeps what was verified. Does nothing where no root is configured.
 *
 * @param teams whose lists are verified. Default: all
 * @throws UntrustedStoreError with all problems
 */
export async function assertTrusted(store: ReleaseStore, teams?: readonly string[]): Promise<void> {
  if (!store.keys.trust) return;
  for (let attempt = 1; ; attempt += 1) {
    store.trusted = await readTrusted(store, store.keys.trust, teams);
    const problems = compareWithStore(store, store.trusted);
    if (problems.length === 0) return;
    if (attempt === TRIES) throw new UntrustedStoreError(new Error(problems.join(' ')));
    await wait(TRY_MS);
  }
}

/** @returns what the store has and the metadata does not, as sentences */
export async function checkTrust(store: ReleaseStore): Promise<{ problems: string[]; notes: string[] }> {
  const { trust } = store.keys;
  if (!trust) return { problems: [], notes: ['The metadata was not verified: set RELEASE_ROOT.'] };
  try {
    await assertTrusted(store);
    return { problems: [], notes: store.trusted?.notes ?? [] };
  } catch (error) {
    if (!(error instanceof UntrustedStoreError)) throw error;
    return { problems: [error.message], notes: [] };
  }
}

function compareWithStore({ directory }: ReleaseStore, { state, log, page }: Trusted): string[] {
  const expected: [string, string][] = [
    [STATE_PATH, state],
    [LOG_PATH, log],
    [PAGE_PATH, page === null ? '' : sha256(page.folder)],
  ];
  return expected.flatMap(([path, hash]) =>
    hashOf(join(directory, path)) === hash ? [] : [`${path} is not the one that the release managers signed.`],
  );
}

const hashOf = (file: string): string => (existsSync(file) ? sha256(readFileSync(file)) : '');
