import type { ModuleFederation } from '@module-federation/runtime-core';
import { createInstance, type RuntimePlugin } from './create-instance.ts';
import { provideEntryRuntime } from './entry-runtime.ts';
import type { Source } from './instance-name.ts';
import { guardedSharing, type OnWrite } from './plugins/guarded-sharing.ts';
import { hashedEntries } from './plugins/hashed-entries.ts';
import { type LoadOutcome, loadTelemetry } from './plugins/load-telemetry.ts';
import { type NextSource, nextSource } from './plugins/next-source.ts';
import { type Container, timeLimit } from './plugins/time-limit.ts';
import { providedModules, sharedOptions } from './share-scope.ts';

export interface HostOptions {
  /** Addresses that the page has a hash of. */
  hashedFiles: ReadonlySet<string>;
  /** For each step of a load. */
  loadTimeoutMs: number;
  onWrite: OnWrite;
  onLoad: (outcome: LoadOutcome) => void;
  /** Called before a module counts as loaded. */
  plugins?: RuntimePlugin[];
  importEntry?: (entry: string) => Promise<Container>;
}

/** Loads an exposed module of a remote, from the first source that works. */
export type LoadExposed = (remote: string, module: string, source: Source, next: NextSource) => Promise<unknown>;

const importFile = (entry: string): Promise<Container> => import(/* webpackIgnore: true */ entry);

/** Makes the shell a host of Module Federation. Entries of webpack's own container are loaded in the same way. */
export function createHost(options: HostOptions): LoadExposed {
  provideEntryRuntime();
  const { plugin, request, isStandalone } = nextSource();
  let host: Promise<ModuleFederation> | undefined;
  return async (remote, module, source, next) => {
    host ??= startHost(options, plugin, isStandalone);
    return request(await host, { remote, module, source, next });
  };
}

async function startHost(
  options: HostOptions,
  fallback: RuntimePlugin,
  isStandalone: (name: string) => boolean,
): Promise<ModuleFederation> {
  const { hashedFiles, loadTimeoutMs, onWrite, onLoad, plugins = [], importEntry = importFile } = options;
  const provided = await providedModules();
  return createInstance({
    name: 'shell',
    remotes: [],
    shared: sharedOptions(provided),
    shareStrategy: 'loaded-first',
    // The hooks of one event run in this order, until one throws.
    plugins: [
      hashedEntries(hashedFiles),
      timeLimit(loadTimeoutMs, importEntry),
      guardedSharing({ provided, onWrite, isStandalone }),
      ...plugins,
      loadTelemetry(onLoad),
      fallback,
    ],
  });
}
