import type { Operation } from '@xana/contracts/operation';
import type { Grant } from '@xana/contracts/remotes/grants';

/** The fields of an operation that a call needs. */
type RegisteredOperation = Pick<Operation, 'id' | 'host' | 'method' | 'path' | 'authorization'>;

/** What one remote may do with the session. */
export interface RemoteRights {
  readonly operations: Readonly<Record<string, RegisteredOperation | undefined>>;
  readonly grants: Readonly<Partial<Record<Grant, true>>>;
}

interface Declared {
  /** `host method authorization path` by operation id, from the page registry. */
  operations: Readonly<Record<string, string>>;
  grants: readonly Grant[];
}

/**
 * Parses a remote's rights from the page registry, at boot, before any code of a remote runs. The result is frozen and has
 * no prototype, so patching built-in objects later cannot change it (prototype pollution).
 */
export function readRights({ operations, grants }: Declared): RemoteRights {
  const registered: Record<string, RegisteredOperation> = Object.create(null);
  for (const [id, text] of Object.entries(operations)) {
    const [host, method, authorization, path] = text.split(' ');
    registered[id] = Object.freeze({ id, host, method, authorization, path } as RegisteredOperation);
  }
  const granted: Partial<Record<Grant, true>> = Object.create(null);
  for (const grant of grants) granted[grant] = true;
  return Object.freeze({ operations: Object.freeze(registered), grants: Object.freeze(granted) });
}
