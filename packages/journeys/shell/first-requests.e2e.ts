import { expect, type Request, test } from '@playwright/test';
import { fullUnless } from '../site/full.ts';
import { holdRequests } from '../site/held-reply.ts';
import { API_ORIGIN } from '../site/test-topology.ts';

const SCRIPTS = /\.mjs(\?|$)/;

const isCall = (request: Request) => request.url().startsWith(API_ORIGIN) && request.method() !== 'OPTIONS';
const describeCall = (request: Request) =>
  [request.method(), request.url().slice(API_ORIGIN.length), request.postData() ?? ''].join(' ').trim();

const PHONE = { width: 390, height: 844 };

for (const { name, path, call, viewport } of [
  {
    name: 'a space',
    path: '/details/38?type=ENVIRONMENT&for=space',
    call: 'GET /hot/get-single-world-hot/38/ENVIRONMENT',
  },
  { name: 'an event', path: '/details/1?for=event', call: 'GET /userCustomEvent/get-single-event/1' },
  { name: 'a profile', path: '/profile?user=2', call: 'POST /users/get-user-profile {"userId":2}' },
  { name: 'explore', path: '/explore', call: 'GET /world/get-all-spaces/1/12' },
  { name: 'home on a phone', path: '/', call: 'GET /world/get-recommended-spaces', viewport: PHONE },
]) {
  test(
    `sends the first requests of ${name} before any code, and once`,
    fullUnless(path.startsWith('/profile')),
    async ({ page }) => {
      if (viewport) await page.setViewportSize(viewport);
      const release = await holdRequests(page, SCRIPTS);
      const calls: string[] = [];
      page.on('request', (request) => isCall(request) && calls.push(describeCall(request)));
      await page.goto(path, { waitUntil: 'commit' });
      await expect.poll(() => calls.filter((each) => each.startsWith(call))).toHaveLength(1);
      const early = [...calls];
      release();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      const unused = () => page.evaluate(() => Object.keys(Reflect.get(window, 'xanaAnswers') ?? {}));
      await expect.poll(unused).toEqual([]);
      await page.waitForLoadState('networkidle');
      const repeated = early.filter((each) => calls.filter((other) => other === each).length > 1);
      expect(repeated).toEqual([]);
    },
  );
}
