import type { Browser, Page, Request } from '@playwright/test';
import { LOGIN_METHODS, type LoginMethod } from '@xana/journeys/site/login-methods';
import { LOGIN_WORDS } from '@xana/journeys/site/login-words';
import { createMeasuredHands, until } from './measured-hands.ts';

/** What one login costs, from the click on "Log in" until the page has a session. */
export interface LoginCost {
  clicks: number;
  fields: number;
  /** Of the tab with the site. */
  requests: number;
  scriptBytes: number;
  /** Milliseconds until only the confirmation of the user is missing. */
  untilConfirmation: number;
  /** Milliseconds until the page has a session. */
  total: number;
}

/** The wallet of the sandbox in this browser, which signs at once: a wallet with a window would measure its own dialogs. */
const demoWallet: LoginMethod =
  async () =>
  async (page, { hands }) => {
    await hands.press(page.getByRole('dialog').getByRole('button', { name: /Demo wallet/ }));
    return async () => undefined;
  };

export const MEASURED_METHODS: Record<string, LoginMethod> = { ...LOGIN_METHODS, 'a browser wallet': demoWallet };

/** Logs in once, in a browser with an empty cache, on a home page that is quiet. */
export async function measureLogin(browser: Browser, address: string, prepare: LoginMethod): Promise<LoginCost> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 }, locale: 'en-GB' });
  try {
    const words = LOGIN_WORDS.en;
    const begin = await prepare(context);
    const page = await context.newPage();
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    const hands = createMeasuredHands();
    const begun = performance.now();
    await hands.press(page.getByRole('banner').getByRole('button', { name: words.login, exact: true }));
    const confirm = await begin(page, { hands, words });
    const untilConfirmation = performance.now() - begun;
    await confirm();
    await until(() => hasSession(page));
    const total = performance.now() - begun;
    const counted = [...requests];
    const scriptBytes = await sumOfScripts(counted);
    const [clicks, fields] = [hands.clicks(), hands.fields()];
    return { clicks, fields, requests: counted.length, scriptBytes, untilConfirmation, total };
  } finally {
    await context.close();
  }
}

/** False also while the page is being replaced. */
const hasSession = (page: Page): Promise<boolean> =>
  page.evaluate(() => localStorage.getItem('userConnected') === 'true').catch(() => false);

/** Compressed bytes from the network; a script from the cache counts 0. */
async function sumOfScripts(requests: readonly Request[]): Promise<number> {
  const sizes = requests
    .filter((request) => request.resourceType() === 'script')
    .map((request) =>
      request.sizes().then(
        ({ responseBodySize }) => Math.max(0, responseBodySize),
        // Aborted, because the page was left.
        () => 0,
      ),
    );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
