import type { RuntimePlugin } from '../create-instance.ts';

/**
 * Rejects an entry that the page has no hash of before it is fetched, also when other code registered the remote: the browser checks
 * hashes, but only of files that the import map lists.
 */
export const hashedEntries = (hashedFiles: ReadonlySet<string>): RuntimePlugin => ({
  name: 'hashed-entries',
  async loadEntry({ remoteInfo: { entry } }) {
    if (!hashedFiles.has(entry)) throw new Error(`${entry} was rejected: the import map has no integrity hash of it.`);
  },
});
