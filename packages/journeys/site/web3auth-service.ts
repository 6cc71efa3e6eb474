import type { BrowserContext } from '@playwright/test';

const PROJECT = {
  teamId: 1,
  chains: [],
  embeddedWalletAuth: [
    { isDefault: true, authConnection: 'google', authConnectionId: 'google', clientId: 'a-made-up-client' },
    { isDefault: true, authConnection: 'apple', authConnectionId: 'apple', clientId: 'a-made-up-client' },
  ],
};

/** Where the SDK sends the user; the service answers the page of the brand. */
export const BRAND_PAGE = /^https:\/\/accounts\.google\.com\//;

/**
 * Answers for the hosts of Web3Auth and Google as far as the SDK needs them before and after a login: settings of the project,
 * frames and a login page without content. It confirms no session, so that no login succeeds.
 */
export async function standInForWeb3auth(context: BrowserContext): Promise<void> {
  const headers = { 'access-control-allow-origin': '*' };
  await context.route(/^https:\/\/(api|session)\.web3auth\.io\//, (route) =>
    route.request().url().includes('/configuration')
      ? route.fulfill({ headers, json: PROJECT })
      : route.fulfill({ status: 401, headers, json: { success: false } }),
  );
  await context.route(/^https:\/\/((auth|wallet)\.web3auth\.io|accounts\.google\.com)\//, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Service</title><h1>A page of the service</h1>',
    }),
  );
}
