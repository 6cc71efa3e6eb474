import type { PageRemote } from '@xana/contracts/releases/page-registry';
import type { Lifecycles } from '@xana/remote-kit';
import type { RemoteFailure } from './composition.ts';
import { guardShareScope, type ShareScope } from './guard-share-scope.ts';

/** Where one try to load a remote's code goes: a release, and the prefix under which its files are fetched. */
export interface Source {
  release: string;
  entry: string;
}

export type LoadModule = (remote: string, module: string, source: Source) => Promise<Lifecycles>;

/** What a remote's entry exports: the container of webpack's Module Federation. */
interface Container {
  init(shareScope: unknown): unknown;
  get(module: string): Promise<() => unknown>;
}

declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: { default: ShareScope };

/**
 * Loads exposed modules through Module Federation: the entry is a container that is given the page's shared modules and
 * asked for a module. Each release under each prefix has addresses of its own: the same address never recovers from a
 * hang, a cut chunk or a module that threw while it was evaluated.
 *
 * @param hashedFiles addresses that the page knows a hash of; an entry without one is refused before it is fetched.
 * @param report hears of releases that try to change what is shared
 */
export function createReleaseLoader(
  hashedFiles: ReadonlySet<string>,
  report: (failure: RemoteFailure) => void,
): LoadModule {
  const scopes: Record<string, ShareScope> = { __proto__: null as never };
  const guardedScope = (remote: string, release: string) =>
    guardShareScope(__webpack_share_scopes__.default, (what) => {
      const error = new Error(`Refused to change ${what} in the share scope.`);
      report({ remote, release, slot: 'share scope', phase: 'load', error });
    });
  return async (remote, module, { release, entry }) => {
    if (!hashedFiles.has(entry)) throw new Error(`Refused ${entry}: the page has no hash of it.`);
    const container: Container = await import(/* webpackIgnore: true */ entry);
    await __webpack_init_sharing__('default');
    scopes[entry] ??= guardedScope(remote, release);
    // It throws if the container was given another scope before: by code that is not the shell's.
    await container.init(scopes[entry]);
    const lifecycles = (await container.get(`./${module}`))();
    if (!isLifecycles(lifecycles)) throw new Error(`${remote} has no module "${module}" with mount and unmount.`);
    return lifecycles;
  };
}

function isLifecycles(candidate: unknown): candidate is Lifecycles {
  const { bootstrap, mount, unmount } = (candidate ?? {}) as Partial<Lifecycles>;
  return [bootstrap, mount, unmount].every((phase) => typeof phase === 'function');
}

/** Prefixes of the active release that are tried without being asked; the others are kept for «Try again». */
const AUTOMATIC_TRIES = 2;

/** All sources of a remote in the order in which they are tried. */
export function sourcesOf({ active, lastKnownGood }: PageRemote): { automatic: Source[]; onRequest: Source[] } {
  const own = active.entries.map((entry) => ({ release: active.id, entry }));
  const earlier = (lastKnownGood?.entries ?? []).map((entry) => ({ release: lastKnownGood?.id ?? '', entry }));
  return {
    automatic: [...own.slice(0, AUTOMATIC_TRIES), ...earlier.slice(0, 1)],
    onRequest: [...own.slice(AUTOMATIC_TRIES), ...earlier.slice(1)],
  };
}
