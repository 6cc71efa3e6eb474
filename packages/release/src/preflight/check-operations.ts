import { allOperations } from '@xana/contracts/http/all-operations';
import { type Grant, SENSITIVE_OPERATIONS } from '@xana/contracts/remotes/grants';

/**
 * Whether a remote may call these operations: each exists in the contracts, and sensitive ones need a grant.
 *
 * @returns the problems as sentences for the release manager; empty when there are none
 */
export function checkOperations(ids: readonly string[], grants: readonly string[]): string[] {
  return ids.flatMap((id) => {
    if (!Object.hasOwn(allOperations, id)) return [`it calls ${id}, which is not in the contracts`];
    const grant = grantFor(id);
    if (grant === undefined || (grant !== null && grants.includes(grant))) return [];
    return [
      grant === null ? `it calls ${id}, which remotes must not call` : `it calls ${id} without the grant ${grant}`,
    ];
  });
}

/** Undefined for an operation that any remote may call. */
const grantFor = (id: string): Grant | null | undefined =>
  Object.hasOwn(SENSITIVE_OPERATIONS, id) ? SENSITIVE_OPERATIONS[id] : undefined;
