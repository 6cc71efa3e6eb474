import { expect, type Page, test } from '@playwright/test';
import { beDemoMember } from '../site/be-member.ts';
import { FULL } from '../site/full.ts';
import { memberByCalls } from '../site/member-by-calls.ts';
import { collectProblems } from '../site/page-actions.ts';
import { API_ORIGIN } from '../site/test-topology.ts';

const LONG_LINK = 'https://example.com/gallery/of/the/northern/lights?picture=41#frame';
const LONG_HOST = 'www.xana.net.login.secure.verify.account.example.org';
const POST = [
  'First line',
  'second line #夜景',
  '',
  '',
  `A new paragraph with ${LONG_LINK}, a full stop.`,
  `https://${LONG_HOST}/welcome/back/to/your/own/account/page`,
  'https://xana.net@evil.example/login javascript:alert(1) <b>bold</b>',
].join('\n');

/** The text with its line breaks as rendered. */
const AS_SHOWN = { useInnerText: true };

async function showPost(page: Page, text: string) {
  const member = await memberByCalls(page.request);
  const { id } = await member.post<{ id: number }>('/feeds/single-feed', { descriptions: text });
  await page.goto(`/details/${id}?for=feed`);
  return page.getByRole('article', { name: /^Post by/ });
}

test('[T59] [PR-06] shows the paragraphs, line breaks, links with their whole host and tags of a post, and no markup', async ({
  page,
}) => {
  const problems = collectProblems(page);
  const post = await showPost(page, POST);
  const paragraphs = post.getByRole('paragraph');
  await expect(paragraphs.filter({ hasText: 'First line' })).toHaveText(/^First line\nsecond line #夜景$/, AS_SHOWN);
  await expect(paragraphs.filter({ hasText: 'A new paragraph' })).toContainText('<b>bold</b>');
  const link = post.getByRole('link', { name: 'example.com/gallery/of/the' });
  await expect(link).toHaveAttribute('href', LONG_LINK);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener nofollow ugc');
  await expect(post.getByRole('link', { name: LONG_HOST })).toHaveText(`${LONG_HOST}/welcome/back/to/your/ow…`);
  // Neither user info before the host nor another scheme becomes a link.
  await expect(post.locator('a[href*="evil"], a[href^="javascript"]')).toHaveCount(0);
  await post.getByRole('link', { name: '#夜景' }).click();
  await expect(page).toHaveURL(`/search?src=${encodeURIComponent('#夜景')}`);
  expect(problems).toEqual([]);
});

async function openCreateSpace(page: Page) {
  await beDemoMember(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Create a space' }).click();
  return page.getByRole('dialog', { name: 'Create a space' });
}

test(
  '[CS-02] keeps a long paste complete, shows the number of excess characters, and rejects the form',
  FULL,
  async ({ page }) => {
    const dialog = await openCreateSpace(page);
    const save = dialog.getByRole('button', { name: 'Create', exact: true });
    await dialog.getByLabel('Name').fill('Long story');
    const description = dialog.getByLabel('Description');
    await description.fill('あ'.repeat(1_620));
    await expect(description).toHaveValue('あ'.repeat(1_620));
    await expect(dialog.getByText('1,120 characters too many')).toBeVisible();
    await expect(description).toHaveAttribute('aria-invalid', 'true');
    await expect(save).toBeDisabled();
    await description.fill('あ'.repeat(501));
    await expect(dialog.getByText('1 character too many')).toBeVisible();
    await description.fill('あ'.repeat(500));
    await expect(dialog.getByText('500 of 500 characters')).toBeVisible();
    await expect(save).toBeEnabled();
  },
);

test('[CS-02] counts an emoji of several code points as one character, as the server does', FULL, async ({ page }) => {
  const dialog = await openCreateSpace(page);
  const family = '👨‍👩‍👧‍👦';
  await dialog.getByLabel('Description').fill(family.repeat(3));
  await expect(dialog.getByText('3 of 500 characters')).toBeVisible();
  const member = await memberByCalls(page.request);
  await member.post('/users/v3/update-profile', { bio: family.repeat(500) });
  await expect(member.post('/users/v3/update-profile', { bio: family.repeat(501) })).rejects.toThrow('BIO_TOO_LONG');
});

test('[PR-01] shows line breaks, links and tags of a bio and of a space’s description', FULL, async ({ page }) => {
  const member = await memberByCalls(page.request);
  await member.post('/users/v3/update-profile', { bio: 'Painter\nin #Kyoto\n\nhttps://example.com' });
  await page.goto(`/profile?user=${member.id}`);
  await expect(page.getByText('Painter')).toHaveText(/^Painter\nin #Kyoto$/, AS_SHOWN);
  await expect(page.getByRole('link', { name: 'example.com' })).toHaveAttribute('href', 'https://example.com/');
  await page.route(`${API_ORIGIN}/hot/get-single-world-hot/2/**`, async (route) => {
    const answer = await (await route.fetch()).json();
    answer.data.description = 'One\ntwo #fun';
    await route.fulfill({ json: answer });
  });
  await page.goto('/details/2?type=USER_WORLD&for=space');
  await expect(page.getByText('two #fun')).toHaveText(/^One\ntwo #fun$/, AS_SHOWN);
});
