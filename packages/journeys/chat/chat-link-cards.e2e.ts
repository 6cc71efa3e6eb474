import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from '../site/axe.ts';
import {
  type ChatMember,
  closeMembers,
  messageField,
  messageLog,
  NO_PATH,
  openChat,
  openFriends,
  sendByCall,
  sendText,
} from '../site/chat-members.ts';
import { FULL } from '../site/full.ts';
import { tabTo } from '../site/keyboard.ts';
import { collectProblems } from '../site/page-actions.ts';
import { API_ORIGIN, SITE_ORIGIN } from '../site/test-topology.ts';

let mia: ChatMember;
let yui: ChatMember;

test.beforeEach(async ({ browser }) => {
  [mia, yui] = await openFriends(browser, NO_PATH);
});
test.afterEach(() => closeMembers(mia, yui));

const cardOf = (page: Page, name: string) => messageLog(page).getByRole('link', { name });
const writePost = ({ calls }: ChatMember, descriptions: string) =>
  calls.post<{ id: number }>('/feeds/single-feed', { descriptions });

async function firstSpace({ context }: ChatMember) {
  const reply = await context.request.get(`${API_ORIGIN}/world/get-all-spaces/1/1`);
  const { data } = (await reply.json()) as { data: { rows: { id: number; name: string }[] } };
  const [space] = data.rows;
  if (!space) throw new Error('The demo data has no space');
  return space;
}

/** Presses Tab from the messages to a card, follows it, and expects the page to be the same document. */
async function openByKey(page: Page, name: string, address: RegExp) {
  await messageLog(page).focus();
  await tabTo(page, cardOf(page, name));
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
}

test('shows cards of a space and a post that the other member sends, and opens them by keyboard [CM-08]', async () => {
  const problems = collectProblems(yui.page);
  const space = await firstSpace(mia);
  const post = await writePost(mia, 'Two lanterns by the river');
  await openChat(mia, yui);
  await openChat(yui, mia);
  await sendText(mia.page, `ここで会おう${SITE_ORIGIN}/details/${space.id}?for=spaceね`);
  await sendText(mia.page, `Read ${SITE_ORIGIN}/details/${post.id}?for=feed.`);
  await expect(cardOf(mia.page, `Space ${space.name}`)).toBeVisible();
  await expect(cardOf(yui.page, `Space ${space.name}`)).toBeVisible();
  await expect(cardOf(yui.page, 'Post Two lanterns by the river')).toBeVisible();
  // The list of conversations has the new one, and so finds it again after Back.
  await expect(yui.page.getByRole('main').getByRole('listitem').getByRole('link').first()).toBeVisible();
  await openByKey(yui.page, `Space ${space.name}`, new RegExp(`/details/${space.id}\\?for=space$`));
  await expect(yui.page.getByRole('heading', { level: 1, name: space.name })).toBeVisible();
  await yui.page.goBack();
  await openByKey(yui.page, 'Post Two lanterns by the river', new RegExp(`/details/${post.id}\\?for=feed$`));
  await expect(yui.page.getByRole('article').filter({ hasText: 'Two lanterns by the river' })).toBeVisible();
  expect(problems).toEqual([]);
});

test(
  'previews the card of a link while it is written, without moving the focus or what is read [CM-08]',
  FULL,
  async () => {
    const space = await firstSpace(mia);
    for (let index = 1; index <= 12; index += 1)
      await sendByCall(index % 2 ? mia : yui, index % 2 ? yui.id : mia.id, `Long\n\nand\n\nhigh\n\nLine ${index}`);
    const { page } = mia;
    await openChat(mia, yui);
    await expect(messageLog(page).getByText('Line 12', { exact: true })).toBeInViewport();
    await messageLog(page).hover();
    await page.mouse.wheel(0, -300);
    await expect(page.getByRole('button', { name: 'Jump to the newest message' })).toBeVisible();
    const position = () => messageLog(page).evaluate(({ scrollTop }) => scrollTop);
    const before = await position();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const preview = page.getByRole('status').filter({ hasText: 'Preview of the link' });
    await messageField(page).fill(`https://www.example.com/details/5 or ${SITE_ORIGIN}/details/${space.id}`);
    await expect(preview).toContainText(space.name);
    await expect(messageField(page)).toBeFocused();
    expect(await position()).toBe(before);
    expect(requests.filter((url) => url.includes('example.com'))).toEqual([]);
    await messageField(page).press('Enter');
    await expect(preview).toHaveCount(0);
    const card = cardOf(page, `Space ${space.name}`);
    await expect(card).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    const [box, log] = [await card.boundingBox(), await messageLog(page).boundingBox()];
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan((log?.x ?? 0) + (log?.width ?? 0));
    const answered = page.waitForResponse(/get-link-card\/post\/999999999/);
    await messageField(page).fill(`${SITE_ORIGIN}/details/999999999?for=feed`);
    await answered;
    await expect(preview).toHaveCount(0);
  },
);

test(
  'shows the card of a profile on a phone in both themes, and no card for other sites and deleted posts [CM-08]',
  FULL,
  async () => {
    const post = await writePost(mia, 'Soon gone');
    await mia.calls.post('/feeds/delete-feed', { feedId: post.id });
    await sendByCall(mia, yui.id, 'https://www.example.com/details/5');
    await sendByCall(mia, yui.id, `${SITE_ORIGIN}/details/${post.id}?for=feed`);
    await sendByCall(mia, yui.id, `This is me: ${SITE_ORIGIN}/profile?user=${mia.id}`);
    const { page } = yui;
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.setViewportSize({ width: 390, height: 844 });
    await openChat(yui, mia);
    const card = messageLog(page).getByRole('link', { name: /^Profile / });
    await expect(card).toBeVisible();
    // Two links without a card, and a link with one.
    await expect(messageLog(page).getByRole('link')).toHaveCount(4);
    await expect(messageLog(page).getByRole('link', { name: /for=feed$/ })).not.toHaveAttribute('target');
    const foreign = messageLog(page).getByRole('link', { name: 'www.example.com/details/5' });
    await expect(foreign).toHaveAttribute('target', '_blank');
    expect(requests.filter((url) => url.includes('example.com'))).toEqual([]);
    const [box, log] = [await card.boundingBox(), await messageLog(page).boundingBox()];
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((log?.x ?? 0) + (log?.width ?? 0));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeViolations(page, { within: '[role=log]' })).toEqual([]);
    }
    await card.click();
    await expect(page).toHaveURL(`${SITE_ORIGIN}/profile?user=${mia.id}`);
  },
);
