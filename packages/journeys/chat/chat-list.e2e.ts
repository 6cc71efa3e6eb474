import { expect, type Page, test } from '@playwright/test';
import {
  type ChatMember,
  chatIcon,
  closeMembers,
  followEachOther,
  messageField,
  messageLog,
  messageTexts,
  NO_PATH,
  openChatMember,
  openFriends,
  sendByCall,
  sendText,
} from '../site/chat-members.ts';
import { FULL } from '../site/full.ts';
import { logIn, loginButton, logOut, passTime } from '../site/page-actions.ts';
import { API_ORIGIN } from '../site/test-topology.ts';

let mia: ChatMember;
let yui: ChatMember;

test.beforeEach(async ({ browser }) => {
  [mia, yui] = await openFriends(browser, NO_PATH);
});
test.afterEach(() => closeMembers(mia, yui));

const rows = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link');

test('delivers messages of three members to their conversations, with the same list, receipts and badge in two tabs [CH-01] [CH-03] [CH-04]', async ({
  browser,
}) => {
  const ren = await openChatMember(browser, NO_PATH);
  await followEachOther(ren, yui);
  await sendByCall(mia, yui.id, 'From Mia');
  await sendByCall(ren, yui.id, 'From Ren');
  const other = await yui.context.newPage();
  await other.goto('/');
  await expect(chatIcon(other, 'Chat, 2 unread messages')).toBeVisible();
  await yui.page.goto('/chat');
  await expect(rows(yui.page)).toHaveCount(2);
  await mia.page.goto(`/chat?user=${yui.id}`);
  // Her sockets are connected.
  await expect(mia.page.getByRole('main').getByText('Online', { exact: true }).first()).toBeVisible();
  await messageField(mia.page).pressSequentially('Hel');
  await expect(rows(yui.page).filter({ hasText: 'Typing…' })).toHaveCount(1);
  await sendText(mia.page, 'Hello again');
  await expect(rows(yui.page).first()).toContainText('Hello again');
  await rows(yui.page).filter({ hasText: 'From Ren' }).click();
  await expect.poll(() => messageTexts(yui.page)).toEqual(['From Ren']);
  await sendText(yui.page, 'To Ren');
  await expect(rows(yui.page).first()).toContainText('You: To Ren');
  await expect(chatIcon(other, 'Chat, 2 unread messages')).toBeVisible();
  await rows(yui.page).filter({ hasText: 'Hello again' }).click();
  await expect.poll(() => messageTexts(yui.page)).toEqual(['From Mia', 'Hello again']);
  await expect(messageLog(yui.page).getByText('New messages')).toBeVisible();
  await expect(messageLog(yui.page).getByText('Today')).toBeVisible();
  await expect(messageLog(mia.page).getByText('Read', { exact: true })).toBeVisible();
  await expect(chatIcon(other, 'Chat')).toBeVisible();
  await ren.context.close();
});

test(
  'shows new messages after Back also when the member left while they were being loaded [CH-01] [CH-03]',
  FULL,
  async () => {
    const { page } = yui;
    await page.goto('/chat');
    await expect(page.getByText('Your conversations appear here')).toBeVisible();
    // The answer is on its way when the member leaves.
    let isHeld = true;
    let held = 0;
    await page.route(`${API_ORIGIN}/chat/get-all-friends`, async (route) => {
      if (!isHeld) return route.fallback();
      held += 1;
      const reply = await route.fetch().catch(() => null);
      await expect.poll(() => isHeld).toBe(false);
      await (reply ? route.fulfill({ response: reply }) : route.abort()).catch(() => undefined);
    });
    await sendByCall(mia, yui.id, 'First');
    await sendByCall(mia, yui.id, 'Second');
    await expect.poll(() => held).toBeGreaterThan(0);
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).first().click();
    await expect(page).not.toHaveURL(/chat/);
    isHeld = false;
    await page.goBack();
    await expect(rows(page).first()).toContainText('Second', { timeout: 10_000 });
  },
);

test(
  'leads from a conversation back to the list on a phone, after which Back leaves the chat [CH-01]',
  FULL,
  async () => {
    const { page } = yui;
    await sendByCall(mia, yui.id, 'Hello');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: /^Chat/ }).click();
    await rows(page).first().click();
    await expect(messageLog(page)).toBeVisible();
    const heading = page.getByRole('heading', { level: 1, name: 'Conversations' });
    await expect(heading).toBeHidden();
    await page.getByRole('link', { name: 'Back to the conversations' }).click();
    await expect(heading).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await expect(messageLog(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).not.toHaveURL(/chat/);
  },
);

test('shows in the conversation when a friend comes and goes [CH-05] [LO-06]', async () => {
  await yui.page.goto('/');
  await mia.page.goto(`/chat?user=${yui.id}`);
  await expect(messageField(mia.page)).toBeVisible();
  const online = mia.page.getByRole('main').getByText('Online', { exact: true });
  await expect(online).toHaveCount(1);
  await yui.page.close();
  await expect(online).toHaveCount(0);
  yui.page = await yui.context.newPage();
  await yui.page.goto('/');
  await expect(online).toHaveCount(1);
});

test('reads the unread count every 15 seconds without a socket [CH-04]', FULL, async () => {
  const { page } = yui;
  await page.route('**/socket.io/**', (route) => route.abort());
  await page.routeWebSocket('**/socket.io/**', (socket) => socket.close());
  await page.clock.install();
  await page.goto('/');
  await expect(chatIcon(page, 'Chat')).toBeVisible();
  await sendByCall(mia, yui.id, 'Hello');
  const counted: unknown[] = [];
  await page.route(`${API_ORIGIN}/chat/fetch-unread-chats-count`, async (route) => {
    const response = await route.fetch();
    counted.push(await response.json());
    await route.fulfill({ response });
  });
  await passTime(page, 16_000);
  // The one of the page that just opened may be under way.
  await expect.poll(() => counted.at(-1)).toMatchObject({ success: true, data: 1 });
  await expect(chatIcon(page, 'Chat, 1 unread message')).toBeVisible();
});

test('shows the next account in the same browser nothing of the one before [CH-06]', async () => {
  const { page } = yui;
  await sendByCall(mia, yui.id, 'For Yui alone');
  const read = page.waitForResponse(`${API_ORIGIN}/chat/mark-chat-read/**`);
  await page.goto(`/chat?user=${mia.id}`);
  await messageField(page).fill('A draft of Yui');
  // The message is read before the member leaves.
  await read;
  await page.goto('/');
  await sendByCall(mia, yui.id, 'One more');
  await expect(chatIcon(page, 'Chat, 1 unread message')).toBeVisible();
  await logOut(page);
  await expect(loginButton(page)).toBeVisible();
  // The demo wallet reads its key when a page loads, and makes another account without one.
  await page.evaluate(() => localStorage.removeItem('xana-sandbox-demo-key'));
  await page.reload();
  await logIn(page);
  await expect(chatIcon(page, 'Chat')).toBeVisible();
  await page.goto(`/chat?user=${mia.id}`);
  await expect(page.getByText('This is the beginning of your conversation')).toBeVisible();
  await expect(messageField(page)).toHaveValue('');
  await expect(rows(page)).toHaveCount(0);
});
