import { type BrowserContext, expect, type Page, type Request, type Route, test } from '@playwright/test';
import { FULL } from '../site/full.ts';
import { collectProblems, giveDemoKey, logIn, loginButton, logOut, walletControl } from '../site/page-actions.ts';
import { API_ORIGIN } from '../site/test-topology.ts';

/** Expects a visitor's home page without a failed list or a login dialog. */
async function expectVisitorsHome(tab: Page): Promise<void> {
  await expect(loginButton(tab)).toBeVisible();
  await expect(tab).toHaveURL(/\/$/);
  await expect(tab.getByRole('heading', { level: 1, name: 'Step into XANA' })).toBeVisible();
  await expect(tab.getByRole('navigation', { name: 'Spaces' }).getByRole('link')).toHaveCount(12);
  await expect(tab.getByRole('region', { name: 'Most active' }).getByRole('link')).toHaveCount(10);
  await expect(tab.getByRole('region', { name: 'Hot this week' }).getByRole('listitem').first()).toBeVisible();
  await expect(tab.getByText(/could not be loaded|not available right now/)).toHaveCount(0);
  await expect(tab.getByRole('dialog')).toHaveCount(0);
}

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(path);
  await expect(walletControl(tab)).toBeVisible();
  return tab;
}

/** Records the requests of a tab that carry a token, from now on. */
function authorizedCalls(tab: Page): { path: string; at: number }[] {
  const calls: { path: string; at: number }[] = [];
  tab.on('request', (request: Request) => {
    if (request.headers().authorization) calls.push({ path: new URL(request.url()).pathname, at: Date.now() });
  });
  return calls;
}

test.beforeEach(async ({ page }) => {
  await giveDemoKey(page);
  await page.goto('/');
  await logIn(page);
});

test(
  '[LO-03] [LO-04] every tab shows a visitor’s home page within a second of a logout, whatever page it was on',
  FULL,
  async ({ page, context }) => {
    const { id } = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}') as { id: number });
    const paths = ['/', '/chat', `/follow-user/${id}?option=followings`, `/profile?user=${id}`, '/feed?for=user'];
    const tabs: Page[] = [];
    for (const path of paths) tabs.push(await openTab(context, path));
    const problems = tabs.map(collectProblems);
    // How long each tab takes from hearing of the logout to the home page's address.
    await Promise.all(
      tabs.map((tab) =>
        tab.evaluate(() => {
          const channel = new BroadcastChannel('xana-session');
          channel.onmessage = () => {
            const receivedAt = performance.now();
            const timer = setInterval(() => {
              if (location.pathname !== '/') return;
              clearInterval(timer);
              Object.assign(window, { millisecondsToHome: performance.now() - receivedAt });
            }, 10);
          };
        }),
      ),
    );
    await page.goto('/chat');
    await expect(walletControl(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    const calls = tabs.map(authorizedCalls);
    // Until then the tabs poll as a member's.
    const logoutAt = page.waitForRequest((request) => request.url().endsWith('/auth/logout')).then(() => Date.now());
    await logOut(page);
    await expectVisitorsHome(page);
    for (const tab of tabs) await expectVisitorsHome(tab);
    const beganAt = await logoutAt;
    expect(calls.flat().filter(({ at }) => at > beganAt)).toEqual([]);
    expect(problems.flat()).toEqual([]);
    const waits = await Promise.all(
      tabs.map((tab) => tab.evaluate(() => (window as unknown as { millisecondsToHome: number }).millisecondsToHome)),
    );
    console.log(`  home after ${waits.map(Math.round).join(', ')} ms`);
    expect(Math.max(...waits)).toBeLessThan(1_000);
  },
);

test(
  '[LO-03] a tab with requests in flight at a logout elsewhere shows a visitor’s home page',
  FULL,
  async ({ page, context }) => {
    const held: Route[] = [];
    const other = await openTab(context, '/');
    await other.route(`${API_ORIGIN}/chat/**`, (route) => void held.push(route));
    await other.route(`${API_ORIGIN}/follow/**`, (route) => void held.push(route));
    await other.goto('/chat');
    await expect(walletControl(other)).toBeVisible();
    await expect.poll(() => held.length).toBeGreaterThan(1);
    await logOut(page);
    await expectVisitorsHome(page);
    await other.unrouteAll();
    // The server rejects their token now.
    for (const route of held) await route.continue().catch(() => undefined);
    await expectVisitorsHome(other);
  },
);

test(
  '[LO-03] a tab whose request is rejected before the logout message arrives shows a visitor’s home page',
  FULL,
  async ({ page, context }) => {
    const other = await context.newPage();
    // The message is lost, as for a tab that is thawed by a timer before its queued events.
    await other.addInitScript(() => {
      window.BroadcastChannel = class extends EventTarget {
        postMessage() {}
        close() {}
      } as never;
      window.addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true });
    });
    await other.goto('/chat');
    await expect(walletControl(other)).toBeVisible();
    await logOut(page);
    await expectVisitorsHome(page);
    await other.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await expectVisitorsHome(other);
  },
);

test('[LO-03] a frozen tab shows a visitor’s home page as soon as it is thawed', FULL, async ({ page, context }) => {
  const other = await openTab(context, '/chat');
  const devtools = await context.newCDPSession(other);
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
  await logOut(page);
  await expectVisitorsHome(page);
  const calls = authorizedCalls(other);
  await devtools.send('Page.setWebLifecycleState', { state: 'active' });
  await expectVisitorsHome(other);
  expect(calls).toEqual([]);
});

test(
  '[LO-03] what a member had open is closed by a logout elsewhere and stays closed after the next login',
  FULL,
  async ({ page, context }) => {
    const other = await openTab(context, '/');
    await walletControl(other).click();
    await expect(other.getByRole('dialog', { name: 'Your wallet' })).toBeVisible();
    await logOut(page);
    await expectVisitorsHome(other);
    await logIn(other);
    await expect(walletControl(other)).toBeVisible();
    await expect(other.getByRole('dialog')).toHaveCount(0);
  },
);
