import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseStore } from '../store/release-store.ts';
import { assertTrusted } from '../trust/assert-trusted.ts';
import { metadataFolderOf } from '../trust/metadata-files.ts';
import { UntrustedStoreError } from '../trust/read-trusted.ts';
import { renewMetadata } from '../trust/renew-metadata.ts';
import type { Command } from './command.ts';

export const refreshCommand: Command = {
  usage: [
    'refresh',
    'sign that nothing newer exists, each day: after seven days without it, readers refuse',
    'the registry, because a newer one may be held back',
  ],
  worksOnDamagedStore: true,
  needs: 'admin',
  isForMachine: true,
  async run({ store }) {
    await assertNotTurnedBack(store);
    const { expires, notes } = renewMetadata(store);
    return { data: { expires, notes }, text: [`The registry is valid until ${expires}.`, ...notes].join('\n') };
  },
};

/**
 * As `assertTrusted`, and accepts a registry that has expired, if it is the one that this machine verified before.
 *
 * @throws UntrustedStoreError
 */
export async function assertNotTurnedBack(store: ReleaseStore): Promise<void> {
  try {
    await assertTrusted(store);
  } catch (error) {
    const isExpired = error instanceof UntrustedStoreError && error.message.includes('is expired');
    if (!isExpired || !isRemembered(store)) throw error;
  }
}

function isRemembered({ directory, keys: { trust } }: ReleaseStore): boolean {
  const [stored, remembered] = [metadataFolderOf(directory), trust?.directory ?? ''].map((folder) =>
    join(folder, 'timestamp.json'),
  );
  if (!stored || !remembered || !existsSync(remembered)) return false;
  return readFileSync(stored, 'utf8') === readFileSync(remembered, 'utf8');
}
