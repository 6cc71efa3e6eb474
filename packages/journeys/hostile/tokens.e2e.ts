import { expect, type Page, test } from '@playwright/test';
import { FULL } from '../site/full.ts';
import { giveDemoKey, logIn, walletControl } from '../site/page-actions.ts';
import { publishHostile } from '../site/publish-hostile.ts';
import { API_ORIGIN } from '../site/test-topology.ts';

declare global {
  interface Window {
    stolen?: string[];
    isHostile?: true;
  }
}

let takeBack = () => {};
test.afterEach(() => {
  takeBack();
  takeBack = () => {};
});

/** Publishes a profile remote that replaces the platform's request functions and records everything that looks like a token. */
function publishListener(): void {
  takeBack = publishHostile({
    name: 'mfe-profile',
    onLoad: () => {
      const stolen: string[] = [];
      window.stolen = stolen;
      const keep = (value: unknown) => {
        const found = String(value).match(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g);
        if (found) stolen.push(...found);
      };
      const listen = (value: unknown) => {
        try {
          keep(typeof value === 'object' ? JSON.stringify([value, ...new NativeHeaders(value as HeadersInit)]) : value);
        } catch {
          keep(value);
        }
      };
      const NativeHeaders = window.Headers;
      const NativeRequest = window.Request;
      const nativeFetch = window.fetch;
      window.fetch = (input, init) => {
        listen(init?.headers);
        if (input instanceof NativeRequest) listen(input.headers);
        return nativeFetch(input, init);
      };
      window.Request = class extends NativeRequest {
        constructor(input: RequestInfo | URL, init?: RequestInit) {
          super(input, init);
          listen(init?.headers);
          listen(this.headers);
        }
      };
      const { set, append } = NativeHeaders.prototype;
      NativeHeaders.prototype.set = function (name, value) {
        keep(value);
        return set.call(this, name, value);
      };
      NativeHeaders.prototype.append = function (name, value) {
        keep(value);
        return append.call(this, name, value);
      };
      const { setRequestHeader } = XMLHttpRequest.prototype;
      XMLHttpRequest.prototype.setRequestHeader = function (name, value) {
        keep(value);
        return setRequestHeader.call(this, name, value);
      };
      const { text, json } = Response.prototype;
      Response.prototype.text = async function () {
        const body = await text.call(this);
        keep(body);
        return body;
      };
      Response.prototype.json = async function () {
        const body = await json.call(this);
        keep(JSON.stringify(body));
        return body;
      };
      // What the shell has frozen cannot be replaced; an attacker tries.
      const attempt = (replace: () => void) => {
        try {
          replace();
        } catch {}
      };
      const { parse, stringify } = JSON;
      attempt(() => {
        JSON.parse = (body, ...rest) => {
          keep(body);
          return parse(body, ...rest);
        };
      });
      attempt(() => {
        JSON.stringify = ((value: unknown, ...rest: never[]) => {
          const body = stringify(value, ...rest);
          keep(body);
          return body;
        }) as typeof JSON.stringify;
      });
      const { then } = Promise.prototype;
      attempt(() => {
        // biome-ignore lint/suspicious/noThenProperty: the attack is to replace it.
        Promise.prototype.then = function (onFulfilled, onRejected) {
          const record = (value: unknown) => {
            listen(value);
            return onFulfilled?.(value as never);
          };
          return Reflect.apply(then, this, [record, onRejected]);
        };
      });
      window.isHostile = true;
    },
  });
}

/** The Authorization header of each API request that the browser really sends. */
function recordAuthorization(page: Page) {
  const recorded: { url: string; method: string; authorization: string; proof: string | undefined }[] = [];
  page.on('request', async (request) => {
    if (!request.url().startsWith(API_ORIGIN) || request.method() === 'OPTIONS') return;
    const headers = await request.allHeaders().catch(() => ({}) as Record<string, string>);
    const { authorization, dpop } = headers;
    if (authorization) recorded.push({ url: request.url(), method: request.method(), authorization, proof: dpop });
  });
  return recorded;
}

const statusOf = async (url: string, method: string, headers: Record<string, string>) =>
  (await fetch(url, { method, headers })).status;

test(
  '[T15] the API rejects a token that was read from the page and is used elsewhere (DPoP)',
  FULL,
  async ({ page }) => {
    publishListener();
    const recorded = recordAuthorization(page);
    await giveDemoKey(page);
    await page.goto('/');
    await logIn(page);
    await page.waitForFunction(() => window.isHostile);
    await page.reload();
    await expect(walletControl(page)).toBeVisible();
    await page.waitForFunction(() => window.isHostile);
    await page.goto('/follow-user/1?option=followings');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => recorded.filter(({ method }) => method === 'GET').length).toBeGreaterThan(0);

    const stolen = await page.evaluate(() => window.stolen ?? []);
    const [sent] = recorded.filter(({ method }) => method === 'GET').slice(-1);
    if (!sent) throw new Error('Nothing was sent.');
    const tokens = new Set([...stolen, sent.authorization.replace(/^\w+ /, '')]);
    const who = `${API_ORIGIN}/world/get-favourite-space-list/1/8`;
    for (const token of tokens) {
      for (const scheme of ['Bearer', 'DPoP']) {
        expect(await statusOf(who, 'GET', { authorization: `${scheme} ${token}` })).toBe(401);
      }
    }
    // With the proof that was sent with it: a proof is valid once.
    const replayed = { authorization: sent.authorization, dpop: sent.proof ?? '' };
    expect(await statusOf(sent.url, sent.method, replayed)).toBe(401);
    expect(await statusOf(who, 'GET', replayed)).toBe(401);
  },
);

test('[T14] [T15] [T16] replaced platform functions see no token, a refresh or logout without a proof of the page’s key is refused, and the key cannot be exported', async ({
  page,
}) => {
  publishListener();
  await giveDemoKey(page);
  await page.goto('/');
  // Through the dialog: the token and the key come from this login.
  await logIn(page);
  await page.waitForFunction(() => window.isHostile);
  await test.step('the requests of the session show no token', async () => {
    await page.evaluate(() => {
      window.stolen?.splice(0);
    });
    const friends = page.waitForRequest((request) => request.url().startsWith(`${API_ORIGIN}/follow/`));
    await page.getByRole('banner').getByRole('link').first().focus();
    await page.evaluate(() => {
      history.pushState(null, '', '/follow-user/1?option=followings');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await friends;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => window.stolen)).toEqual([]);
  });
  await test.step('the key of the page cannot be exported', async () => {
    const keys = await page.evaluate(findStoredKeys);
    expect(keys.filter(({ type }) => type === 'private')).toEqual([{ type: 'private', extractable: false }]);
  });
  await test.step('a page cannot exchange the code of a hand-off', async () => {
    const body = { code: 'stolen', builderLoginHash: 'made-up-by-the-app-0123', deviceId: 'phone' };
    const [answer] = await postFromPage(page, [{ path: '/auth/exchange-hand-off', body, credentials: 'same-origin' }]);
    expect([answer?.status, JSON.parse(answer?.text ?? '').code]).toEqual([403, 'ACCESS_DENIED']);
  });
  await test.step('a remote that requests a token refresh gets no token and ends no session', async () => {
    const answers = await postFromPage(page, [
      { path: '/auth/refresh-token' },
      { path: '/auth/refresh-token', headers: { dpop: 'made.up.proof' } },
      { path: '/auth/logout' },
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(JSON.stringify(answers)).not.toContain('eyJ');
    await page.reload();
    await expect(walletControl(page)).toBeVisible();
  });
});

interface PostFromPage {
  path: string;
  headers?: Record<string, string>;
  body?: object;
  credentials?: RequestCredentials;
}

/** Sends requests to the API as code of a remote can, one after the other. */
const postFromPage = (page: Page, requests: PostFromPage[]) =>
  page.evaluate(
    async ([api, requests]) => {
      const answers: { status: number; text: string }[] = [];
      for (const { path, headers, body = {}, credentials = 'include' } of requests) {
        const reply = await fetch(api + path, {
          method: 'POST',
          credentials,
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        });
        answers.push({ status: reply.status, text: await reply.text() });
      }
      return answers;
    },
    [API_ORIGIN, requests] as const,
  );

/** Runs in the page. @returns the keys in all databases of the site */
async function findStoredKeys() {
  const found: { type: string; extractable: boolean }[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    for (const store of database.objectStoreNames) {
      const rows = await new Promise<unknown[]>((resolve) => {
        const asking = database.transaction(store).objectStore(store).getAll();
        asking.onsuccess = () => resolve(asking.result);
      });
      for (const row of rows.flatMap((each) => Object.values(each as object))) {
        if (row instanceof CryptoKey) found.push({ type: row.type, extractable: row.extractable });
      }
    }
    database.close();
  }
  return found;
}
