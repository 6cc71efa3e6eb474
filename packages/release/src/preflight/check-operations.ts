import { allOperations } from '@xana/contracts/http/all-operations';
import { type Grant, SENSITIVE_OPERATIONS } from '@xana/contracts/remotes/grants';

/**
 * Whether a remote may call these operations: each is one that is agreed on, and the sensitive ones need a grant.
 *
 * @returns what is wrong, as sentences for the release manager; empty when nothing is
 */
export function checkOperations(ids: readonly string[], grants: readonly Grant[]): string[] {
  return ids.flatMap((id) => {
    if (!Object.hasOwn(allOperations, id)) return [`it calls ${id}, which is no agreed operation`];
    const grant = grantFor(id);
    if (grant === undefined || (grant !== null && grants.includes(grant))) return [];
    return [grant === null ? `it calls ${id}, which no remote may call` : `it calls ${id} without the grant ${grant}`];
  });
}

/** Undefined for an operation that any remote may call. */
export const grantFor = (id: string): Grant | null | undefined =>
  Object.hasOwn(SENSITIVE_OPERATIONS, id) ? SENSITIVE_OPERATIONS[id] : undefined;
