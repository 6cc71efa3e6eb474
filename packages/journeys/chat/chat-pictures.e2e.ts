import { expect, type Page, test } from '@playwright/test';
import {
  type ChatMember,
  closeMembers,
  followEachOther,
  messageField,
  messageLog,
  NO_PATH,
  openChat,
  openChatMember,
  sendText,
} from '../site/chat-members.ts';
import { FULL } from '../site/full.ts';
import { loseConfirmations } from '../site/lose-confirmations.ts';
import { PICTURE } from '../site/one-pixel.ts';
import { collectProblems } from '../site/page-actions.ts';

const UPLOAD = '**/chat/upload-picture';

let mia: ChatMember;
let yui: ChatMember;

test.beforeEach(async ({ browser }) => {
  [mia, yui] = [await openChatMember(browser, NO_PATH), await openChatMember(browser, NO_PATH)];
});
test.afterEach(() => closeMembers(mia, yui));

const choose = (page: Page, files: (typeof PICTURE)[]) =>
  page.locator('input[type=file][multiple]').setInputFiles(files);
const chosen = (page: Page) => page.getByRole('list', { name: 'Chosen pictures' }).getByRole('listitem');
const shown = (page: Page) => messageLog(page).getByRole('button', { name: /^Open picture/ });
const pasteInto = (page: Page, event: 'paste' | 'drop') =>
  messageField(page).evaluate(
    (field, [type, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], 'square.png', { type: 'image/png' }));
      const options = { bubbles: true, cancelable: true };
      if (type === 'paste') field.dispatchEvent(new ClipboardEvent('paste', { ...options, clipboardData: data }));
      else field.dispatchEvent(new DragEvent('drop', { ...options, dataTransfer: data }));
    },
    [event, PICTURE.buffer.toString('base64')] as const,
  );

test('[CM-07] sends pictures by button, paste and drop, and the other member opens them by keyboard', async () => {
  await followEachOther(mia, yui);
  const problems = collectProblems(yui.page);
  await openChat(mia, yui);
  await openChat(yui, mia);
  await choose(mia.page, [PICTURE]);
  await expect(chosen(mia.page)).toHaveCount(1);
  await pasteInto(mia.page, 'paste');
  await pasteInto(mia.page, 'drop');
  await expect(chosen(mia.page)).toHaveCount(3);
  await expect(chosen(mia.page).getByRole('progressbar')).toHaveCount(0);
  await mia.page.getByRole('textbox', { name: 'Description of picture 1' }).fill('A red square');
  await mia.page.getByRole('button', { name: 'Remove picture 3' }).click();
  await messageField(mia.page).press('Enter');
  await expect(shown(yui.page)).toHaveCount(2);
  await expect(shown(mia.page)).toHaveCount(2);
  await expect(chosen(mia.page)).toHaveCount(0);
  await expect(yui.page.getByRole('img', { name: 'A red square' })).toHaveAttribute('data-state', 'loaded');
  await shown(yui.page).first().focus();
  await yui.page.keyboard.press('Enter');
  const viewer = yui.page.getByRole('dialog', { name: 'Picture' });
  await expect(viewer.getByRole('img', { name: 'A red square' })).toBeVisible();
  await yui.page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('2 of 2')).toBeVisible();
  await yui.page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(shown(yui.page).first()).toBeFocused();
  expect(problems).toEqual([]);
});

test(
  '[CM-07] [CH-02] keeps a picture open while its message is confirmed, and an upload during an edit',
  FULL,
  async () => {
    const { page } = mia;
    let isLost = false;
    await loseConfirmations(page, () => isLost);
    await openChat(mia, yui);
    await sendText(page, 'Before');
    await expect(messageLog(page).getByText('Sent', { exact: true })).toBeVisible();
    isLost = true;
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(UPLOAD, async (route) => {
      await isReleased;
      await route.fallback();
    });
    await choose(page, [PICTURE]);
    await expect(chosen(page).getByRole('progressbar')).toBeVisible();
    await messageField(page).press('ArrowUp');
    await page.getByRole('textbox', { name: 'Editing your message' }).press('Escape');
    await expect(messageField(page)).toBeFocused();
    release();
    await expect(chosen(page).getByRole('progressbar')).toHaveCount(0);
    await expect(chosen(page)).toHaveCount(1);

    let confirm = () => {};
    const isConfirmed = new Promise<void>((resolve) => {
      confirm = resolve;
    });
    await page.route('**/chat/create-msg', async (route) => {
      await isConfirmed;
      await route.fallback();
    });
    await messageField(page).press('Enter');
    await expect(messageLog(page).getByText('Sending…')).toBeVisible();
    await shown(page).click();
    const viewer = page.getByRole('dialog', { name: 'Picture' });
    await expect(viewer).toBeVisible();
    confirm();
    await expect(messageLog(page).getByText('Sent', { exact: true })).toHaveCount(1);
    await expect(messageLog(page).getByText('Sending…')).toHaveCount(0);
    await expect(viewer).toBeVisible();
  },
);

test('[CM-07] a draft keeps its pictures through a reload, and a deleted message leaves none', FULL, async () => {
  await followEachOther(mia, yui);
  await openChat(mia, yui);
  await choose(mia.page, [PICTURE]);
  await expect(chosen(mia.page).locator('img')).toHaveCount(1);
  await messageField(mia.page).fill('Look at this');
  await mia.page.reload();
  await expect(messageField(mia.page)).toHaveValue('Look at this');
  await expect(chosen(mia.page)).toHaveCount(1);
  await messageField(mia.page).press('Enter');
  await openChat(yui, mia);
  await expect(shown(yui.page)).toHaveCount(1);
  const address = await messageLog(yui.page).locator('img').getAttribute('src');
  const row = messageLog(mia.page).getByRole('listitem').filter({ hasText: 'Look at this' });
  await row.hover();
  await row.getByRole('button', { name: 'Actions for the message' }).click();
  await mia.page.getByRole('menuitem', { name: 'Delete' }).click();
  await mia.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(messageLog(yui.page).getByText('Message deleted')).toBeVisible();
  await expect(shown(yui.page)).toHaveCount(0);
  expect((await yui.context.request.get(address ?? '')).status()).toBe(404);
});

test('[CM-07] an upload without a connection is retried, and a file of another type is refused', FULL, async () => {
  await followEachOther(mia, yui);
  await openChat(mia, yui);
  await mia.page.route(UPLOAD, (route) => route.abort());
  await choose(mia.page, [PICTURE]);
  await expect(chosen(mia.page).getByRole('button', { name: 'Try again' })).toBeVisible();
  await sendText(mia.page, 'Not yet');
  await expect(messageLog(mia.page).getByText('Not yet')).toHaveCount(0);
  await mia.page.unroute(UPLOAD);
  await chosen(mia.page).getByRole('button', { name: 'Try again' }).click();
  await expect(chosen(mia.page).locator('img')).toHaveCount(1);
  await choose(mia.page, [{ ...PICTURE, name: 'notes.gif', mimeType: 'image/gif' }]);
  await expect(chosen(mia.page)).toHaveCount(1);
  await expect(mia.page.getByText(/JPG, PNG/).first()).toBeVisible();
  await messageField(mia.page).press('Enter');
  await expect(shown(mia.page)).toHaveCount(1);
  await expect(messageLog(mia.page).getByText('Sent', { exact: true })).toBeVisible();
});

test('[CM-07] pictures of a stranger are shown at a click', FULL, async () => {
  await openChat(mia, yui);
  await choose(mia.page, [PICTURE]);
  await expect(chosen(mia.page).locator('img')).toHaveCount(1);
  await messageField(mia.page).press('Enter');
  await expect(messageLog(mia.page).getByText('Sent', { exact: true })).toBeVisible();
  await yui.page.goto('/chat');
  await yui.page.getByRole('link', { name: 'Message requests (1)' }).click();
  await yui.page
    .getByRole('link', { name: /Picture/ })
    .first()
    .click();
  await expect(messageLog(yui.page).getByText('1 picture from someone you do not follow')).toBeVisible();
  await expect(shown(yui.page)).toHaveCount(0);
  await messageLog(yui.page).getByRole('button', { name: 'Show' }).click();
  await expect(shown(yui.page)).toHaveCount(1);
});
