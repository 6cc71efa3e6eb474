import { expect, type Page, test, type WebSocket } from '@playwright/test';
import { io } from 'socket.io-client';
import { beMember } from '../site/be-member.ts';
import { FULL } from '../site/full.ts';
import { memberByCalls } from '../site/member-by-calls.ts';
import {
  collectProblems,
  confirmLogin,
  logIn,
  loginButton,
  loginDialog,
  logOut,
  walletControl,
} from '../site/page-actions.ts';
import { API_ORIGIN, SITE_ORIGIN } from '../site/test-topology.ts';

test('[RT-05] [LG-04] [LG-05] [MF-02] opens the dialog for ?login, logs in by nonce, login and verification, and stays logged in without a token that a remote can read', async ({
  page,
}) => {
  const problems = collectProblems(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === API_ORIGIN && request.method() === 'POST' && pathname.startsWith('/auth/')) calls.push(pathname);
  });
  for (const path of ['/?login', '/app?login']) {
    await page.goto(path);
    await expect(loginDialog(page)).toBeVisible();
  }
  await confirmLogin(page);
  await expect(page).toHaveURL(/\/app$/);
  expect(calls.slice(0, 3)).toEqual([
    '/auth/save-user-nonce',
    '/auth/login-external-wallet',
    '/auth/v3/verify-signature',
  ]);
  expect(await page.evaluate(() => localStorage.getItem('userConnected'))).toBe('true');
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'));
  expect(stored.userWallet.address).toMatch(/^0x[0-9a-f]{40}$/);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  expect(kept).not.toMatch(/eyJ[\w-]+\.[\w-]+\./);
  await page.reload();
  await expect(walletControl(page)).toBeVisible();
  expect(problems).toEqual([]);
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

test('[HD-08] [HD-09] [SB-01] [SB-03] [SB-05] [WL-08] shows a member their balances, favourites and followings, and the unread messages of the chat that the icon opens', async ({
  page,
}) => {
  await beMember(page, { hasXeta: true });
  await page.route('**/chat/fetch-unread-chats-count', (route) =>
    route.fulfill({
      json: { success: true, data: 12, msg: '' },
      headers: { 'access-control-allow-origin': SITE_ORIGIN, 'access-control-allow-credentials': 'true' },
    }),
  );
  await page.goto('/details/38?type=ENVIRONMENT&for=space');
  await test.step('balances of the chain and of the marketplace', async () => {
    const balances = page.getByRole('region', { name: 'Balances' });
    await expect(balances.getByText('25', { exact: true })).toBeVisible();
    await expect(balances.getByText('0', { exact: true })).toBeVisible();
  });
  await test.step('favourites', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Add to favourites' }).click();
    const spaces = page.getByRole('navigation', { name: 'Spaces' });
    await expect(spaces.getByRole('link', { name: 'XANA Lobby' })).toBeVisible();
  });
  await test.step('followings', async () => {
    await page.goto('/profile?user=7');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: /^Follow / }).click();
    const name = String(await page.getByRole('heading', { level: 1 }).textContent());
    const following = page.getByRole('region', { name: 'Following' });
    await expect(following.getByRole('link', { name })).toBeVisible();
    await main.getByRole('button', { name: /^Stop following / }).click();
    await expect(following.getByText('No data found')).toBeVisible();
  });
  await test.step('the chat', async () => {
    const icon = page.getByRole('banner').getByRole('link', { name: 'Chat, 12 unread messages' });
    await expect(icon).toHaveText('9');
    await icon.click();
    await expect(page.getByRole('heading', { name: 'Conversations' })).toBeVisible();
  });
});

test('[LO-01] [LO-03] [LO-04] [LO-05] confirms a logout once, logs out all tabs, keeps the chain and goes to the home page', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => localStorage.setItem('chainId', '8888'));
  await beMember(page);
  await page.goto('/');
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
  // The browser may have loaded the font of the site by now.
  expect(kept.filter((key) => key !== 'siteFont')).toEqual(['chainId', 'lastLoginMethod', 'xana-sandbox-demo-key']);
  await page.reload();
  await expect(loginButton(page)).toBeVisible();
});

test('[LO-02] [LO-06] a logout closes the sockets of the member, and a friend’s app socket learns of it and of the next login', async ({
  page,
  request,
}) => {
  const friend = await memberByCalls(request);
  const { ticket } = await friend.post<{ ticket: string }>('/auth/socket-ticket', {});
  const socket = io(`${API_ORIGIN}/app`, { auth: { ticket }, transports: ['websocket'], reconnection: false });
  const received: string[] = [];
  for (const event of ['userFriendJoined', 'userFriendDisconnect'])
    socket.on(event, ({ userId }: { userId: number }) => received.push(`${event} ${userId}`));
  const sockets = watchSockets(page);
  const { id, post } = await beMember(page);
  await page.goto('/');
  await expect.poll(() => sockets.connected.size).toBe(2);
  // Members who share a conversation are friends. A message from a user whom the member follows is not a request.
  await post('/follow/user', { userId: friend.id });
  await friend.post('/chat/create-msg', { receiverId: id, clientId: 'from-a-friend-of-the-journey', body: 'Hello' });
  await logOut(page);
  await expect(loginButton(page)).toBeVisible();
  await expect.poll(() => sockets.open.size).toBe(0);
  for (const event of ['logoutUser', 'userFriendDisconnect'])
    expect(sockets.sent.filter((frame) => frame.includes(event))).not.toEqual([]);
  await expect.poll(() => received).toEqual([`userFriendDisconnect ${id}`]);
  await logIn(page);
  await expect.poll(() => received).toEqual([`userFriendDisconnect ${id}`, `userFriendJoined ${id}`]);
  socket.disconnect();
});

/** Frames of Socket.IO that begin so state that the namespace is connected. */
const CONNECTED = '40';

/** The sockets of a page, those whose namespace is connected, and what they have sent. */
function watchSockets(page: Page) {
  const [open, connected, sent] = [new Set<WebSocket>(), new Set<WebSocket>(), [] as string[]];
  page.on('websocket', (socket) => {
    if (!socket.url().includes('socket.io')) return;
    open.add(socket);
    socket.on('framesent', ({ payload }) => sent.push(String(payload)));
    socket.on('framereceived', ({ payload }) => String(payload).startsWith(CONNECTED) && connected.add(socket));
    socket.on('close', () => open.delete(socket));
  });
  return { open, connected, sent };
}
