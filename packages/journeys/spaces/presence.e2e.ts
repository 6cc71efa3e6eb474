import { expect, type Page, test } from '@playwright/test';
import { namedMember, openNamedMember } from '../site/people.ts';

/** The newest spaces: their order does not depend on visits. */
const EXPLORE = '/explore?sort=new&tag=music';

const cards = (page: Page) =>
  page.getByRole('tabpanel').getByRole('list', { name: 'Spaces' }).getByRole('article').filter({ visible: true });

test('[SP-03] a member enters a space from its card, and a friend sees it there at once', async ({
  browser,
  request,
}) => {
  const yui = await openNamedMember(browser, 'Yui', EXPLORE);
  const mia = await namedMember(request, 'Mia');
  await mia.post('/follow/user', { userId: yui.calls.id });
  await yui.calls.post('/follow/user', { userId: mia.id });

  const card = cards(yui.page).nth(2);
  await card.hover();
  const spaceName = String(await card.getByRole('heading', { level: 3 }).textContent());
  const link = await card.getByRole('heading', { level: 3 }).getByRole('link').getAttribute('href');
  const spaceId = Number(link?.match(/details\/(\d+)/)?.[1]);
  await mia.put('/world/enter-space', { spaceId });

  await test.step('the card shows the friend and the number of people', async () => {
    await expect(card.getByRole('img', { name: `Friends here: ${mia.name}` })).toBeVisible({ timeout: 40_000 });
    // Perhaps with the next reading, which is 15 seconds later.
    await expect(card.getByTitle(/^\d+ (person|people) here now$/)).toBeVisible({ timeout: 40_000 });
  });

  await test.step('entering with one press counts the member too', async () => {
    const people = async () => Number((await card.getByTitle(/here now$/).getAttribute('title'))?.match(/\d+/)?.[0]);
    const before = await people();
    const opened = yui.page.waitForEvent('popup');
    await card.getByRole('link', { name: `Enter ${spaceName}` }).click();
    await (await opened).close();
    await expect.poll(people).toBe(before + 1);
  });

  await test.step('a friend who left is no longer shown', async () => {
    await mia.delete(`/world/leave-space/${spaceId}`);
    await expect(card.getByRole('img', { name: /Friends here/ })).toHaveCount(0, { timeout: 40_000 });
  });
  await yui.context.close();
});

test('[SP-05] the heart of a card marks a favourite in the sidebar at once, and needs no other page', async ({
  browser,
}) => {
  const mia = await openNamedMember(browser, 'Mia', EXPLORE);
  const card = cards(mia.page).nth(1);
  await card.hover();
  const spaceName = String(await card.getByRole('heading', { level: 3 }).textContent());
  await card.getByRole('button', { name: `Add ${spaceName} to favourites` }).click();
  await expect(card.getByRole('button', { name: `Remove ${spaceName} from favourites` })).toBeVisible();
  await expect(
    mia.page.getByRole('navigation', { name: 'Spaces' }).getByRole('link', { name: spaceName }),
  ).toBeVisible();
  await mia.page.goto('/explore?sort=favourites');
  await expect(cards(mia.page).getByRole('heading', { name: spaceName })).toBeVisible();
  await mia.context.close();
});
