import { guardShareScope, sealModules } from './guard-share-scope.ts';
import type { ShareScope } from './share-scope.ts';

/** A share scope for one entry. */
export interface IssuedScope {
  /** Name of the instance: `mfe-store@0123456789abcdef/r0`. */
  name: string;
  /** The release. */
  version: string;
  /** For the instance of the entry, which notes in it what is loaded. Code of the remote has no reference to it. */
  scope: ShareScope;
}

/** By the read-only view that the entry gets. */
const issued = new WeakMap<object, IssuedScope>();

/** @param onWrite called for each attempt of the remote to write, for example with `react/99.0.0` */
export function issueScope(
  provided: ShareScope,
  { name, version }: Omit<IssuedScope, 'scope'>,
  onWrite: (what: string) => void,
): ShareScope {
  const view = guardShareScope(provided, onWrite);
  issued.set(view, { name, version, scope: sealModules(provided) });
  return view;
}

export const issuedScope = (view: object): IssuedScope | undefined => issued.get(view);
