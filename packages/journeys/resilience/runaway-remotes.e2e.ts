import { expect, type Page, test } from '@playwright/test';
import { FULL } from '../site/full.ts';
import { publishHostile } from '../site/publish-hostile.ts';

const NAME = 'mfe-store';
const OTHER_SITE = 'http://other-site.test/';

const balances = (page: Page) => page.getByRole('complementary').getByRole('region', { name: 'Balances' });
const home = (page: Page) => page.getByRole('heading', { level: 1, name: 'Step into XANA' });

test('[T75] an overlay and a locked page are undone when the remote that made them throws, and its mount signal ends its listeners', async ({
  page,
}) => {
  const takeBack = publishHostile({
    name: NAME,
    onMount: ({ signal }) => {
      const overlay = document.createElement('div');
      overlay.id = 'planted-overlay';
      overlay.style.cssText = 'position: fixed; inset: 0; z-index: 999999; background: black';
      document.body.append(overlay);
      document.body.style.overflow = 'hidden';
      document.body.inert = true;
      const seen: string[] = [];
      Object.assign(window, { seen });
      const options = { signal: signal as AbortSignal };
      document.addEventListener('click', () => seen.push('click'), options);
      addEventListener('keydown', () => seen.push('keydown'), options);
      options.signal.addEventListener('abort', () => seen.push('abort'));
      throw new Error('planted: at mount');
    },
  });
  try {
    await page.goto('/');
    await expect(balances(page)).toBeVisible();
    await expect(page.locator('#planted-overlay')).toHaveCount(0);
    expect(await page.evaluate(() => [document.body.getAttribute('style'), document.body.inert])).toEqual([
      null,
      false,
    ]);
    const seen = () => page.evaluate(() => (window as never as { seen: string[] }).seen);
    await expect.poll(seen).toEqual(['abort']);
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await seen()).toEqual(['abort']);
  } finally {
    takeBack();
  }
});

test(
  '[T75] a remote that empties the page is replaced by its last known good release, and the site stays',
  FULL,
  async ({ page }) => {
    const reported: string[] = [];
    page.on('console', (message) => reported.push(message.text()));
    const takeBack = publishHostile({
      name: NAME,
      onMount: () => document.getElementById('root')?.replaceChildren(),
    });
    try {
      await page.goto('/');
      await expect(home(page)).toBeVisible();
      await expect(balances(page)).toBeVisible();
      await expect.poll(() => reported.join('\n')).toMatch(/mfe-store@\w+ failed to mount .*tree of the shell/);
    } finally {
      takeBack();
    }
  },
);

test('[T73] a remote that navigates in a loop does not keep the visitor on its page', async ({ page }) => {
  const reported: string[] = [];
  page.on('console', (message) => reported.push(message.text()));
  const takeBack = publishHostile({
    name: NAME,
    onMount: ({ router }) => {
      const { navigator } = router as { navigator: { push(path: string): void } };
      let count = 0;
      setInterval(() => navigator.push(`/search?q=${count++}`), 50);
    },
  });
  try {
    await page.clock.install();
    await page.goto('/');
    await expect.poll(() => reported.join('\n')).toMatch(/mfe-store@\w+ failed to navigate in router/);
    await page.goBack();
    await expect(home(page)).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(home(page)).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  } finally {
    takeBack();
  }
});

test('[T74] a release during whose mount the page hung is skipped when the tab opens the site again', async ({
  page,
}) => {
  const reported: string[] = [];
  page.on('console', (message) => reported.push(message.text()));
  const takeBack = publishHostile({
    name: NAME,
    onMount: () => {
      console.log('the mount begins to hang');
      for (const start = performance.now(); performance.now() - start < 600_000; );
    },
  });
  try {
    // A page of the same site, or of none, would wait for the process that hangs.
    await page.route(OTHER_SITE, (route) => route.fulfill({ contentType: 'text/html', body: 'left' }));
    const hanging = page.waitForEvent('console', (message) => message.text() === 'the mount begins to hang');
    await page.goto('/', { waitUntil: 'commit' });
    await hanging;
    await page.goto(OTHER_SITE);
    // A mount that is younger when the page ends did not hang.
    await page.clock.install({ time: Date.now() + 60_000 });
    await page.goto('/');
    await expect(home(page)).toBeVisible();
    await expect(balances(page)).toBeVisible();
    expect(reported.join('\n')).toMatch(/mfe-store@\w+ failed to mount .*hung/);
  } finally {
    takeBack();
  }
});

test(
  '[T74] [MF-05] a tab that a release has hung shows the last known good one when it is ended and loaded again',
  FULL,
  async ({ page }) => {
    const takeBack = publishHostile({
      name: NAME,
      onMount: () => {
        console.log('the mount begins to hang');
        for (;;);
      },
    });
    let isOver = false;
    try {
      const debug = await page.context().newCDPSession(page);
      const hanging = page.waitForEvent('console', (message) => message.text() === 'the mount begins to hang');
      await page.goto('/', { waitUntil: 'commit' });
      await hanging;
      const crashed = page.waitForEvent('crash');
      // Real time: a person waits for a page that hangs, and ends it with the browser's own dialog.
      await new Promise((resolve) => setTimeout(resolve, 4_000));
      void debug.send('Page.crash').catch(() => undefined);
      await crashed;
      const textOf = async (expression: string) => (await debug.send('Runtime.evaluate', { expression })).result.value;
      const shown = () => textOf(`document.querySelector('[data-remote-module="mfe-store/balances"]')?.textContent`);
      await debug.send('Page.navigate', { url: page.url() });
      await expect.poll(shown).toContain('Balances');
      takeBack();
      isOver = true;
      await debug.send('Page.navigate', { url: page.url() });
      await expect.poll(shown).toContain('Balances');
    } finally {
      if (!isOver) takeBack();
    }
  },
);

test('[T74] a page that was left while it mounted skips no release when the tab opens it again', async ({ page }) => {
  for (const delay of [100, 200, 300, 400]) {
    await page.goto('/', { waitUntil: 'commit' });
    // Real time: the page mounts its remotes meanwhile.
    await new Promise((resolve) => setTimeout(resolve, delay));
    await page.goto('about:blank');
    await page.goto('/robots.txt');
    expect(await page.evaluate(() => sessionStorage.getItem('mountMarks'))).toBeNull();
  }
});

test('the page reports the releases that it mounted to the page server', FULL, async ({ page }) => {
  const sent = page.waitForRequest((request) => new URL(request.url()).pathname === '/release-health');
  await page.goto('/');
  const { outcomes } = JSON.parse((await sent).postData() ?? '') as { outcomes: { name: string; outcome: string }[] };
  expect(outcomes.map(({ name, outcome }) => `${name} ${outcome}`)).toContain('mfe-store mounted');
});
