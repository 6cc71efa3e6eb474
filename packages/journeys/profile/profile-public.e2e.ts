import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from '../site/axe.ts';
import { NO_PATH } from '../site/chat-members.ts';
import { FULL } from '../site/full.ts';
import { confirmLogin, loginDialog } from '../site/page-actions.ts';
import { namedMember, openNamedMember } from '../site/people.ts';
import { reviewProfile } from '../site/run-operator.ts';

const more = (page: Page) => page.getByRole('button', { name: 'More actions' });
const chooseAction = async (page: Page, name: string) => {
  await more(page).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};
const star = (page: Page, name: string) => page.getByRole('button', { name: `Add ${name} to close friends` });

test('shows a profile with badges, links, tags and mutual followers, and its lists as tabs [PR-01] [PR-07]', async ({
  browser,
  request,
}) => {
  const ren = await namedMember(request, 'Ren');
  const aki = await namedMember(request, 'Aki');
  const { page, context, calls, id } = await openNamedMember(browser, 'Mia', NO_PATH);
  await ren.post('/users/v3/update-profile', {
    bio: 'Lanterns and #music',
    website: 'https://ren.example/garden',
    instagram: 'ren.lanterns',
    youtube: 'https://www.youtube.com/@xana',
    tags: ['music'],
  });
  await ren.post('/feeds/single-feed', { descriptions: 'The pier at night' });
  await calls.post('/follow/user', { userId: aki.id });
  await aki.post('/follow/user', { userId: ren.id });
  await ren.post('/follow/user', { userId: id });
  await reviewProfile(ren.id, 'approve');
  await page.goto(`/profile?user=${ren.id}`);
  await expect(page.getByRole('heading', { level: 1, name: ren.name })).toBeVisible();
  const main = page.getByRole('main');
  for (const badge of ['Approved', 'Follows you']) await expect(main.getByText(badge, { exact: true })).toBeVisible();
  await expect(main.getByText(`@${ren.username}`)).toBeVisible();
  const links = main.getByRole('list', { name: 'Links' });
  await expect(links.getByRole('link', { name: 'ren.example/garden' })).toHaveAttribute('rel', /noopener/);
  await expect(links.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
    'href',
    'https://www.instagram.com/ren.lanterns',
  );
  await expect(main.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'Music' })).toBeVisible();
  await expect(main.getByRole('link', { name: `Followed by ${aki.name}` })).toBeVisible();
  await expect(main.getByRole('link', { name: '1 Follower' })).toBeVisible();
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await tab('Spaces').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Posts')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/tab=posts/);
  await expect(page.getByRole('article', { name: `Post by ${ren.name}` })).toContainText('The pier at night');
  expect(await axeViolations(page, { within: 'main' })).toEqual([]);
  for (const name of ['Avatars', 'NFTs']) {
    await tab(name).click();
    await expect(page.getByRole('tabpanel').getByText('No data found')).toBeVisible();
  }
  await page.reload();
  await expect(tab('NFTs')).toHaveAttribute('aria-selected', 'true');
  await main.getByRole('link', { name: `Message ${ren.name}` }).click();
  await expect(page.getByRole('textbox', { name: `Message to ${ren.name}` })).toBeVisible();
  await context.close();
});

test('copies the link of a profile, mutes, reports and blocks with the menu, and undoes it [PR-01]', async ({
  browser,
  request,
}) => {
  const ren = await namedMember(request, 'Ren');
  const { page, context } = await openNamedMember(browser, 'Mia', NO_PATH);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/profile?user=${ren.id}`);
  await chooseAction(page, 'Copy link');
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/profile\\?user=${ren.id}$`));
  await chooseAction(page, `Mute ${ren.name}`);
  await expect(page.getByRole('main').getByText('Muted', { exact: true })).toBeVisible();
  await chooseAction(page, `Unmute ${ren.name}`);
  await expect(page.getByRole('main').getByText('Muted', { exact: true })).toHaveCount(0);
  await chooseAction(page, `Report ${ren.name}`);
  await expect(page.getByRole('dialog', { name: `Report ${ren.name}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more(page)).toBeFocused();
  await chooseAction(page, `Block ${ren.name}`);
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: `Block ${ren.name}` })
    .click();
  await page
    .getByRole('main')
    .getByRole('button', { name: `Unblock ${ren.name}` })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: ren.name })).toBeVisible();
  await context.close();
});

test('a visitor who marks a close friend, messages or reports logs in, and the action goes on [PR-09] [RT-06]', async ({
  page,
  request,
}) => {
  const ren = await namedMember(request, 'Ren');
  await page.goto(`/profile?user=${ren.id}`);
  await star(page, ren.name).click();
  await confirmLogin(page);
  await expect(page.getByRole('button', { name: `Remove ${ren.name} from close friends` })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: `Remove ${ren.name} from close friends` })).toBeVisible();
});

for (const [name, act, result] of [
  [
    'messages',
    (page: Page, ren: string) => page.getByRole('link', { name: `Message ${ren}` }).click(),
    (page: Page, ren: string) => page.getByRole('textbox', { name: `Message to ${ren}` }),
  ],
  [
    'reports',
    (page: Page, ren: string) => chooseAction(page, `Report ${ren}`),
    (page: Page, ren: string) => page.getByRole('dialog', { name: `Report ${ren}` }),
  ],
] as const) {
  test(`a visitor who ${name} logs in, and the action goes on [PR-09]`, FULL, async ({ page, request }) => {
    const ren = await namedMember(request, 'Ren');
    await page.goto(`/profile?user=${ren.id}`);
    await act(page, ren.name);
    await expect(loginDialog(page)).toBeVisible();
    await confirmLogin(page);
    await expect(result(page, ren.name)).toBeVisible();
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('shows the actions of a profile in one row that fits [PR-01] [LY-07]', async ({ page, request }) => {
    const ren = await namedMember(request, 'Ren');
    await page.goto(`/profile?user=${ren.id}`);
    await expect(star(page, ren.name)).toBeVisible();
    const boxes = await Promise.all(
      [page.getByRole('button', { name: `Follow ${ren.name}`, exact: true }), star(page, ren.name), more(page)].map(
        (each) => each.boundingBox(),
      ),
    );
    const middles = boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
    expect(new Set(middles).size).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
