import { join } from 'node:path';
import { commitEntry } from '../registry/commit-change.ts';
import { changeRegistry } from '../registry/complete-interrupted.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { describeLock, lockFileOf, seeLock, takeOver } from '../store/lock.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { Command } from './command.ts';

export const unlockCommand: Command = {
  usage: ['unlock --reason "…"', 'remove the lock of a process that is gone; without a reason, show who holds it'],
  worksOnDamagedStore: true,
  needs: 'admin',
  isForMachine: true,
  run({ store, actor, text }) {
    const removed = unlock(store, { actor: actor(), reason: text('reason') });
    return {
      data: { removed },
      text: removed ? `The lock was removed: ${removed}.` : 'The release store is not locked.',
    };
  },
};

/**
 * Removes the lock of the store, and records it in the log. The former owner, if it still runs, fails before its next change.
 *
 * @returns who held the lock; null when it was free
 * @throws Error with the owner when the reason is missing
 */
export function unlock(
  store: ReleaseStore,
  { actor, reason }: { actor: string; reason: string | undefined },
): string | null {
  const file = lockFileOf(join(store.directory, 'registry'));
  const seen = seeLock(file);
  if (!seen) return null;
  const description = describeLock(seen);
  if (!reason) throw new Error(`${description}. If it is gone, remove its lock: release unlock --reason "…"`);
  takeOver(file, seen);
  changeRegistry(store, () => {
    const registry = readRegistry(store);
    const next = { ...registry, revision: registry.revision + 1 };
    commitEntry(store, next, { verb: 'unlock', actor, reason, details: [description] });
  });
  return description;
}
