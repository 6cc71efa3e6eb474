import { expect, type Page } from '@playwright/test';
import { local } from '@xana/local-site/topology';
import { STAFF } from '@xana/sandbox/staff';
import { staffTokenOf } from '../site/staff-token.ts';
import { topology } from '../site/test-topology.ts';

export const DESK = local(topology.ports.releases);

/** Opens a screen of the release desk, in either language, as one of the people of the sandbox. */
export async function openDesk(page: Page, path = '/', person: { name: string } = STAFF.manager): Promise<void> {
  await page.goto(`${DESK}${path}`);
  const [isIn, login] = [
    page.getByText(person.name, { exact: true }),
    page.getByRole('link', { name: /^(Log in|ログイン)$/ }),
  ];
  await expect(isIn.or(login).first()).toBeVisible();
  if (await login.isVisible()) {
    await login.click();
    await page.getByRole('button', { name: `Continue as ${person.name}` }).click();
  }
  await expect(page.getByRole('heading', { level: 1, name: /^(Release desk|リリースデスク)$/ })).toBeVisible();
  await expect(isIn.first()).toBeVisible();
}

/** The token with which the release command calls the server for a person. */
export const staffToken = (person: { email: string }): Promise<string> =>
  staffTokenOf(local(topology.ports.identity), person);
