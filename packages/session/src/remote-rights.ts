import type { Operation } from '@xana/contracts/operation';
import type { Grant } from '@xana/contracts/remotes/grants';

/** What the page needs to know of an operation to call it. */
export type RegisteredOperation = Pick<Operation, 'id' | 'host' | 'method' | 'path' | 'authorization'>;

/** What one remote may do with the session. */
export interface RemoteRights {
  readonly operations: Readonly<Record<string, RegisteredOperation | undefined>>;
  readonly grants: Readonly<Partial<Record<Grant, true>>>;
}

interface Declared {
  /** `host method authorization path` by the operation's id, as the assembled page says it. */
  operations: Readonly<Record<string, string>>;
  grants: readonly Grant[];
}

/**
 * Reads what the page says of a remote's rights. Called at boot, before any code of a remote runs, and frozen without a
 * prototype: nothing that a remote does to built-in objects later changes what is looked up.
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
