import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from '../site/axe.ts';
import { beMember } from '../site/be-member.ts';
import { FULL } from '../site/full.ts';
import { memberByCalls } from '../site/member-by-calls.ts';
import { confirmLogin } from '../site/page-actions.ts';

const comments = (page: Page) => page.getByRole('region', { name: 'Comments' });
const field = (page: Page) => comments(page).getByRole('textbox', { name: 'Write a comment' });
const list = (page: Page) => comments(page).getByRole('list', { name: 'Comments' });

async function writePost(request: Parameters<typeof memberByCalls>[0]) {
  const author = await memberByCalls(request);
  const { id } = await author.post<{ id: number }>('/feeds/single-feed', { descriptions: `Pier ${Date.now()}` });
  return { author, id, path: `/details/${id}?for=feed` };
}

test('two members comment and reply, each in a browser of their own [PR-06]', async ({ page, browser, request }) => {
  const { path } = await writePost(request);
  await beMember(page);
  await page.goto(path);
  await field(page).fill('Is the pier open tonight?');
  await field(page).press('Control+Enter');
  await expect(list(page).getByText('Is the pier open tonight?')).toBeVisible();
  await expect(field(page)).toHaveValue('');
  const other = await (await browser.newContext()).newPage();
  await beMember(other);
  await other.goto(path);
  const question = list(other).getByRole('article').first();
  await question.getByRole('button', { name: /^Reply to/ }).click();
  const reply = question.getByRole('textbox', { name: /^Reply to/ });
  await expect(reply).toBeFocused();
  await reply.fill('Until midnight');
  await question.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(question.getByText('Until midnight')).toBeVisible();
  await expect(comments(other).getByRole('heading', { name: '2 comments' })).toBeVisible();
  expect(await axeViolations(other, { within: 'main' })).toEqual([]);
  await page.reload();
  await comments(page).getByRole('button', { name: 'Show 1 reply' }).click();
  await expect(comments(page).getByText('Until midnight')).toBeVisible();
  await other.context().close();
});

test('deletes an own comment and undoes it [PR-06]', FULL, async ({ page, request }) => {
  const { path } = await writePost(request);
  await beMember(page);
  await page.goto(path);
  await field(page).fill('Wrong post');
  await comments(page).getByRole('button', { name: 'Comment', exact: true }).click();
  await comments(page)
    .getByRole('button', { name: /^More about the comment/ })
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(comments(page).getByRole('heading', { name: '0 comments' })).toBeVisible();
  await comments(page).getByRole('button', { name: 'Undo' }).click();
  await expect(list(page).getByText('Wrong post')).toBeVisible();
  await page.reload();
  await expect(list(page).getByText('Wrong post')).toBeVisible();
});

test('stores the comment of a visitor after the login [PR-09]', FULL, async ({ page, request }) => {
  const { path } = await writePost(request);
  await page.goto(path);
  await field(page).fill('Written before the login');
  await comments(page).getByRole('button', { name: 'Comment', exact: true }).click();
  await confirmLogin(page);
  await expect(list(page).getByText('Written before the login')).toBeVisible();
  await expect(list(page).getByRole('article')).toHaveCount(1);
});

test(
  'pages through the comments on a post, newest first, also while new ones arrive [PR-06]',
  FULL,
  async ({ page, request }) => {
    const { author, id, path } = await writePost(request);
    for (let number = 1; number <= 30; number += 1) {
      await author.post('/feeds/comment-feed', { feedId: id, text: `Comment ${number}.` });
    }
    await page.goto(path);
    const rows = list(page).getByRole('article');
    await expect(rows).toHaveCount(20);
    await expect(rows.first()).toContainText('Comment 30.');
    await author.post('/feeds/comment-feed', { feedId: id, text: 'Comment 31.' });
    await comments(page).getByRole('button', { name: 'Show more comments' }).click();
    await expect(rows).toHaveCount(30);
    await expect(rows.last()).toContainText('Comment 1.');
  },
);
