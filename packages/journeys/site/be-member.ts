import type { BrowserContext, Page } from '@playwright/test';
import { local } from '@xana/local-site/topology';
import { Wallet } from 'ethers';
import { logInAsPage, type PageLogin } from './page-login.ts';
import { API_ORIGIN, SITE_ORIGIN, topology } from './test-topology.ts';

/** The key of the demo member: a member with friends, favourites and conversations. */
const DEMO_MEMBER_KEY = `0x${'da7a'.repeat(16)}`;

interface MemberOptions {
  /** Default: a new member. */
  privateKey?: string;
  /** The wallet that the page finds: the sandbox's demo wallet (default), or the one of `giveTestWallet`. */
  wallet?: 'demo' | 'test';
  /** Gives the wallet 25 XETA, as the demo wallet's first login does. */
  hasXeta?: boolean;
  /** Leaves the welcome and the terms unanswered: the welcome opens on the page. */
  isNew?: boolean;
  /** Leaves the terms unanswered. */
  lacksTerms?: boolean;
}

export interface Member {
  id: number;
  address: string;
  privateKey: string;
  /** Calls the platform in the session of the page. @throws Error with the code of the API error */
  post: PageLogin['post'];
}

const RDNS = { demo: 'net.xana.sandbox', test: 'test.wallet' };
const SEED_PATH = '/member-seed';

/**
 * Gives the pages of a context the live session of a member, without the login dialog. For every journey whose subject is not
 * the login. Call it before the first `goto`.
 */
export async function beMember(
  of: Page | BrowserContext,
  {
    privateKey = Wallet.createRandom().privateKey,
    wallet = 'demo',
    hasXeta = false,
    isNew = false,
    lacksTerms = isNew,
  }: MemberOptions = {},
): Promise<Member> {
  const context = 'context' in of ? of.context() : of;
  const { address } = new Wallet(privateKey);
  const login = await logInAsPage(new Wallet(privateKey));
  if (!isNew) await login.post('/users/update-user-profile-details', { isPopUpShow: false });
  if (!lacksTerms) await acceptTerms(login);
  if (hasXeta) await fetch(`${local(topology.ports.faucet)}/faucet/${address}`, { method: 'POST' });
  await context.addCookies([{ ...login.cookie, url: API_ORIGIN, httpOnly: true, sameSite: 'Strict' }]);
  await storeSession(context, login, {
    userConnected: 'true',
    user: JSON.stringify(login.user),
    walletType: 'ethereum',
    walletRdns: RDNS[wallet],
    lastLoginMethod: RDNS[wallet],
    'xana-sandbox-demo-key': privateKey,
  });
  return { id: login.user.id, address, privateKey, post: login.post };
}

/** The demo member of the seed, see `beMember`. */
export const beDemoMember = (of: Page | BrowserContext): Promise<Member> =>
  beMember(of, { privateKey: DEMO_MEMBER_KEY });

async function acceptTerms({ post }: PageLogin): Promise<void> {
  const terms = await fetch(`${API_ORIGIN}/terms/get-terms/en`);
  const { version } = ((await terms.json()) as { data: { version: string } }).data;
  await post('/terms/accept', { version });
}

/** Stores what a login leaves in the browser, in an empty page of the site that is closed again. */
async function storeSession(context: BrowserContext, { privateJwk }: PageLogin, items: Record<string, string>) {
  const address = SITE_ORIGIN + SEED_PATH;
  await context.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  const page = await context.newPage();
  await page.goto(address);
  await page.evaluate(storeInPage, { privateJwk, items });
  await page.close();
  await context.unroute(address);
}

/** Runs in the page. The key has the form and the place of `packages/session/src/proofs/page-key.ts`. */
async function storeInPage({ privateJwk, items }: { privateJwk: JsonWebKey; items: Record<string, string> }) {
  for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const privateKey = await crypto.subtle.importKey('jwk', privateJwk, algorithm, false, ['sign']);
  const { kty, crv, x, y } = privateJwk;
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('xana-session', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('keys');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('keys', 'readwrite');
      transaction.objectStore('keys').put({ privateKey, jwk: { kty, crv, x, y } }, 'page');
      transaction.onabort = () => reject(transaction.error);
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}
