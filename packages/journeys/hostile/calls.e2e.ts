import { expect, type Page, test } from '@playwright/test';
import { beDemoMember } from '../site/be-member.ts';
import { type HostileContext, publishHostile } from '../site/publish-hostile.ts';
import { API_ORIGIN } from '../site/test-topology.ts';

/** The attacker's origin; the Content Security Policy may or may not block it. */
const EVIL = 'http://127.0.0.1:9';

declare global {
  interface Window {
    hostile?: HostileContext;
    findings?: unknown[];
  }
}

let takeBack = () => {};
test.afterEach(() => {
  takeBack();
  takeBack = () => {};
});

/** Publishes a profile remote that leaves its mount context in `window.hostile`, and opens the page as a member. */
async function openWithHostileRemote(page: Page): Promise<string[]> {
  takeBack = publishHostile({
    name: 'mfe-profile',
    onMount: (context) => {
      window.hostile = context;
    },
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await beDemoMember(page);
  await page.goto('/');
  await page.waitForFunction(() => window.hostile !== undefined);
  return requests;
}

/** The result of a call: its answer or its error code. */
const call = (page: Page, operation: object, input: object = {}, options: object = {}) =>
  page.evaluate(
    async ([operation, input, options]) =>
      window.hostile?.session.call(operation, input, options).then(
        (answer) => ({ answer }),
        ({ code, message }: { code?: string; message: string }) => ({ code: code ?? message }),
      ),
    [operation, input, options] as const,
  );

test('[T15] [T18] a remote can call only the operations of its registry entry, at the configured origins, and uses no grant that it lacks', async ({
  page,
}) => {
  const requests = await openWithHostileRemote(page);
  await test.step('rejects operations that a remote invents, with any id, host or path', async () => {
    const invented = {
      id: 'anything',
      host: 'api',
      method: 'POST',
      path: '/auth/refresh-token',
      authorization: 'required',
    };
    const grant = { ...invented, id: 'grantHandOff', path: '/auth/grant-hand-off' };
    const refused = [invented, grant, { ...invented, id: 'refreshToken' }, { ...invented, id: 'constructor' }];
    requests.length = 0;
    for (const operation of refused) {
      expect(await call(page, operation, { builderLoginHash: 'made-up-0123456789', deviceId: 'x' })).toEqual({
        code: 'ACCESS_DENIED',
      });
    }
    // For an allowed id, host and path come from the page registry, not from the remote's object.
    const disguised = { ...invented, id: 'getMostFollowedUsers', host: EVIL, path: '/steal', method: 'PUT' };
    await call(page, disguised, { page: 1, pageSize: 1 });
    const places = requests.map((url) => new URL(url)).filter(({ pathname }) => !pathname.endsWith('.mjs'));
    expect(places.map(({ origin }) => origin).filter((origin) => origin === EVIL)).toEqual([]);
    expect(places.map(({ pathname }) => pathname)).not.toContain('/steal');
  });
  await test.step('sends calls to the configured origins after the remote has changed its config', async () => {
    requests.length = 0;
    const changed = await page.evaluate((evil) => {
      const { config } = window.hostile ?? { config: { origins: {} } };
      for (const host of Object.keys(config.origins)) {
        try {
          (config.origins as Record<string, string>)[host] = evil;
        } catch {}
      }
      return Object.values(config.origins).includes(evil);
    }, EVIL);
    expect(changed).toBe(false);
    await call(page, { id: 'getMostFollowedUsers' }, { page: 1, pageSize: 1 });
    expect(requests.filter((url) => url.startsWith(EVIL))).toEqual([]);
    expect(requests.some((url) => url.startsWith(API_ORIGIN))).toBe(true);
  });
  await test.step('rejects path parameters that lead to another path (path traversal)', async () => {
    requests.length = 0;
    const outcome = await call(page, { id: 'getAllFollowing' }, { userId: '..', pageNumber: '..', pageSize: 'auth' });
    expect(outcome).toHaveProperty('code');
    expect(requests.filter((url) => new URL(url).pathname === '/auth')).toEqual([]);
  });
  await test.step('offers logout, sockets and establish only to remotes with the grant', async () => {
    const outcomes = await page.evaluate(async () => {
      const { session, establish } = window.hostile as HostileContext;
      const attempt = async (work: () => unknown) => {
        try {
          await work();
          return 'done';
        } catch (error) {
          return (error as { code?: string }).code;
        }
      };
      return [
        typeof establish,
        await attempt(() => (session.logout as () => unknown)()),
        await attempt(() => (session.openSocket as (...words: unknown[]) => unknown)('api', () => ({ close() {} }))),
      ];
    });
    expect(outcomes).toEqual(['undefined', 'ACCESS_DENIED', 'ACCESS_DENIED']);
  });
});
