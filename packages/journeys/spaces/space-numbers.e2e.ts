import { expect, test } from '@playwright/test';
import { axeViolations } from '../site/axe.ts';
import { createSpaceInDialog } from '../site/create-space.ts';
import { newName, openNamedMember } from '../site/people.ts';
import { API_ORIGIN, SITE_ORIGIN } from '../site/test-topology.ts';

/** The browser of the tests counts as a crawler, so a request in its place is the visit. */
const VISITOR = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  origin: SITE_ORIGIN,
};

test('[CS-07] shows the creator of a space its visits by day and where they came from, and nothing to others', async ({
  browser,
  request,
}) => {
  const { page, context } = await openNamedMember(browser, 'Mia');
  const name = newName('Garden');
  const id = await createSpaceInDialog(page, name);
  await request.get(`${API_ORIGIN}/item/get-space-details/${id}`, { headers: VISITOR });
  const data = { source: 'search' };
  await request.post(`${API_ORIGIN}/item/report-visit-source/${id}`, { headers: VISITOR, data });
  await page
    .getByRole('main')
    .getByRole('button', { name: `Manage ${name}` })
    .click();
  await page.getByRole('menuitem', { name: 'Statistics' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Statistics for ${name}` })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Visits per day: 1 in 30 days/ })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Search 1' })).toBeVisible();
  await page.getByRole('button', { name: '90 days' }).click();
  await expect(page.getByRole('img', { name: /^Visits per day: 1 in 90 days/ })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const other = await openNamedMember(browser, 'Noah', page.url());
  await expect(other.page.getByText('This space is not yours, or no longer available')).toBeVisible();
  await other.context.close();
  await context.close();
});
