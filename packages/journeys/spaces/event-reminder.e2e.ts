import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { axeViolations } from '../site/axe.ts';
import { confirmLogin } from '../site/page-actions.ts';
import { API_ORIGIN } from '../site/test-topology.ts';

test('reminds a visitor of an event after the login, and saves the event for a calendar [EV-01] [EV-02] [SP-04]', async ({
  page,
  request,
}) => {
  const answer = await request.get(`${API_ORIGIN}/userCustomEvent/get-event-by-type/all/1/5/upcoming`);
  const { rows } = ((await answer.json()) as { data: { rows: { id: number; title: string }[] } }).data;
  const event = rows.at(-1);
  if (!event) throw new Error('The demo data has an upcoming event.');
  await page.goto(`/details/${event.id}?for=event`);
  await page.getByRole('button', { name: 'Remind me' }).click();
  await confirmLogin(page);
  const reminder = page.getByRole('button', { name: 'Reminder is on' });
  await expect(reminder).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(reminder).toBeVisible();
  expect(await axeViolations(page, { within: 'main' })).toEqual([]);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`xana-event-${event.id}.ics`);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  expect(text).toContain(`UID:event-${event.id}@localhost\r\n`);
  expect(text.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  await reminder.click();
  await expect(page.getByRole('button', { name: 'Remind me' })).toHaveAttribute('aria-pressed', 'false');
});
