import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { PageRemote } from '@xana/contracts/releases/page-registry';
import type { Lifecycles } from '@xana/remote-kit';

/** Where one try to load a remote's code goes: a release, and the prefix under which its files are fetched. */
export interface Source {
  release: string;
  entry: string;
}

export type LoadModule = (remote: string, module: string, source: Source) => Promise<Lifecycles>;

/**
 * Loads exposed modules through Module Federation. Each release under each prefix is registered under a name of its own:
 * the same name or address never recovers from a hang, a cut chunk or a module that threw while it was evaluated.
 *
 * @param hashedFiles addresses that the page knows a hash of; an entry without one is refused before it is fetched.
 */
export function createReleaseLoader(hashedFiles: ReadonlySet<string>): LoadModule {
  const registered = new Set<string>();
  return async (remote, module, { release, entry }) => {
    if (!hashedFiles.has(entry)) throw new Error(`Refused ${entry}: the page has no hash of it.`);
    const name = `${remote}__${release}__${new URL(entry).pathname.split('/')[1]}`;
    if (!registered.has(name)) {
      registerRemotes([{ name, entry, type: 'module' }]);
      registered.add(name);
    }
    const lifecycles = await loadRemote<Lifecycles>(`${name}/${module}`);
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
