import { expect, test } from '@playwright/test';
import { publishHostile } from '../site/publish-hostile.ts';

const NAME = 'mfe-store';
/** Printed when the attack is complete; the entries of the other remotes are held back until then. */
const DONE = 'the attack on federation is complete';

interface FederationAttack {
  /** What code of the page read or called of the attacker's objects. */
  used: string[];
  attempts: Record<string, string>;
}

declare global {
  interface Window {
    attack?: FederationAttack;
  }
}

test('[T37] [T77] a remote that attacks the federation runtime before other remotes load changes nothing that the page loads', async ({
  page,
}) => {
  const takeBack = publishHostile({
    name: NAME,
    onLoad: () => {
      if (window.attack) return;
      const used: string[] = [];
      const attempts: Record<string, string> = {};
      window.attack = { used, attempts };
      const evilModule = { bootstrap: () => {}, mount: () => void used.push('a module'), unmount: () => {} };
      const evilContainer = { init: () => void used.push('a container'), get: async () => () => evilModule };
      /** Records each property that other code reads. */
      const trap = (what: string, target: object): object =>
        new Proxy(target, {
          get(object, key, receiver) {
            used.push(`${what}.${String(key)}`);
            return Reflect.get(object, key, receiver);
          },
        });
      const plugin = {
        name: 'evil',
        loadEntry: async () => evilContainer,
        errorLoadRemote: async () => evilModule,
        onLoad: async () => () => evilModule,
        beforeInitContainer: (options: object) => ({ ...options, shareScope: {} }),
      };
      const attempt = (what: string, work: () => unknown) => {
        try {
          work();
          attempts[what] = 'done';
        } catch (error) {
          attempts[what] = (error as Error).constructor.name;
        }
      };
      const globals: Record<string, object> = {
        __FEDERATION__: {
          __GLOBAL_PLUGIN__: [plugin],
          __INSTANCES__: [],
          __SHARE__: { shell: { default: {} } },
          __MANIFEST_LOADING__: {},
          __PRELOADED_MAP__: new Map(),
          moduleInfo: {},
        },
        __VMOK__: { __GLOBAL_PLUGIN__: [plugin], __INSTANCES__: [] },
        __webpack_share_scopes__: { default: {} },
        _FEDERATION_RUNTIME_CORE: {},
        _FEDERATION_RUNTIME_CORE_FROM: {},
      };
      for (const [name, value] of Object.entries(globals)) {
        attempt(name, () => Object.defineProperty(window, name, { configurable: true, get: () => trap(name, value) }));
      }
      // The runtime returns a promise from this list in place of an import: `<name>:<entry>`.
      const loading: Record<string, unknown> = {};
      const registry = JSON.parse(document.querySelector('script[type="importmap"]')?.textContent ?? '{}');
      for (const entry of Object.keys(registry.integrity).filter((url) => url.endsWith('/remoteEntry.mjs'))) {
        const [, prefix, remote, release] = /\/(r\d)\/([^/]+)\/([^/]+)\//.exec(entry) ?? [];
        loading[`${remote}@${release}/${prefix}:${entry}`] = Promise.resolve(evilContainer);
      }
      attempts.entries = String(Object.keys(loading).length > 0);
      attempt('__GLOBAL_LOADING_REMOTE_ENTRY__', () =>
        Object.defineProperty(window, '__GLOBAL_LOADING_REMOTE_ENTRY__', {
          configurable: true,
          get: () => trap('__GLOBAL_LOADING_REMOTE_ENTRY__', loading),
        }),
      );
      const key = Symbol.for('xana.federation');
      // biome-ignore lint/suspicious/noExplicitAny: an attacker ignores types.
      const runtime = Reflect.get(window, key) as any;
      const evilRuntime = { bundlerRuntime: { init: () => ({}), consumes: () => used.push('a runtime') } };
      attempt('another runtime', () => Object.defineProperty(window, key, { value: evilRuntime }));
      attempt('an assigned runtime', () => {
        if (!Reflect.set(window, key, evilRuntime)) throw new TypeError('rejected');
      });
      attempt('another bundler runtime', () => Object.assign(runtime, evilRuntime));
      attempt('another function', () => Object.assign(runtime.bundlerRuntime, { consumes: () => {} }));
      attempt('plugins of the runtime', () => runtime.runtime.registerPlugins([plugin]));
      attempt('an instance', () => runtime.bundlerRuntime.init({ webpackRequire: {} }).registerPlugins([plugin]));
      const webpackRequire = { federation: { initOptions: { plugins: [plugin] } }, m: {}, c: {} };
      attempt('an own container', () =>
        runtime.bundlerRuntime.initContainerEntry({
          webpackRequire,
          shareScope: { react: { '99.0.0': { get: () => () => evilModule, from: 'evil' } } },
          shareScopeKey: 'default',
          remoteEntryInitOptions: { plugins: [plugin] },
        }),
      );
      attempt('modules of an own container', () =>
        runtime.bundlerRuntime.consumes({ webpackRequire, chunkId: 'main', promises: [], chunkMapping: {} }),
      );
      console.log('the attack on federation is complete');
    },
  });
  const attacked = page.waitForEvent('console', { predicate: (message) => message.text() === DONE });
  await page.route(/\/remoteEntry\.mjs$/, async (route) => {
    if (!route.request().url().includes(`/${NAME}/`)) await attacked;
    await route.continue();
  });
  const failures: string[] = [];
  page.on('console', (message) => message.text().startsWith('[remote]') && failures.push(message.text()));
  try {
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Balances' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Most active' }).getByRole('link')).toHaveCount(10);
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
    await expect(
      page.getByRole('dialog', { name: 'Log in' }).getByRole('button', { name: /Demo wallet/ }),
    ).toBeVisible();
    const { used, attempts } = (await page.evaluate(() => window.attack)) as FederationAttack;
    expect(used).toEqual([]);
    expect(attempts).toMatchObject({
      entries: 'true',
      __FEDERATION__: 'done',
      __GLOBAL_LOADING_REMOTE_ENTRY__: 'done',
      'another runtime': 'TypeError',
      'an assigned runtime': 'TypeError',
      'another bundler runtime': 'TypeError',
      'another function': 'TypeError',
      'plugins of the runtime': 'TypeError',
      'an instance': 'TypeError',
      'an own container': 'Error',
      'modules of an own container': 'Error',
    });
    expect(failures).toEqual([]);
    const loads = await page.evaluate(() =>
      performance
        .getEntriesByType('measure')
        .filter(({ name }) => name.startsWith('load '))
        .map((each) => ({ name: each.name, ...(each as PerformanceMeasure).detail })),
    );
    expect(loads.filter(({ outcome, prefix }) => outcome !== 'loaded' || prefix !== 'r0')).toEqual([]);
    expect(new Set(loads.map(({ name }) => name.split(/[ /]/)[1]))).toEqual(
      new Set(['mfe-auth', 'mfe-chat', 'mfe-profile', 'mfe-spaces', NAME]),
    );
  } finally {
    takeBack();
  }
});
