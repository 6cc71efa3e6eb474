import type { PageRemote } from '@xana/contracts/releases/page-registry';
import type { Lifecycles } from '@xana/remote-kit';
import { createHost } from '../federation/host.ts';
import type { Source } from '../federation/instance-name.ts';
import type { LoadOutcome } from '../federation/plugins/load-telemetry.ts';
import type { RemoteFailure } from './composition.ts';

export type { Source };
export type LoadModule = (remote: string, module: string, source: Source) => Promise<Lifecycles>;

interface LoaderOptions {
  /** Addresses that the page has a hash of; an entry without one is rejected before it is fetched. */
  hashedFiles: ReadonlySet<string>;
  /** Called for releases that try to change a shared module. */
  report(failure: RemoteFailure): void;
  /** Called after each attempt to load a module. */
  onLoad(outcome: LoadOutcome): void;
}

/** Loads exposed modules through the official Module Federation runtime. */
export function createReleaseLoader({ hashedFiles, report, onLoad }: LoaderOptions): LoadModule {
  const loadExposed = createHost({
    hashedFiles,
    onLoad,
    onWrite: ({ remote, release }, what) => {
      const error = new Error(`A write to ${what} in the share scope was rejected.`);
      report({ remote, release, slot: 'share scope', phase: 'load', error });
    },
  });
  return async (remote, module, source) => {
    const lifecycles = await loadExposed(remote, module, source);
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
