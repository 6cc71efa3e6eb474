import { assertRevision } from '../commands/switch-release.ts';
import { commitEntry } from '../registry/commit-change.ts';
import { changeRegistry } from '../registry/complete-interrupted.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { type Author, type RegistryState, withoutProposal } from '../registry/registry-state.ts';
import type { MaintenanceEntry } from '../registry/release-log.ts';
import type { ReleaseStore } from '../store/release-store.ts';

type People = Pick<RegistryState, 'access' | 'proposals'>;

interface AccessChange extends Author {
  verb: Extract<
    MaintenanceEntry['verb'],
    'grant' | 'revoke' | 'two-person' | 'own' | 'attestations' | 'propose' | 'withdraw'
  >;
  /** What was done, in sentences. */
  details: string[];
  /** The next people, computed from those of the registry under the lock. */
  change(before: People): Partial<People>;
}

/**
 * Changes who may do what, or what waits for a second person. The log records it; the metadata of the store signs it.
 *
 * @param expectedRevision the only revision of the registry that the caller accepts
 * @throws ConflictError when the registry has another one
 */
export function changeAccess(
  store: ReleaseStore,
  { change, ...entry }: AccessChange,
  expectedRevision?: number | undefined,
): void {
  changeRegistry(store, () => {
    const registry = readRegistry(store);
    assertRevision(registry, expectedRevision);
    const proposals = withoutProposal(registry.proposals, entry);
    const state = { proposals, ...change({ access: registry.access, proposals }) };
    commitEntry(store, { ...registry, ...state, revision: registry.revision + 1 }, { ...entry, state, page: null });
  });
}
