import { allOperations } from '@xana/contracts/http/all-operations';
import type { Operation } from '@xana/contracts/operation';
import { checkOperations } from '../preflight/check-operations.ts';

/** The bundled release command contains no other fields of the operations: see `packages/local-site/release-command.mjs`. */
type BundledFields = 'host' | 'method' | 'authorization' | 'path';

const ALL: Readonly<Record<string, Pick<Operation, BundledFields>>> = allOperations;

interface CallingRelease {
  operations?: readonly string[] | undefined;
  contributions: { grants: readonly string[] } | null;
}

/**
 * The operations that a page lets a remote call: `host method authorization path` by operation id, for all releases of the
 * remote that the page may load. A release without recorded operations gets every operation that needs no grant.
 */
export function operationTable(releases: readonly CallingRelease[]): Record<string, string> {
  const entries = releases.flatMap(({ operations = Object.keys(ALL), contributions }) =>
    operations.flatMap((id) => {
      const operation = ALL[id];
      if (!operation || checkOperations([id], contributions?.grants ?? []).length > 0) return [];
      const { host, method, authorization, path } = operation;
      return [[id, `${host} ${method} ${authorization} ${path}`] as const];
    }),
  );
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}
