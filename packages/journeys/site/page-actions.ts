import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { skipAfterLogin } from './skip-after-login.ts';
import { API_ORIGIN } from './test-topology.ts';

/** For one attempt of a loop that loads a page until it shows something: a busy machine needs seconds for a member's data. */
export const ONE_ATTEMPT = { timeout: 8_000 };

/** Logs in through the dialog with the sandbox's demo wallet. */
export async function logIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await confirmLogin(page);
  await waitUntilDialogsAreLeft(page);
}

/** A closed dialog removes its history entry, which would abort a navigation that starts at the same time. */
export async function waitUntilDialogsAreLeft(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectEntriesOfOverlays(page, 0);
}

/** The history has an entry for each of the open dialogs; it follows them in a later task. */
export async function expectEntriesOfOverlays(page: Page, count: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => Number(history.state?.overlays ?? 0))).toBe(count);
}

export const loginDialog = (page: Page) => page.getByRole('dialog', { name: 'Log in' });
/** The login with the sandbox's demo wallet, in the open dialog. */
export const demoWallet = (page: Page) => loginDialog(page).getByRole('button', { name: /Demo wallet/ });

/** Logs in through a login dialog that is already open, and answers before what would open automatically after it. */
export async function confirmLogin(page: Page): Promise<void> {
  await expect(demoWallet(page)).toBeVisible();
  await skipAfterLogin(page);
  await confirmFirstLogin(page);
}

/** Logs in like `confirmLogin`; the welcome and the terms still open. */
export async function confirmFirstLogin(page: Page): Promise<void> {
  await demoWallet(page).click();
  await expect(walletControl(page)).toBeVisible();
  await expect(loginDialog(page)).toHaveCount(0);
}

/** Gives the demo wallet the demo member's key: a member with friends, favourites and conversations. */
export async function giveDemoKey(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('xana-sandbox-demo-key', `0x${'da7a'.repeat(16)}`));
}

export async function logOut(page: Page): Promise<void> {
  await walletControl(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
}

export const walletControl = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Wallet 0x/ });
export const loginButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Log in', exact: true });

/** Collects uncaught errors and CSP violations of a page, for journeys that expect none. */
export function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted Type/i.test(message.text())) problems.push(message.text());
  });
  return problems;
}

/** Scrolls down until an element appears that renders near the viewport. */
export async function scrollTo(page: Page, wanted: Locator): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 500);
    await expect(wanted).toBeVisible({ timeout: 400 });
  }).toPass({ timeout: 30_000 });
}

/** Shorter than the time limits of a load and of a mount, which a single jump would exceed while a module is starting. */
const STEP_MS = 1_000;
/** How long a step waits for answers; a journey may hold one back. */
const ANSWER_TIMEOUT_MS = 2_000;

/**
 * Moves the installed clock of the page forward, and lets modules that start and calls that are sent in between finish. Otherwise
 * a slow machine would seem to need many seconds for them, and the page would give them up.
 */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  const calls = watchCalls(page);
  for (let left = milliseconds; left > 0; left -= STEP_MS) {
    await expect.poll(() => isMounting(page), { intervals: [50] }).toBe(false);
    const until = Date.now() + ANSWER_TIMEOUT_MS;
    while (calls.size > 0 && Date.now() < until) await page.evaluate(() => undefined).catch(() => undefined);
    calls.clear();
    await page.clock.fastForward(Math.min(left, STEP_MS));
  }
}

const callsOf = new WeakMap<Page, Set<Request>>();

/** The calls of a page to the platform that are not answered yet, from the first use on. */
function watchCalls(page: Page): Set<Request> {
  const known = callsOf.get(page);
  if (known) return known;
  const calls = new Set<Request>();
  callsOf.set(page, calls);
  page.on('request', (request) => request.url().startsWith(API_ORIGIN) && calls.add(request));
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => calls.delete(request));
  return calls;
}

/** Also while the page is being loaded again. */
function isMounting(page: Page): Promise<boolean> {
  const read = () => page.evaluate(() => sessionStorage.getItem('mountMarks')?.includes('"mounting":[{') ?? false);
  return read().catch(() => true);
}

/** Uses the page once it is shown: what the first screen does not need loads from then on. */
export async function beginToUse(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
}

/** Nothing on the page waits for code or data any more, so nothing moves. In English. */
export async function expectSettled(page: Page): Promise<void> {
  const busy = page.locator('[aria-busy="true"], [data-remote-module][data-state="loading"]');
  await expect(busy.or(page.getByRole('status', { name: 'Loading' }))).toHaveCount(0);
}
