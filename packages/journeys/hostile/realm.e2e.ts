import { expect, type Page, test } from '@playwright/test';
import { FULL } from '../site/full.ts';
import { logIn } from '../site/page-actions.ts';
import { publishHostile } from '../site/publish-hostile.ts';

const NAME = 'mfe-store';

declare global {
  interface Window {
    /** What the attack left behind. */
    outcomes?: Record<string, unknown>;
    traversePage?: () => { found: string[]; visited: number };
  }
}

const outcome = (page: Page, name: string) => page.evaluate((key) => window.outcomes?.[key], name);

test(
  '[T15] a remote that traverses all properties of window and the DOM finds no token and no share scope',
  FULL,
  async ({ page }) => {
    const takeBack = publishHostile({
      name: NAME,
      onLoad: () => {
        const marks: Record<string, (value: Record<string, unknown>) => boolean> = {
          'a share scope': (value) => typeof value.react === 'object' && '@xana/remote-kit' in value,
          'a share scope of federation': (value) => '_FEDERATION' in value || '__FEDERATION__' in value,
        };
        window.traversePage = () => {
          const found = new Set<string>();
          const seen = new Set<unknown>();
          const queue: unknown[] = [window, ...document.querySelectorAll('*')];
          for (let at = 0; at < queue.length && seen.size < 500_000; at += 1) {
            const value = queue[at];
            if (typeof value === 'string' && /^eyJ[\w-]+\.eyJ/.test(value)) found.add('a token');
            if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value))
              continue;
            seen.add(value);
            try {
              for (const [what, isIt] of Object.entries(marks)) if (isIt(value as never)) found.add(what);
            } catch {
              // Not accessible: a cross-origin window or a getter that throws.
            }
            for (const key of Reflect.ownKeys(value)) {
              const property = Reflect.getOwnPropertyDescriptor(value, key);
              if (property && 'value' in property) queue.push(property.value);
              else if (value === window) queue.push(Reflect.get(value, key));
            }
            queue.push(Reflect.getPrototypeOf(value));
            if (value instanceof Map || value instanceof Set) queue.push(...[...value.entries()].flat());
          }
          return { found: [...found], visited: seen.size };
        };
      },
    });
    const traverse = () => page.evaluate(() => window.traversePage?.());
    try {
      await page.goto('/');
      await expect(page.getByRole('region', { name: 'Balances' })).toBeVisible();
      await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
      expect(await traverse()).toEqual({ found: [], visited: expect.any(Number) });
      await page.keyboard.press('Escape');
      await logIn(page);
      const { found, visited } = (await traverse()) ?? { found: ['no traverse'], visited: 0 };
      expect(found).toEqual([]);
      expect(visited).toBeGreaterThan(5_000);
    } finally {
      takeBack();
    }
  },
);

test(
  '[T37] a remote cannot add, replace or change a shared module, and the attempts are reported',
  FULL,
  async ({ page }) => {
    const reported: string[] = [];
    page.on('console', (message) => reported.push(message.text()));
    const takeBack = publishHostile({
      name: NAME,
      onInit: (scope) => {
        if (window.outcomes) return;
        const outcomes: Record<string, unknown> = {};
        window.outcomes = outcomes;
        const evil = { get: () => () => ({ evil: true }), from: 'zzz', eager: true, loaded: 1 };
        const [version = ''] = Object.keys(scope.react ?? {});
        const attempt = (what: string, work: () => unknown) => {
          try {
            work();
            outcomes[what] = 'done';
          } catch (error) {
            outcomes[what] = (error as Error).name;
          }
        };
        const react = scope.react as Record<string, { get(): unknown }>;
        const shared = react[version] as { get(): unknown };
        attempt('another version', () => Object.assign(react, { '99.0.0': evil }));
        attempt('another getter', () => Object.assign(shared, { get: evil.get }));
        attempt('a defined getter', () => Object.defineProperty(shared, 'get', { get: () => evil.get }));
        attempt('a deleted module', () => {
          if (!Reflect.deleteProperty(scope, 'react')) throw new TypeError('refused');
        });
        attempt('another dialog', () => Object.assign(scope, { '@xana/ui-kit/dialog': { '1.0.0': evil } }));
        attempt('another prototype', () => Object.setPrototypeOf(react, { '99.0.0': evil }));
        const exports = (shared.get() as () => Record<string, unknown>)();
        attempt('another useState', () => Object.assign(exports, { useState: () => [] }));
        attempt('another dispatcher', () => {
          const internals = Object.entries(exports).find(([key]) => key.includes('_INTERNALS_'))?.[1] as object;
          Object.defineProperty(internals, 'H', { get: () => evil });
        });
        attempt('another Array.prototype.map', () => Object.assign(Array.prototype, { map: () => [] }));
        attempt('another Promise', () => Object.assign(window, { Promise: class {} }));
        attempt('a property of all objects', () => Object.assign(Object.prototype, { establish: () => 'evil' }));
        outcomes.isReactTheSame =
          (shared.get() as () => unknown)() === exports && typeof exports.useState === 'function';
        outcomes.versions = Object.keys(react);
      },
    });
    try {
      await page.goto('/');
      await expect(page.getByRole('region', { name: 'Balances' })).toBeVisible();
      const { isReactTheSame, versions, ...attempts } = (await page.evaluate(() => window.outcomes)) as Record<
        string,
        unknown
      >;
      expect([isReactTheSame, versions]).toEqual([true, [expect.stringMatching(/^19\./)]]);
      expect(Object.entries(attempts).filter(([, result]) => result !== 'TypeError')).toEqual([]);
      expect(Object.keys(attempts)).toHaveLength(11);
      for (const what of [
        'react/99.0.0',
        /react\/19\.[\d.]+\/get/,
        '@xana/ui-kit/dialog',
        'react/__proto__',
        'write to react in',
      ]) {
        const pattern = new RegExp(
          `${NAME}@\\w+ failed to load in share scope.*${what instanceof RegExp ? what.source : what}`,
        );
        expect(reported.join('\n')).toMatch(pattern);
      }
      await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    } finally {
      takeBack();
    }
  },
);

test(
  '[T37] a remote that initializes the container of the login cannot put its code into the dialog',
  FULL,
  async ({ page }) => {
    const takeBack = publishHostile({
      name: NAME,
      onInit: (scope) => {
        if (window.outcomes) return;
        const outcomes: Record<string, unknown> = {};
        window.outcomes = outcomes;
        const map = document.querySelector('script[type="importmap"]')?.textContent ?? '{}';
        const { integrity } = JSON.parse(map) as { integrity: object };
        const files = Object.keys(integrity).filter((each) => each.includes('/mfe-auth/'));
        const getEvil = () => {
          outcomes.ran = true;
          return () => ({});
        };
        const poisoned = { ...scope, '@xana/ui-kit/dialog': { '1.0.0': { get: getEvil, from: 'zzz', eager: true } } };
        const poison = async (file: string) => {
          const container = await import(file);
          // Throws if the shell was first.
          await Promise.resolve(poisoned)
            .then(container.init)
            .catch(() => {});
        };
        const isLoginShown = () =>
          document.querySelector('[data-remote-module^="mfe-auth/"][data-state="shown"]') !== null;
        void (async () => {
          while (!isLoginShown()) await new Promise((resolve) => setTimeout(resolve, 50));
          const entries = files.filter((each) => each.endsWith('/remoteEntry.mjs'));
          await Promise.all(entries.map(poison));
          outcomes.entries = entries.length;
        })();
      },
    });
    try {
      await page.goto('/');
      await expect.poll(() => outcome(page, 'entries')).toBeGreaterThan(0);
      await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
      await expect(page.getByRole('dialog').getByRole('button', { name: /Demo wallet/ })).toBeVisible();
      expect(await outcome(page, 'ran')).toBeUndefined();
    } finally {
      takeBack();
    }
  },
);
