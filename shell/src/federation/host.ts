import type { ModuleFederation } from '@module-federation/runtime-core';
import { createInstance, type RuntimePlugin } from './create-instance.ts';
import { provideEntryRuntime } from './entry-runtime.ts';
import { instanceName, type Source } from './instance-name.ts';
import { guardedSharing, type OnWrite } from './plugins/guarded-sharing.ts';
import { hashedEntries } from './plugins/hashed-entries.ts';
import { type LoadOutcome, loadTelemetry } from './plugins/load-telemetry.ts';
import { providedModules, sharedOptions } from './share-scope.ts';

export interface HostOptions {
  /** Addresses that the page has a hash of. */
  hashedFiles: ReadonlySet<string>;
  onWrite: OnWrite;
  onLoad: (outcome: LoadOutcome) => void;
  plugins?: RuntimePlugin[];
}

/** Loads an exposed module of a remote from one source. */
export type LoadExposed = (remote: string, module: string, source: Source) => Promise<unknown>;

/** Makes the shell a host of Module Federation. Entries of webpack's own container are loaded in the same way. */
export function createHost(options: HostOptions): LoadExposed {
  provideEntryRuntime();
  let host: Promise<ModuleFederation> | undefined;
  return async (remote, module, source) => {
    host ??= startHost(options);
    const instance = await host;
    const name = instanceName(remote, source);
    // A remote that is registered already stays as it is.
    if (!instance.options.remotes.some((known) => known.name === name)) {
      instance.registerRemotes([{ name, entry: source.entry, type: 'module', version: source.release }]);
    }
    return instance.loadRemote(`${name}/${module}`);
  };
}

async function startHost({ hashedFiles, onWrite, onLoad, plugins = [] }: HostOptions): Promise<ModuleFederation> {
  const provided = await providedModules();
  return createInstance({
    name: 'shell',
    remotes: [],
    shared: sharedOptions(provided),
    shareStrategy: 'loaded-first',
    plugins: [hashedEntries(hashedFiles), guardedSharing(provided, onWrite), loadTelemetry(onLoad), ...plugins],
  });
}
