import type { InitContainerEntryOptions, WebpackRequire } from '@module-federation/webpack-bundler-runtime';
import { entryRuntime, provideEntryRuntime } from './entry-runtime.ts';
import { issueScope } from './issued-scopes.ts';
import type { ShareScope } from './share-scope.ts';

const RUNTIME = Symbol.for('xana.federation');
const react = { useState: () => 'mine' };
const provided: ShareScope = { react: { '19.0.0': { get: () => () => react, from: 'shell', eager: true } } };
const issue = (release: string, onWrite = () => {}): ShareScope =>
  issueScope(provided, { name: `mfe-store@${release}/r0`, version: release }, onWrite);

/** The webpack runtime of an entry that consumes React in its chunk `main`. */
function createEntry() {
  const modules: WebpackRequire['m'] = {};
  const webpackRequire: WebpackRequire = Object.assign(() => undefined, {
    p: '',
    R: [],
    m: modules,
    c: {},
    o: () => false,
    I: () => Promise.resolve(true),
    federation: { initOptions: { name: 'mfe_store', remotes: [] }, bundlerRuntimeOptions: {} },
    consumesLoadingData: {
      _updated: 0,
      chunkMapping: { main: ['react'] },
      moduleIdToConsumeDataMapping: {
        react: {
          shareKey: 'react',
          shareScope: 'default',
          singleton: true,
          requiredVersion: false as const,
          fallback: () => Promise.reject(new Error('not bundled')),
        },
      },
    },
  });
  const init = (shareScope: object, options = {}) =>
    entryRuntime.initContainerEntry({
      webpackRequire,
      shareScopeKey: 'default',
      ...options,
      shareScope: shareScope as InitContainerEntryOptions['shareScope'],
    });
  const load = async () => {
    const promises: Promise<unknown>[] = [];
    const options = { chunkMapping: { main: ['react'] }, installedModules: {}, moduleToHandlerMapping: {} };
    entryRuntime.consumes({ chunkId: 'main', promises: promises as Promise<void>[], webpackRequire, ...options });
    await Promise.all(promises);
    const module = { exports: undefined };
    modules.react?.(module);
    return module.exports;
  };
  return { webpackRequire, init, load };
}

describe('[T37] entryRuntime', () => {
  it('lets an entry consume the modules of the scope that the shell issued', async () => {
    const { init, load } = createEntry();
    await init(issue('one'));
    expect(await load()).toBe(react);
  });

  it('rejects a scope that the shell did not issue, before and after it has initialized the entry', async () => {
    const { init, load } = createEntry();
    const evil = { react: { '19.0.0': { get: () => () => ({ evil: true }), from: 'evil' } } };
    expect(() => init(evil)).toThrow('Only the shell initializes a container');
    await init(issue('one'));
    expect(() => init(evil)).toThrow('Only the shell initializes a container');
    expect(() => init(issue('two'))).toThrow('Only the shell initializes a container');
    expect(await load()).toBe(react);
  });

  it('ignores plugins and scopes in the options of an initialization', async () => {
    const { init, load } = createEntry();
    const wasCalled: string[] = [];
    const evil = { name: 'evil', beforeLoadShare: (args: object) => void wasCalled.push(Object.keys(args).join()) };
    const remoteEntryInitOptions = { plugins: [evil], shared: {}, shareScopeKeys: ['default'], shareScopeMap: {} };
    await init(issue('one'), { remoteEntryInitOptions });
    expect(await load()).toBe(react);
    expect(wasCalled).toEqual([]);
  });

  it('rejects a request for modules before the shell has initialized the entry', async () => {
    await expect(createEntry().load()).rejects.toThrow('has not initialized');
  });

  it('hands no instance of the runtime to the entry', async () => {
    const { webpackRequire, init, load } = createEntry();
    expect(entryRuntime.init()).toEqual({});
    await init(issue('one'));
    await load();
    expect(webpackRequire.federation.instance).toBeUndefined();
    expect(webpackRequire.S).toBeUndefined();
  });

  it('offers itself to entries in a form that other code can neither replace nor change', () => {
    provideEntryRuntime();
    const offered = Reflect.get(globalThis, RUNTIME) as { bundlerRuntime: typeof entryRuntime };
    expect(offered.bundlerRuntime).toBe(entryRuntime);
    expect(() => Object.defineProperty(globalThis, RUNTIME, { value: {} })).toThrow(TypeError);
    expect(() => Object.assign(offered, { bundlerRuntime: {} })).toThrow(TypeError);
    expect(() => Object.assign(offered.bundlerRuntime, { init: () => {} })).toThrow(TypeError);
  });
});
