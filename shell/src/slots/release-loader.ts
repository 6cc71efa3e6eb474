import type { PageRelease, PageRemote } from '@xana/contracts/releases/page-registry';
import type { Lifecycles } from '@xana/remote-kit';
import type { RuntimePlugin } from '../federation/create-instance.ts';
import { createHost } from '../federation/host.ts';
import type { Source } from '../federation/instance-name.ts';
import type { LoadOutcome } from '../federation/plugins/load-telemetry.ts';
import type { NextSource } from '../federation/plugins/next-source.ts';
import type { RemoteFailure } from './composition.ts';

export type { Source };
/** Loads a module from `source`, or from what `next` returns each time one fails. */
export type LoadModule = (remote: string, module: string, source: Source, next: NextSource) => Promise<Lifecycles>;

interface LoaderOptions {
  /** Addresses that the page has a hash of; an entry without one is rejected before it is fetched. */
  hashedFiles: ReadonlySet<string>;
  /** For each step of a load. */
  loadTimeoutMs: number;
  /** Called for releases that try to change a shared module. */
  report(failure: RemoteFailure): void;
  /** Called after each attempt to load a module. */
  onLoad(outcome: LoadOutcome): void;
}

/** Loads exposed modules through the official Module Federation runtime. */
export function createReleaseLoader({ report, ...options }: LoaderOptions): LoadModule {
  const load = createHost({
    ...options,
    plugins: [lifecycleModules],
    onWrite: ({ remote, release }, what) => {
      const error = new Error(`A write to ${what} in the share scope was rejected.`);
      report({ remote, release, slot: 'share scope', phase: 'load', error });
    },
  });
  // The plugin has checked the module.
  return load as LoadModule;
}

/** Rejects a module that has no lifecycles, which counts as a failed load of its release. */
export const lifecycleModules: RuntimePlugin = {
  name: 'lifecycle-modules',
  async onLoad({ id, exposeModule }) {
    if (!isLifecycles(exposeModule)) throw new Error(`${id} does not export bootstrap, mount and unmount.`);
  },
};

function isLifecycles(candidate: unknown): candidate is Lifecycles {
  const { bootstrap, mount, unmount } = (candidate ?? {}) as Partial<Lifecycles>;
  return [bootstrap, mount, unmount].every((phase) => typeof phase === 'function');
}

/** Prefixes of the active release that are tried automatically; the others wait for "Try again". */
const AUTOMATIC_ATTEMPTS = 2;

/** All sources of a remote in the order in which they are tried. */
export function sourcesOf({ active, lastKnownGood }: PageRemote): { automatic: Source[]; onRequest: Source[] } {
  const own = sourcesOfRelease(active);
  const earlier = lastKnownGood ? sourcesOfRelease(lastKnownGood) : [];
  return {
    automatic: [...own.slice(0, AUTOMATIC_ATTEMPTS), ...earlier.slice(0, 1)],
    onRequest: [...own.slice(AUTOMATIC_ATTEMPTS), ...earlier.slice(1)],
  };
}

const sourcesOfRelease = ({ id, entries, container }: PageRelease): Source[] =>
  entries.map((entry) => ({ release: id, entry, ...(container ? { container } : {}) }));
