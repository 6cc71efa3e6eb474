import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from '../site/axe.ts';
import { PICTURE } from '../site/one-pixel.ts';
import { collectProblems } from '../site/page-actions.ts';
import { newName, openNamedMember } from '../site/people.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Fills in the form of a new event in the lobby, and submits it. */
async function createEvent(page: Page, title: string) {
  await page.getByLabel('Picture', { exact: true }).setInputFiles(PICTURE);
  await page.getByRole('button', { name: 'Use picture' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Choose a space' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a space' });
  await dialog.getByRole('searchbox', { name: 'Search spaces' }).fill('XANA Lobby');
  await dialog
    .getByRole('region', { name: 'Found spaces' })
    .getByRole('button', { name: /XANA Lobby/ })
    .first()
    .click();
  await page.getByLabel('Starts').fill('2099-05-01T19:00');
  await expect(page.getByLabel('Ends')).toHaveValue('2099-05-01T21:00');
  await page.getByLabel('Description').fill('Bring a song.');
  await expect(page.getByRole('img', { name: 'Chosen picture' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText(title);
  expect(await axeViolations(page, { within: 'main' })).toEqual([]);
  await page.getByRole('button', { name: 'Create event' }).click();
  await expect(heading(page, title)).toBeVisible();
}

test('a member hosts an event, edits and cancels it, attendees are notified, and the cancellation is undone [SP-04] [NT-01]', async ({
  browser,
}) => {
  const title = newName('Karaoke');
  const host = await openNamedMember(browser, 'Mia', '/explore?tab=events');
  const problems = collectProblems(host.page);
  await test.step('creates it after a first try that names what is missing', async () => {
    await host.page.getByRole('link', { name: 'Create event' }).click();
    await expect(heading(host.page, 'Create an event')).toBeVisible();
    await host.page.getByRole('button', { name: 'Create event' }).click();
    await expect(host.page.getByText('Choose the space where it takes place')).toBeVisible();
    await expect(host.page.getByLabel('Title')).toBeFocused();
    await createEvent(host.page, title);
  });
  const address = host.page.url();
  const guest = await openNamedMember(browser, 'Noah', address);
  await guest.page.getByRole('button', { name: 'Remind me' }).click();
  await expect(guest.page.getByRole('button', { name: 'Reminder is on' })).toBeVisible();
  await expect(guest.page.getByRole('button', { name: 'Cancel event' })).toHaveCount(0);
  await test.step('moves it', async () => {
    await host.page.getByRole('link', { name: 'Edit', exact: true }).click();
    await host.page.getByLabel('Starts').fill('2099-05-02T20:00');
    await expect(host.page.getByLabel('Ends')).toHaveValue('2099-05-02T22:00');
    await host.page.getByRole('button', { name: 'Save' }).click();
    await expect(heading(host.page, title)).toBeVisible();
    await guest.page.goto('/notifications');
    await expect(guest.page.getByText(`“${title}” has a new time: May 2, 8:00`)).toBeVisible();
  });
  await test.step('cancels it', async () => {
    await host.page.getByRole('button', { name: 'Cancel event' }).click();
    const dialog = host.page.getByRole('alertdialog');
    await expect(dialog).toContainText('1 member who is going, interested or reminded is notified.');
    await dialog.getByRole('button', { name: 'Cancel event' }).click();
    await expect(host.page.getByText('You cancelled this event.')).toBeVisible();
    await expect(host.page.getByRole('button', { name: 'Undo' })).toBeFocused();
    expect(await axeViolations(host.page, { within: 'main' })).toEqual([]);
    await guest.page.goto('/notifications');
    await guest.page.getByRole('link', { name: `“${title}” was cancelled` }).click();
    await expect(guest.page.getByText('This event was cancelled by its host.')).toBeVisible();
    await expect(guest.page.getByRole('button', { name: /remind/i })).toHaveCount(0);
  });
  await test.step('undoes the cancellation', async () => {
    await host.page.getByRole('button', { name: 'Undo' }).click();
    await expect(host.page.getByText('You cancelled this event.')).toHaveCount(0);
    await expect(host.page.getByRole('button', { name: 'Cancel event' })).toBeVisible();
    await guest.page.goto('/notifications');
    await expect(guest.page.getByText(`“${title}” takes place after all`)).toBeVisible();
  });
  expect(problems).toEqual([]);
  await Promise.all([host.context.close(), guest.context.close()]);
});

test('a member hosts a weekly event, and cancels the last dates of it at once [SP-04]', async ({ browser }) => {
  const title = newName('Yoga');
  const { page, context } = await openNamedMember(browser, 'Mia', '/create-event');
  await page.getByRole('combobox', { name: 'Repeats' }).selectOption('Every week');
  await page.getByRole('combobox', { name: 'How many events' }).selectOption('3 events');
  await createEvent(page, title);
  await expect(page.getByText('Every week')).toBeVisible();
  const dates = page.getByRole('list', { name: 'Other dates' }).getByRole('link');
  await expect(dates).toHaveText([/May 8,/, /May 15,/]);
  await dates.first().click();
  await expect(page.getByRole('main').locator('time').first()).toContainText('May 8');
  await page.getByRole('button', { name: 'Cancel event' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('combobox', { name: /Which events/ }).selectOption('This event and those after it');
  await dialog.getByRole('button', { name: 'Cancel event' }).click();
  await expect(page.getByText('You cancelled this event.')).toBeVisible();
  await expect(dates).toHaveText([/May 1,/]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(dates).toHaveText([/May 1,/, /May 15,/]);
  await context.close();
});
