import type { ModuleFederation } from '@module-federation/runtime-core';
import {
  attachShareScopeMap,
  type ConsumesOptions,
  type InitContainerEntryOptions,
  type WebpackRequire,
} from '@module-federation/webpack-bundler-runtime';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
import { createInstance } from './create-instance.ts';
import { type IssuedScope, issuedScope } from './issued-scopes.ts';

/** An entry that the shell has initialized: the scope, and what the official functions see of the entry's webpack runtime. */
interface Entry {
  issued: IssuedScope;
  view: WebpackRequire;
}

/** By the webpack runtime of an entry, to which only the entry itself has a reference. */
const entries = new WeakMap<WebpackRequire, Entry>();

/**
 * The bundler runtime that all entries of the page use instead of a copy of their own (`build-kit/webpack/page-runtime.ts`).
 * It calls the official functions on behalf of an entry with an instance that the entry's code cannot reach: an instance leads
 * to the entries that other remotes are loading, and to the lists that developer tools read.
 */
export const entryRuntime = {
  /** Called when an entry is evaluated. The instance follows with the share scope, which tells the release. */
  init: () => Object.freeze({}),
  /** Sharing was initialized by `initContainerEntry`. */
  I: () => true,

  /** @throws Error for a scope that the shell did not issue, and for a second scope */
  initContainerEntry({ webpackRequire, shareScope }: InitContainerEntryOptions): unknown {
    const issued = issuedScope(shareScope);
    const known = entries.get(webpackRequire)?.issued;
    if (!issued || (known && known !== issued))
      throw new Error('Only the shell initializes a container, and only once.');
    if (known) return true;
    const view = viewOf(webpackRequire, instanceFor(issued));
    entries.set(webpackRequire, { issued, view });
    const { scope, version } = issued;
    const remoteEntryInitOptions = { version, shareScopeKeys: 'default' };
    return initContainerEntry({
      webpackRequire: view,
      shareScope: scope as InitContainerEntryOptions['shareScope'],
      shareScopeKey: 'default',
      initScope: [],
      remoteEntryInitOptions,
    });
  },

  consumes({ webpackRequire, ...options }: ConsumesOptions): void {
    const entry = entries.get(webpackRequire);
    if (!entry) throw new Error('A module was requested from a container that the shell has not initialized.');
    consumes({ ...options, webpackRequire: entry.view });
  },
};

const instanceFor = ({ name }: IssuedScope): ModuleFederation =>
  createInstance({ name, remotes: [], shared: {}, shareStrategy: 'loaded-first' });

function viewOf({ m, c, consumesLoadingData }: WebpackRequire, instance: ModuleFederation): WebpackRequire {
  const initOptions = { name: instance.name, remotes: [] };
  const federation = { instance, initOptions, bundlerRuntimeOptions: {}, attachShareScopeMap };
  const I: WebpackRequire['I'] = (shareScopeName, initScope = []) =>
    initializeSharing({ shareScopeName, webpackRequire: view, initPromises: {}, initTokens: {}, initScope });
  const load = (id: string | number): never => {
    throw new Error(`Module ${id} is not loaded through the shell.`);
  };
  const view: WebpackRequire = Object.assign(load, {
    p: '',
    R: [],
    S: {},
    o: Object.hasOwn,
    m,
    c,
    consumesLoadingData,
    federation,
    I,
  });
  return view;
}

const federation = Object.freeze({ runtime: Object.freeze({}), bundlerRuntime: Object.freeze(entryRuntime) });

/** Puts it where entries find it. Code that runs later can neither replace nor change it. */
export function provideEntryRuntime(): void {
  Object.defineProperty(globalThis, Symbol.for('xana.federation'), { value: federation });
}
