import type { PageRemote } from '@xana/contracts/releases/page-registry';
import type { Lifecycles } from '@xana/remote-kit';
import type { RemoteFailure } from './composition.ts';
import { guardShareScope, type ShareScope } from './guard-share-scope.ts';

/** One address of a remote's code: a release, under one of the prefixes that serve its files. */
export interface Source {
  release: string;
  entry: string;
}

export type LoadModule = (remote: string, module: string, source: Source) => Promise<Lifecycles>;

/** What a remote's entry exports: a container of webpack's Module Federation. */
interface Container {
  init(shareScope: unknown): unknown;
  get(module: string): Promise<() => unknown>;
}

declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: { default: ShareScope };

/**
 * Loads exposed modules through Module Federation: initializes the container with the shared modules of the page, then gets
 * the module. Each release has other addresses under each prefix, because a browser never fetches a module again whose
 * address hung, was cut off or threw during evaluation.
 *
 * @param hashedFiles addresses that the page has a hash of; an entry without one is rejected before it is fetched
 * @param report called for releases that try to change a shared module
 */
export function createReleaseLoader(
  hashedFiles: ReadonlySet<string>,
  report: (failure: RemoteFailure) => void,
): LoadModule {
  const scopes: Record<string, ShareScope> = { __proto__: null as never };
  const guardedScope = (remote: string, release: string) =>
    guardShareScope(__webpack_share_scopes__.default, (what) => {
      const error = new Error(`A write to ${what} in the share scope was rejected.`);
      report({ remote, release, slot: 'share scope', phase: 'load', error });
    });
  return async (remote, module, { release, entry }) => {
    if (!hashedFiles.has(entry)) throw new Error(`${entry} was rejected: the import map has no integrity hash of it.`);
    const container: Container = await import(/* webpackIgnore: true */ entry);
    await __webpack_init_sharing__('default');
    scopes[entry] ??= guardedScope(remote, release);
    // Throws if other code than the shell has initialized the container with another scope.
    await container.init(scopes[entry]);
    const lifecycles = (await container.get(`./${module}`))();
    if (!isLifecycles(lifecycles))
      throw new Error(`Module "${module}" of ${remote} does not export bootstrap, mount and unmount.`);
    return lifecycles;
  };
}

function isLifecycles(candidate: unknown): candidate is Lifecycles {
  const { bootstrap, mount, unmount } = (candidate ?? {}) as Partial<Lifecycles>;
  return [bootstrap, mount, unmount].every((phase) => typeof phase === 'function');
}

/** Prefixes of the active release that are tried automatically; the others wait for "Try again". */
const AUTOMATIC_ATTEMPTS = 2;

/** All sources of a remote in the order in which they are tried. */
export function sourcesOf({ active, lastKnownGood }: PageRemote): { automatic: Source[]; onRequest: Source[] } {
  const own = active.entries.map((entry) => ({ release: active.id, entry }));
  const earlier = (lastKnownGood?.entries ?? []).map((entry) => ({ release: lastKnownGood?.id ?? '', entry }));
  return {
    automatic: [...own.slice(0, AUTOMATIC_ATTEMPTS), ...earlier.slice(0, 1)],
    onRequest: [...own.slice(AUTOMATIC_ATTEMPTS), ...earlier.slice(1)],
  };
}
