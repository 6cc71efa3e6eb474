import { expect, test } from '@playwright/test';
import { addHealth } from '@xana/release/release-health';
import { FULL, fullUnless } from '../site/full.ts';
import { activeRelease, publishChanged, store, takeBack } from './site-releases.ts';

const isModule = (path: string) => path.startsWith('balances.');

test(
  '[MF-05] a release that throws while it loads is replaced by the last known good one',
  FULL,
  async ({ page }, info) => {
    publishChanged('mfe-store', '3.0.0', info.outputPath(''), (content, path) =>
      isModule(path) ? `throw new Error("planted: at evaluation");${content}` : content,
    );
    try {
      await page.goto('/');
      await expect(page.getByRole('region', { name: 'Balances' })).toBeVisible({ timeout: 40_000 });
      await expect(page.getByText('is not available right now')).toHaveCount(0);
    } finally {
      takeBack('mfe-store');
    }
  },
);

const THROWS: Record<string, (module: string) => string> = {
  mounts: (module) => module.replace(/,mount:(\w+),/, ',absent:$1=()=>Promise.reject(new Error("planted: at mount")),'),
  renders: (module) => module.replace('("title")', '((()=>{throw new Error("planted: at render")})())'),
};

/** From the exception to the content of the other release. The goal is 500 ms; a busy machine takes several times as long. */
const MAX_FALLBACK_MS = 3_000;

/** Records when the planted exception was thrown, each state of the module, and when it was shown again. */
const recordFallback = () => {
  const seen = { states: [] as (string | undefined)[], failedAt: 0, shownAt: 0 };
  Object.assign(window, { fallback: seen });
  const { error } = console;
  console.error = (...line: unknown[]) => {
    if (line.some((each) => String(each).includes('planted'))) seen.failedAt ||= performance.now();
    error(...line);
  };
  new MutationObserver(() => {
    const module = document.querySelector<HTMLElement>('[data-remote-module="mfe-store/balances"]');
    const state = module?.dataset.state;
    if (state !== seen.states.at(-1)) seen.states.push(state);
    if (seen.failedAt && !module?.hidden && module?.textContent?.includes('Balances')) {
      seen.shownAt ||= performance.now();
    }
  }).observe(document, { childList: true, subtree: true, attributes: true });
};

for (const [phase, plant] of Object.entries(THROWS)) {
  test(
    `[MF-05] a release that throws while it ${phase} is replaced by the last known good one without a message`,
    fullUnless(phase === 'renders'),
    async ({ page }, info) => {
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      await page.addInitScript(recordFallback);
      publishChanged('mfe-store', `4.0.0-${phase}`, info.outputPath(''), (content, path) =>
        isModule(path) ? plant(content) : content,
      );
      try {
        await page.goto('/');
        await expect(page.getByRole('region', { name: 'Balances' })).toBeVisible();
        await expect(page.getByRole('region', { name: 'Most active' }).getByRole('link')).toHaveCount(10);
        expect(messages.join('\n')).toMatch(/mfe-store@\w+ failed to (mount|render) in sidebar.balances.*planted/);
        const { states, failedAt, shownAt } = await page.evaluate(
          () => (window as never as { fallback: { states: string[]; failedAt: number; shownAt: number } }).fallback,
        );
        console.log(`  ${Math.round(shownAt - failedAt)} ms from the exception to the last known good release`);
        expect(states).not.toContain('failed');
        expect(shownAt - failedAt).toBeLessThan(MAX_FALLBACK_MS);
      } finally {
        takeBack('mfe-store');
      }
    },
  );
}

test(
  '[MF-05] a release that throws is replaced by a fallback in its slot when the last known good one throws too, and a rollback restores it',
  FULL,
  async ({ page }, info) => {
    const { id } = activeRelease('mfe-store');
    const plant = THROWS.renders ?? String;
    for (const version of ['4.1.0', '4.2.0']) {
      const { id: throwing } = publishChanged('mfe-store', version, info.outputPath(version), (content, path) =>
        isModule(path) ? `${plant(content)}\n// ${version}` : content,
      );
      addHealth(store, 'mfe-store', throwing, { mounted: 1, failed: 0 });
    }
    try {
      await page.goto('/');
      await expect(page.getByText('Balances is not available right now')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Step into XANA' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Most active' }).getByRole('link')).toHaveCount(10);
    } finally {
      takeBack('mfe-store', id);
    }
    await page.reload();
    await expect(page.getByRole('region', { name: 'Balances' })).toBeVisible();
  },
);
