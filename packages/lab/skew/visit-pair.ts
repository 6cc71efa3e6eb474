import { expect, type Page } from '@playwright/test';
import { collectProblems, expectSettled, logIn } from '@xana/journeys/site/page-actions';

/** A page of each remote, and what a member sees there first. */
const OWN_PAGES: Record<string, { path: string; heading: RegExp }> = {
  'mfe-auth': { path: '/terms', heading: /Terms/ },
  'mfe-chat': { path: '/chat', heading: /Conversations/ },
  'mfe-profile': { path: '/profile?user=1', heading: /./ },
  'mfe-spaces': { path: '/explore', heading: /./ },
  'mfe-store': { path: '/store', heading: /XENY/ },
};

interface Pair {
  /** The remote whose page is visited. */
  name: string;
  /** The microfrontend with its previous release. */
  switched: string;
  /** The ids of the release that must be on the page, and of the one that it may fall back to. */
  previous: string;
  current: string;
}

/** The home page, a login, and a page of the remote. @throws Error with what does not work */
export async function visitPair(page: Page, { name, switched, previous, current }: Pair): Promise<void> {
  const problems = collectProblems(page);
  const loaded = (id: string) => requested.filter((url) => url.includes(`/${switched}/`) && url.includes(id));
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expectMounted(page);
  await logIn(page);
  await expectMounted(page);
  const own = OWN_PAGES[name];
  if (!own) throw new Error(`Add a page of ${name} to OWN_PAGES.`);
  await page.goto(own.path);
  await expect(page.getByRole('main').getByRole('heading', { name: own.heading }).first()).toBeVisible();
  await expectMounted(page);
  expect(loaded(previous).length, 'files of the previous release').toBeGreaterThan(0);
  expect(loaded(current), 'files of the current release, which a fallback loads').toEqual([]);
  expect(problems).toEqual([]);
}

/** All modules of the page are there, and none failed. */
async function expectMounted(page: Page): Promise<void> {
  await expectSettled(page);
  await expect(page.locator('[data-remote-module][data-state="failed"]')).toHaveCount(0);
}
