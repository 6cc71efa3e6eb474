import { expect, test } from '@playwright/test';
import { getAddress } from 'ethers';
import { io } from 'socket.io-client';
import { FULL } from '../../site/full.ts';
import { memberByCalls } from '../../site/member-by-calls.ts';
import { collectProblems, logIn, loginButton, logOut, walletControl } from '../../site/page-actions.ts';
import { API_ORIGIN } from '../../site/test-topology.ts';

test('[LG-04] [LG-05] logs in by nonce, login and verification, and stays logged in across a reload', async ({
  page,
}) => {
  const problems = collectProblems(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === API_ORIGIN && request.method() === 'POST' && pathname.startsWith('/auth/')) calls.push(pathname);
  });
  await page.goto('/');
  await logIn(page);
  expect(calls.slice(0, 3)).toEqual([
    '/auth/save-user-nonce',
    '/auth/login-external-wallet',
    '/auth/v3/verify-signature',
  ]);
  expect(await page.evaluate(() => localStorage.getItem('userConnected'))).toBe('true');
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'));
  expect(stored.userWallet.address).toMatch(/^0x[0-9a-f]{40}$/);
  await page.reload();
  await expect(walletControl(page)).toBeVisible();
  expect(problems).toEqual([]);
});

test('[MF-02] keeps tokens out of everything that a remote can read', async ({ page }) => {
  await page.goto('/');
  await logIn(page);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  expect(kept).not.toMatch(/eyJ[\w-]+\.[\w-]+\./);
});

test('[T15] [LG-14] a member logs in and is restored with a clock that is a day wrong', async ({ page }) => {
  await page.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() - 86_400_000;
  });
  await page.goto('/');
  await logIn(page);
  await page.reload();
  await expect(walletControl(page)).toBeVisible();
});

test(
  '[LG-14] treats a page with only the login flag as a visitor when the server rejects the session',
  FULL,
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('userConnected', 'true'));
    await page.goto('/');
    await expect(loginButton(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Step into XANA' })).toBeVisible();
  },
);

test('[RT-05] opens the dialog for ?login at / and /app, and removes the parameter after the login', async ({
  page,
}) => {
  for (const path of ['/?login', '/app?login']) {
    await page.goto(path);
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  }
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Demo wallet/ })
    .click();
  await expect(walletControl(page)).toBeVisible();
  await expect(page).toHaveURL(/\/app$/);
});

test('[WL-01] [HD-12] shows address, explorer link and profile link in the wallet dialog', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await logIn(page);
  await expect(walletControl(page)).toHaveText(/0x[0-9a-fA-F]{2}…[0-9a-fA-F]{4}$/);
  await walletControl(page).click();
  const dialog = page.getByRole('dialog', { name: 'Your wallet' });
  const address = await dialog.locator('code:visible').textContent();
  await dialog.getByRole('button', { name: 'Copy the address' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await expect(dialog.getByRole('link', { name: /explorer/ })).toHaveAttribute(
    'href',
    `https://etherscan.io/address/${address}`,
  );
  await dialog.getByRole('link', { name: 'View your profile' }).click();
  await expect(page).toHaveURL(/\/profile\?user=\d+/);
});

test('[WL-01] [WL-02] links the wallet dialog to the chosen chain’s explorer, and keeps the address checksum across a reload', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('chainId', '8888'));
  await page.goto('/');
  await logIn(page);
  const dialog = page.getByRole('dialog', { name: 'Your wallet' });
  const readAddress = async () => {
    await walletControl(page).click();
    return String(await dialog.locator('code:visible').textContent());
  };
  const address = await readAddress();
  expect(address).toBe(getAddress(address.toLowerCase()));
  await expect(dialog.getByRole('link', { name: /explorer/ })).toHaveAttribute(
    'href',
    `https://xanachain.xana.net/address/${address}`,
  );
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Network' }).selectOption('137');
  await page.reload();
  expect(await readAddress()).toBe(address);
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Network' }).selectOption('56');
  await walletControl(page).click();
  await expect(dialog.getByRole('link', { name: /explorer/ })).toHaveAttribute(
    'href',
    `https://bscscan.com/address/${address}`,
  );
});

test('[SB-05] [WL-08] shows a member the XETA balance of the chain and the XENY balance of the marketplace', async ({
  page,
}) => {
  await page.goto('/');
  await logIn(page);
  const balances = page.getByRole('region', { name: 'Balances' });
  await expect(balances.getByText('25', { exact: true })).toBeVisible();
  await expect(balances.getByText('0', { exact: true })).toBeVisible();
});

test('[SB-01] [SB-03] shows a member their favourites and followings in the sidebar', async ({ page }) => {
  await page.goto('/details/38?type=ENVIRONMENT&for=space');
  await logIn(page);
  await page.getByRole('main').getByRole('button', { name: 'Add to favourites' }).click();
  await expect(
    page.getByRole('navigation', { name: 'Spaces' }).getByRole('link', { name: 'XANA Lobby' }),
  ).toBeVisible();
  await page.goto('/profile?user=7');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Follow / })
    .click();
  const name = String(await page.getByRole('heading', { level: 1 }).textContent());
  await expect(page.getByRole('region', { name: 'Following' }).getByRole('link', { name })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Stop following / })
    .click();
  await expect(page.getByRole('region', { name: 'Following' }).getByText('No data found')).toBeVisible();
});

test('[HD-08] [HD-09] opens the chat for a member, and asks a visitor who clicks the chat icon to log in', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Chat' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await logIn(page);
  await page.route('**/chat/fetch-unread-chats-count', (route) =>
    route.fulfill({
      json: { success: true, data: 12, msg: '' },
      headers: {
        'access-control-allow-origin': new URL(page.url()).origin,
        'access-control-allow-credentials': 'true',
      },
    }),
  );
  await page.reload();
  const icon = page.getByRole('banner').getByRole('link', { name: 'Chat, 12 unread messages' });
  await expect(icon).toHaveText('9');
  await icon.click();
  await expect(page.getByRole('heading', { name: 'Conversations' })).toBeVisible();
});

test('[LO-01] [LO-03] [LO-04] [LO-05] confirms a logout once, logs out all tabs, keeps the chain and goes to the home page', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => localStorage.setItem('chainId', '8888'));
  await page.goto('/');
  await logIn(page);
  const other = await context.newPage();
  await other.goto('/profile?user=3');
  await expect(walletControl(other)).toBeVisible();
  await page.goto('/profile?user=7');
  await walletControl(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay logged in' }).click();
  await expect(page.getByRole('dialog', { name: 'Your wallet' })).toBeVisible();
  await page.keyboard.press('Escape');
  await logOut(page);
  for (const tab of [page, other]) {
    await expect(loginButton(tab)).toBeVisible();
    await expect(tab).toHaveURL(/\/$/);
  }
  const kept = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(kept).toEqual(['chainId', 'lastLoginMethod', 'xana-sandbox-demo-key']);
  await page.reload();
  await expect(loginButton(page)).toBeVisible();
});

test('[LO-02] a logout closes the sockets of the member', async ({ page }) => {
  const said: string[] = [];
  const open = new Set<string>();
  page.on('websocket', (socket) => {
    if (!socket.url().includes('socket.io')) return;
    open.add(socket.url());
    socket.on('framesent', ({ payload }) => said.push(String(payload)));
    socket.on('close', () => open.delete(socket.url()));
  });
  await page.goto('/');
  await logIn(page);
  await expect.poll(() => open.size).toBe(2);
  await page.waitForTimeout(500);
  await logOut(page);
  await expect.poll(() => open.size).toBe(0);
  expect(said.some((frame) => frame.includes('logoutUser'))).toBe(true);
  expect(said.some((frame) => frame.includes('userFriendDisconnect'))).toBe(true);
});

test('[LO-06] [LO-02] a friend’s app socket learns of each login and logout', async ({ page, request }) => {
  const friend = await memberByCalls(request);
  const { ticket } = await friend.post<{ ticket: string }>('/auth/socket-ticket', {});
  const socket = io(`${API_ORIGIN}/app`, { auth: { ticket }, transports: ['websocket'], reconnection: false });
  const received: string[] = [];
  for (const event of ['userFriendJoined', 'userFriendDisconnect'])
    socket.on(event, ({ userId }: { userId: number }) => received.push(`${event} ${userId}`));
  await page.goto('/');
  await logIn(page);
  const id = await page.evaluate(() => Number(JSON.parse(localStorage.getItem('user') ?? '{}').id));
  // Members who share a conversation are friends. A message from a user whom the member follows is not a request.
  await page.goto(`/profile?user=${friend.id}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Follow / })
    .first()
    .click();
  await expect(page.getByRole('main').getByRole('button', { name: /^Stop following / })).toBeVisible();
  await friend.post('/chat/create-msg', { receiverId: id, clientId: 'from-a-friend-of-the-journey', body: 'Hello' });
  await logOut(page);
  await expect(loginButton(page)).toBeVisible();
  await expect.poll(() => received).toEqual([`userFriendDisconnect ${id}`]);
  await logIn(page);
  await expect.poll(() => received).toEqual([`userFriendDisconnect ${id}`, `userFriendJoined ${id}`]);
  socket.disconnect();
});
