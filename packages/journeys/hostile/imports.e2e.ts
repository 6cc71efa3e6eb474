import { expect, type Page, test } from '@playwright/test';
import { local } from '@xana/local-site/topology';
import { publishChanged, takeBack } from '../releases/site-releases.ts';
import { FULL } from '../site/full.ts';
import { publishHostile } from '../site/publish-hostile.ts';
import { topology } from '../site/test-topology.ts';

const NAME = 'mfe-store';
const ORIGIN = local(topology.remotes[NAME] ?? 0);

/** The result of each attempt: `done` or the name of the error. */
async function outcomesOf(page: Page): Promise<Record<string, string>> {
  await page.goto('/');
  const outcomes = () => page.evaluate(() => (window as { outcomes?: Record<string, string> }).outcomes ?? {});
  await expect.poll(async () => (await outcomes()).finished).toBe('yes');
  return outcomes();
}

test('[T36] a remote cannot create a Trusted Types policy, not even of the sanitizer’s name', async ({ page }) => {
  const takeBack = publishHostile({
    name: NAME,
    onLoad: () => {
      const outcomes: Record<string, string> = {};
      const types = (window as never as { trustedTypes: { createPolicy(name: string, rules: object): unknown } })
        .trustedTypes;
      const attempt = (what: string, work: () => unknown) => {
        try {
          work();
          outcomes[what] = 'done';
        } catch (error) {
          outcomes[what] = (error as Error).name;
        }
      };
      for (const name of ['dompurify', 'push-worker', 'shell-start', 'default', 'webpack', 'goog#html', 'mfe-store']) {
        attempt(name, () => types.createPolicy(name, { createHTML: (html: string) => html }));
      }
      attempt('innerHTML', () => {
        document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
      });
      attempt('eval', () => new Function('return 1')());
      outcomes.finished = 'yes';
      Object.assign(window, { outcomes });
    },
  });
  try {
    expect(await outcomesOf(page)).toEqual({
      dompurify: 'TypeError',
      'push-worker': 'TypeError',
      'shell-start': 'TypeError',
      default: 'TypeError',
      webpack: 'TypeError',
      'goog#html': 'TypeError',
      'mfe-store': 'TypeError',
      innerHTML: 'TypeError',
      eval: 'EvalError',
      finished: 'yes',
    });
    // The sanitizer still works with the policy that the shell created.
    await page.goto('/explore');
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
  } finally {
    takeBack();
  }
});

test('[T34] a remote cannot run code that the page has no hash of', FULL, async ({ page }, info) => {
  const unlisted = publishChanged(NAME, '7.0.0', info.outputPath('unlisted'), (content) => `${content}\n\n`).id;
  takeBack(NAME);
  const endAttack = publishHostile({
    name: NAME,
    onLoad: () => {
      const outcomes: Record<string, string> = {};
      const map = document.querySelector('script[type="importmap"]')?.textContent ?? '{}';
      const addresses = Object.keys((JSON.parse(map) as { integrity: object }).integrity);
      const entry = addresses.find(
        (each) => each.includes('/r0/mfe-store/') && each.endsWith('/original-remoteEntry.mjs'),
      );
      const { unlistedEntry } = window as never as { unlistedEntry: string };
      const code = 'export const ran = true';
      const blob = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
      const classic = Object.assign(document.createElement('script'), { crossOrigin: 'anonymous' });
      const attempts: Record<string, () => Promise<unknown>> = {
        'exact address': () => import(String(entry)),
        'with a query': () => import(`${entry}?x=1`),
        'with an empty query': () => import(`${entry}?`),
        'with a fragment': () => import(`${entry}#x`),
        'of an unlisted release': () => import(unlistedEntry),
        'a data: address': () => import(`data:text/javascript,${code}`),
        'a blob: address': () => import(blob),
        'another import map': async () => {
          document.head.append(
            Object.assign(document.createElement('script'), {
              type: 'importmap',
              textContent: '{"imports":{"x":"data:,"}}',
            }),
          );
          await import('x' as string);
        },
        'a script element': () =>
          new Promise((resolve, reject) => {
            classic.onload = resolve;
            classic.onerror = () => reject(new TypeError('refused'));
            classic.src = String(entry);
            document.head.append(classic);
          }),
        'a worker': async () => new Worker(blob),
      };
      void (async () => {
        for (const [what, work] of Object.entries(attempts)) {
          outcomes[what] = await work().then(
            () => 'done',
            (error: Error) => error.name,
          );
        }
        outcomes.finished = 'yes';
        Object.assign(window, { outcomes });
      })();
    },
  });
  await page.addInitScript(
    (address) => Object.assign(window, { unlistedEntry: address }),
    `${ORIGIN}/r0/${NAME}/${unlisted}/remoteEntry.mjs`,
  );
  try {
    // Even if a server answers a URL with a query, the browser blocks what the import map does not list.
    const served = await page.request.get(`${ORIGIN}/r0/${NAME}/${unlisted}/remoteEntry.mjs`);
    expect(served.status()).toBe(200);
    expect((await page.request.get(`${ORIGIN}/r0/${NAME}/${unlisted}/remoteEntry.mjs?x=1`)).status()).toBe(404);
    const { finished, 'exact address': exact, ...rest } = await outcomesOf(page);
    expect([finished, exact]).toEqual(['yes', 'done']);
    for (const [what, outcome] of Object.entries(rest)) {
      expect([what, outcome]).toEqual([what, expect.stringMatching(/^(TypeError|SecurityError)$/)]);
    }
    expect(Object.keys(rest)).toHaveLength(9);
  } finally {
    endAttack();
  }
});
