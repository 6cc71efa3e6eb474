import { expect, type Page, test } from '@playwright/test';
import {
  type ChatMember,
  chatIcon,
  closeMembers,
  messageField,
  messageLog,
  messageTexts,
  NO_PATH,
  openChat,
  openChatMember,
  openFriends,
  sendByCall,
  sendText,
} from '../site/chat-members.ts';
import { FULL } from '../site/full.ts';
import { loseConfirmations } from '../site/lose-confirmations.ts';
import { collectProblems } from '../site/page-actions.ts';
import { API_ORIGIN } from '../site/test-topology.ts';

let mia: ChatMember;
let yui: ChatMember;

test.beforeEach(async ({ browser }) => {
  [mia, yui] = await openFriends(browser, NO_PATH);
});
test.afterEach(() => closeMembers(mia, yui));

const openActions = async (page: Page, text: string) => {
  const row = messageLog(page).getByRole('listitem').filter({ hasText: text }).first();
  await row.hover();
  await row.getByRole('button', { name: 'Actions for the message' }).click();
};

test('starts a conversation from the address of a user and delivers, edits, likes, quotes and deletes messages on both screens at once [CH-02] [CH-03]', async () => {
  const problems = collectProblems(mia.page);
  await yui.page.goto('/');
  await openChat(mia, yui);
  await expect(mia.page.getByText('This is the beginning of your conversation')).toBeVisible();
  await sendText(mia.page, 'Hello Yui');
  await expect(messageLog(mia.page).getByText('Hello Yui')).toBeVisible();
  await expect(messageLog(mia.page).getByText('Sent', { exact: true })).toBeVisible();
  await expect(chatIcon(yui.page, 'Chat, 1 unread message')).toBeVisible();
  await openChat(yui, mia);
  await expect(messageLog(yui.page).getByText('Hello Yui')).toBeVisible();
  await expect(chatIcon(yui.page, 'Chat')).toBeVisible();
  await expect(messageLog(mia.page).getByText('Read', { exact: true })).toBeVisible();
  await messageField(yui.page).pressSequentially('Hi');
  await expect(mia.page.getByText(/ is typing…/)).toBeVisible();
  await messageField(yui.page).press('Enter');
  await expect(messageLog(mia.page).getByText('Hi', { exact: true })).toBeVisible();
  await expect(mia.page.getByText(/ is typing…/)).toBeHidden();
  expect(await messageTexts(mia.page)).toEqual(['Hello Yui', 'Hi']);
  expect(await messageTexts(yui.page)).toEqual(['Hello Yui', 'Hi']);
  await test.step('edits, likes, quotes and deletes a message on both screens', async () => {
    await sendText(mia.page, 'First');
    await openActions(mia.page, 'First');
    await mia.page.getByRole('menuitem', { name: 'Edit' }).click();
    const edited = mia.page.getByRole('textbox', { name: 'Editing your message' });
    await expect(edited).toHaveValue('First');
    await expect(edited).toBeFocused();
    await mia.page.keyboard.type(', corrected');
    await mia.page.keyboard.press('Enter');
    await expect(messageLog(yui.page).getByText('First, corrected')).toBeVisible();
    await expect(messageLog(yui.page).getByText('Edited')).toBeVisible();

    await openActions(yui.page, 'First, corrected');
    await yui.page.getByRole('menuitem', { name: 'Like' }).click();
    await expect(messageLog(mia.page).getByRole('button', { name: '1 like' })).toBeVisible();
    await openActions(yui.page, 'First, corrected');
    await yui.page.getByRole('menuitem', { name: 'Reply' }).click();
    await expect(messageField(yui.page)).toBeFocused();
    await yui.page.keyboard.type('An answer');
    await yui.page.keyboard.press('Enter');
    await expect(messageLog(mia.page).getByRole('button', { name: 'Reply to You' })).toContainText('First, corrected');

    await openActions(mia.page, 'First, corrected');
    await mia.page.getByRole('menuitem', { name: 'Delete' }).click();
    await mia.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    for (const { page } of [mia, yui]) await expect(messageLog(page).locator('em')).toHaveText('Message deleted');
    await expect(messageLog(mia.page).getByRole('listitem').filter({ hasText: 'Message deleted' })).toBeFocused();
    await expect(messageLog(yui.page).getByRole('button', { name: /^Undo/ })).toHaveCount(0);

    await messageLog(mia.page).getByRole('button', { name: /^Undo/ }).click();
    for (const { page } of [mia, yui]) {
      await expect(messageLog(page).getByText('First, corrected').first()).toBeVisible();
      await expect(messageLog(page).getByText('Message deleted')).toHaveCount(0);
    }
    await expect(messageLog(mia.page).getByRole('button', { name: '1 like' })).toBeVisible();
    const restored = messageLog(mia.page)
      .getByRole('listitem')
      .filter({ has: mia.page.getByRole('button', { name: '1 like' }) });
    await expect(restored).toBeFocused();
  });
  expect(problems).toEqual([]);
});

test(
  'leads from the card of a person, on the home page and in the search, to the conversation [CH-02]',
  FULL,
  async () => {
    const { page } = mia;
    await page.goto('/');
    const message = page.getByRole('main').getByRole('link', { name: /^Message / });
    await expect(async () => {
      await page.mouse.wheel(0, 400);
      await expect(message.first()).toBeInViewport({ timeout: 500 });
    }).toPass();
    await message.first().click();
    await expect(messageField(page)).toBeVisible();
    await page.goto('/search?src=a&tab=profile');
    await message.first().click();
    await expect(messageField(page)).toBeVisible();
  },
);

test('keeps messages that are written offline over a reload, and sends each once when the connection is back [CH-03]', async () => {
  let isDown = false;
  await loseConfirmations(mia.page, () => isDown);
  await openChat(mia, yui);
  await sendText(mia.page, 'Before');
  await openChat(yui, mia);
  await expect(messageLog(mia.page).getByText('Read', { exact: true })).toBeVisible();
  // The answers are lost: the first attempt of each message arrives, and looks as if it had not.
  isDown = true;
  await mia.page.route(`${API_ORIGIN}/chat/create-msg`, async (route) => {
    if (!isDown) return route.fallback();
    if (route.request().method() === 'POST') await route.fetch().catch(() => undefined);
    return route.abort();
  });
  await sendText(mia.page, 'One');
  await sendText(mia.page, 'Two');
  await expect(messageLog(mia.page).getByText('Two')).toBeVisible();
  await mia.page.reload();
  await expect(messageLog(mia.page).getByText('Two')).toBeVisible();
  await expect(mia.page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  isDown = false;
  for (const { page } of [mia, yui]) {
    await expect(async () => expect(await messageTexts(page)).toEqual(['Before', 'One', 'Two'])).toPass();
  }
  await expect(messageLog(mia.page).getByText('Read', { exact: true })).toBeVisible();
});

test('keeps the field in view and shows no one as online while the connection is lost [CH-05] [CH-03]', async () => {
  await openChat(mia, yui);
  await openChat(yui, mia);
  const online = mia.page.getByRole('main').getByText('Online', { exact: true });
  await expect(online.first()).toBeVisible();
  await mia.context.setOffline(true);
  await expect(mia.page.getByText('You are offline').first()).toBeVisible();
  await expect(online).toHaveCount(0);
  await expect(messageField(mia.page)).toBeInViewport({ ratio: 1 });
  await mia.context.setOffline(false);
  await expect(online.first()).toBeVisible();
});

test(
  'does not send while an input method composes, and keeps the draft over a reload [CH-02] [CH-06]',
  FULL,
  async () => {
    await openChat(mia, yui);
    const field = messageField(mia.page);
    await field.fill('こんにちは');
    await field.dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
    await field.dispatchEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true });
    await expect(field).toHaveValue('こんにちは');
    const input = await mia.page.context().newCDPSession(mia.page);
    await input.send('Input.imeSetComposition', { text: 'にわ', selectionStart: 2, selectionEnd: 2 });
    await mia.page.keyboard.press('Enter');
    await input.send('Input.insertText', { text: '庭' });
    await expect(field).toHaveValue(/^こんにちは庭/);
    await expect(messageLog(mia.page).getByRole('listitem')).toHaveCount(0);
    await field.fill('こんにちは');
    await field.press('Shift+Enter');
    await expect(field).toHaveValue('こんにちは\n');
    await mia.page.reload();
    await expect(messageField(mia.page)).toHaveValue('こんにちは\n');
  },
);

test('keeps the position while messages arrive, and counts them on a button [CH-01]', FULL, async () => {
  for (let index = 1; index <= 36; index += 1)
    await sendByCall(index % 2 ? mia : yui, index % 2 ? yui.id : mia.id, `Line ${index}`);
  await openChat(mia, yui);
  await expect(messageLog(mia.page).getByText('Line 36')).toBeInViewport();
  const log = messageLog(mia.page);
  await log.hover();
  await mia.page.mouse.wheel(0, -500);
  await expect(mia.page.getByRole('button', { name: 'Jump to the newest message' })).toBeVisible();
  const position = () => log.evaluate(({ scrollHeight, scrollTop }) => [scrollHeight > 0, scrollTop]);
  const before = await position();
  await sendByCall(yui, mia.id, 'New 1');
  await sendByCall(yui, mia.id, 'New 2');
  const button = mia.page.getByRole('button', { name: '2 new messages' });
  await expect(button).toBeVisible();
  expect(await position()).toEqual(before);
  await button.click();
  await expect(log.getByText('New 2')).toBeInViewport();
  await expect(button).toBeHidden();
});

test(
  'hides the conversation after a block from its header, and the posts in a feed that was open before [CH-01] [RT-08]',
  FULL,
  async () => {
    await sendByCall(yui, mia.id, 'Hello');
    await yui.calls.post('/feeds/single-feed', { descriptions: 'A post by Yui' });
    await mia.page.goto('/feed?for=user');
    const post = mia.page.getByRole('article').filter({ hasText: 'A post by Yui' });
    await expect(post).toBeVisible();
    await chatIcon(mia.page, 'Chat, 1 unread message').click();
    await mia.page.getByRole('main').getByRole('listitem').getByRole('link').click();
    await mia.page
      .getByRole('button', { name: /^Actions for / })
      .first()
      .click();
    await mia.page.getByRole('menuitem', { name: 'Block' }).click();
    await mia.page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
    await expect(mia.page.getByText('Your conversations appear here')).toBeVisible();
    await mia.page.getByRole('link', { name: 'Feed', exact: true }).first().click();
    await expect(mia.page.getByRole('article').first()).toBeVisible();
    await expect(post).toHaveCount(0);
    await mia.page.goto(`/chat?user=${yui.id}`);
    await expect(mia.page.getByRole('main')).toContainText('This user does not exist');
  },
);

test('previews a message request without a receipt, removes, restores and accepts it, and mutes its sender [CM-01] [CM-02] [CM-03] [CM-04]', async ({
  browser,
}) => {
  const stranger = await openChatMember(browser, NO_PATH);
  const { page } = yui;
  await openChat(stranger, yui);
  await sendText(stranger.page, 'May I ask something?');
  await expect(messageLog(stranger.page).getByText('Sent', { exact: true })).toBeVisible();
  await page.goto('/chat');
  await page.getByRole('link', { name: 'Message requests (1)' }).click();
  await expect(chatIcon(page, 'Chat')).toBeVisible();
  const request = page.getByRole('link', { name: /May I ask something/ });
  await request.click();
  await expect(messageLog(page).getByText('May I ask something?')).toBeVisible();
  await expect(messageField(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No message requests')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await request.click();
  await expect(messageLog(stranger.page).getByText('Sent', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(messageField(page)).toBeVisible();
  await expect(messageLog(stranger.page).getByText('Read', { exact: true })).toBeVisible();
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Mute' }).click();
  await expect(page.getByText(/ is muted$/)).toBeVisible();
  await page.goto('/');
  await sendText(stranger.page, 'Are you there?');
  await expect(messageLog(stranger.page).getByText('Sent', { exact: true })).toBeVisible();
  await page.goto('/chat');
  await expect(page.getByRole('link', { name: /Muted.*Are you there/ })).toBeVisible();
  await expect(chatIcon(page, 'Chat')).toBeVisible();
  await stranger.context.close();
});

test('fills the gap after a lost connection, each message once and in order [CH-03]', FULL, async () => {
  await openChat(mia, yui);
  await sendText(mia.page, 'Before');
  await openChat(yui, mia);
  await expect(messageLog(yui.page).getByText('Before')).toBeVisible();
  await yui.context.setOffline(true);
  for (const body of ['Lost 1', 'Lost 2', 'Lost 3']) await sendByCall(mia, yui.id, body);
  await yui.context.setOffline(false);
  await expect(async () => {
    expect(await messageTexts(yui.page)).toEqual(['Before', 'Lost 1', 'Lost 2', 'Lost 3']);
  }).toPass({ timeout: 45_000 });
});
