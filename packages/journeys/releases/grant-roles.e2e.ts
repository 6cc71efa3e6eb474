import { expect, type Page, test } from '@playwright/test';
import { withoutRoles } from '@xana/release/access-list';
import { changeAccess } from '@xana/release/change-access';
import { readRegistry } from '@xana/release/read-registry';
import { readLog } from '@xana/release/release-log';
import { STAFF, staffSubject } from '@xana/sandbox/staff';
import { axeViolations } from '../site/axe.ts';
import { FULL } from '../site/full.ts';
import { collectProblems } from '../site/page-actions.ts';
import { openDesk } from './desk-login.ts';
import { store } from './site-releases.ts';

const TOM = { kind: 'person' as const, subject: staffSubject(STAFF.commerce) };

const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
const rolesOf = (subject: string) =>
  readRegistry(store).access.members.find((each) => each.subject === subject)?.roles ?? {};

async function choose(page: Page, label: string, choice: string): Promise<void> {
  await dialog(page).getByRole('combobox', { name: label }).selectOption(choice);
}

/** What a member does not have at the end of a journey. */
function takeBackRoles(member: { kind: 'person' | 'workflow'; subject: string }, name: string, roles: string[]): void {
  changeAccess(store, {
    verb: 'revoke',
    actor: 'journey',
    reason: 'as it was',
    details: ['as it was'],
    change: ({ access }) => ({ access: withoutRoles(access, { ...member, name, roles: roles as ['freeze'] }) }),
  });
}

test('[MF-04] an admin grants a role at the desk and takes it back, and the member may do it at once and no longer', async ({
  page,
  browser,
}) => {
  const problems = collectProblems(page);
  const second = await (await browser.newContext()).newPage();
  try {
    await openDesk(second, '/access', STAFF.commerce);
    await expect(second.getByRole('heading', { name: 'Who may do what' })).toBeVisible();
    await expect(second.getByRole('main').getByRole('button')).toHaveCount(0);
    await openDesk(page, '/access');
    const opener = page.getByRole('button', { name: `Grant roles to ${STAFF.commerce.name}` });
    await opener.click();
    await choose(page, 'Microfrontend', 'mfe-store');
    await press(page, 'Grant roles');
    await expect(dialog(page)).toContainText('Choose at least one role');
    await dialog(page)
      .getByRole('checkbox', { name: /^freeze/ })
      .check();
    await expect(dialog(page)).toContainText(`${STAFF.commerce.name}: + freeze for mfe-store`);
    expect(await axeViolations(page)).toEqual([]);
    await dialog(page).getByLabel('Reason').fill('the festival');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
    expect(rolesOf(TOM.subject)['mfe-store']).toContain('freeze');
    expect(readLog(store).at(-1)).toMatchObject({ actor: staffSubject(STAFF.manager), reason: 'the festival' });

    const row = second.getByRole('listitem').filter({ hasText: TOM.subject });
    await expect(row).toContainText('freeze');
    await second.getByRole('link', { name: 'Now' }).click();
    await second.getByRole('link', { name: 'mfe-store', exact: true }).click();
    await second.getByRole('button', { name: 'Freeze' }).click();
    await expect(dialog(second).getByRole('button', { name: 'Freeze' })).toBeEnabled();

    await page.getByRole('button', { name: `Take roles back from ${STAFF.commerce.name}` }).click();
    await dialog(page)
      .getByRole('checkbox', { name: /^freeze/ })
      .check();
    await expect(dialog(page)).toContainText(`${STAFF.commerce.name}: − freeze for mfe-store`);
    await dialog(page).getByLabel('Reason').fill('it is over');
    await press(page, 'Take roles back');
    await expect(dialog(page)).toHaveCount(0);
    await expect(dialog(second)).toContainText('You need the role “freeze” for mfe-store');
    await expect(dialog(second).getByRole('button', { name: 'Freeze' })).toBeDisabled();
    expect(problems).toEqual([]);
  } finally {
    takeBackRoles(TOM, 'mfe-store', ['freeze']);
    await second.context().close();
  }
});

test(
  '[MF-04] a new member of the shell waits for a second person, and nothing that was typed is lost by a conflict',
  FULL,
  async ({ page, browser }) => {
    const member = { kind: 'workflow' as const, subject: 'repo:xana/shell:ref:refs/heads/main' };
    const second = await (await browser.newContext()).newPage();
    try {
      await openDesk(page, '/access');
      await page.getByRole('button', { name: 'Add a member' }).click();
      await choose(page, 'Who', 'CI workflow');
      await dialog(page).getByLabel('Subject').fill(` ${member.subject}\u200b`);
      await dialog(page).getByLabel('Display name').fill('Shell CI');
      await dialog(page)
        .getByRole('checkbox', { name: /^publish/ })
        .check();
      await expect(dialog(page)).toContainText('Shell CI: + publish for shell');
      await expect(dialog(page)).toContainText('A second person must approve this change before it is made.');
      await page.route('**/api/commands/grant', (route) => route.abort(), { times: 1 });
      await dialog(page).getByLabel('Reason').fill('releases of the main branch');
      await press(page, 'Grant roles');
      await expect(dialog(page).getByRole('alert')).toContainText('Nothing was changed');
      await expect(dialog(page).getByLabel('Display name')).toHaveValue('Shell CI');
      await press(page, 'Grant roles');
      await expect(dialog(page)).toContainText('A second person must approve this change');
      await dialog(page).getByRole('button', { name: 'Close' }).first().click();
      expect(rolesOf(member.subject)).toEqual({});

      await openDesk(second, '/access', STAFF.secondManager);
      await second.getByRole('button', { name: /^Approve: grant shell publish/ }).click();
      await expect(dialog(second)).toContainText('Shell CI: + publish for shell');
      expect(await axeViolations(second)).toEqual([]);
      await press(second, 'Approve');
      await expect(dialog(second)).toHaveCount(0);
      await expect(page.getByRole('listitem').filter({ hasText: member.subject })).toContainText('publish');
      expect(rolesOf(member.subject)).toEqual({ shell: ['publish'] });
    } finally {
      takeBackRoles(member, 'shell', ['publish']);
      await second.context().close();
    }
  },
);

test(
  '[MF-04] the two-person rule is turned on at once and off by two people, and a change is withdrawn with a reason',
  FULL,
  async ({ page, browser }) => {
    const name = 'mfe-chat';
    const guarded = () => readRegistry(store).access.twoPersons;
    const second = await (await browser.newContext()).newPage();
    try {
      await openDesk(page, '/access');
      const ask = async (label: string, reason: string) => {
        await page.getByRole('button', { name: `${label}: ${name}` }).click();
        await dialog(page).getByLabel('Reason').fill(reason);
        await press(page, label);
      };
      await ask('Require two people', 'payments in chats');
      await expect(dialog(page)).toHaveCount(0);
      expect(guarded()).toContain(name);
      await ask('Allow one person', 'enough tests');
      await expect(dialog(page)).toContainText('A second person must approve this change');
      await dialog(page).getByRole('button', { name: 'Close' }).first().click();
      await page.getByRole('button', { name: /^Withdraw: two-person mfe-chat/ }).click();
      await dialog(page).getByLabel('Reason').fill('too early');
      await press(page, 'Withdraw');
      await expect(page.getByText('Nothing waits for a second person.')).toBeVisible();
      expect(readLog(store).at(-1)).toMatchObject({ verb: 'withdraw', reason: 'too early' });
      await ask('Allow one person', 'enough tests now');
      await dialog(page).getByRole('button', { name: 'Close' }).first().click();
      await openDesk(second, '/access', STAFF.secondManager);
      await second.getByRole('button', { name: /^Approve: two-person mfe-chat/ }).click();
      await press(second, 'Approve');
      await expect(page.getByRole('button', { name: `Require two people: ${name}` })).toBeVisible();
      expect(guarded()).not.toContain(name);
    } finally {
      if (guarded().includes(name))
        changeAccess(store, {
          verb: 'two-person',
          actor: 'journey',
          reason: 'as it was',
          details: ['as it was'],
          change: ({ access }) => ({
            access: { ...access, twoPersons: access.twoPersons.filter((each) => each !== name) },
          }),
        });
      await second.context().close();
    }
  },
);
