import { type APIRequestContext, expect, test } from '@playwright/test';
import type { CustomEvent } from '@xana/contracts/http/events/custom-event';
import { axeViolations } from '../site/axe.ts';
import { confirmLogin } from '../site/page-actions.ts';
import { namedMember, openNamedMember } from '../site/people.ts';
import { API_ORIGIN } from '../site/test-topology.ts';

/** An event of the demo that has not begun, and that no other journey answers. */
async function upcomingEvent(request: APIRequestContext, position: number) {
  const answer = await request.get(`${API_ORIGIN}/userCustomEvent/get-event-by-type/all/1/50/upcoming`);
  const { rows } = ((await answer.json()) as { data: { rows: CustomEvent[] } }).data;
  const event = rows[position];
  if (!event) throw new Error('The demo data has upcoming events.');
  return event;
}

test('answers an event as a visitor who logs in, counts the answer, and takes it back [SP-04]', async ({
  page,
  request,
}) => {
  const { id, goingCount } = await upcomingEvent(request, 20);
  await page.goto(`/details/${id}?for=event`);
  const going = page.getByRole('button', { name: 'Going', exact: true });
  const counted = (count: number) => page.getByText(new RegExp(`^${count} going( · |$)`));
  await expect(counted(goingCount)).toBeVisible();
  await going.click();
  await confirmLogin(page);
  await expect(going).toHaveAttribute('aria-pressed', 'true');
  await expect(counted(goingCount + 1)).toBeVisible();
  await page.reload();
  await expect(going).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Reminder is on' })).toBeVisible();
  await expect(page.getByText(/^You will be reminded at/)).toBeVisible();
  expect(await axeViolations(page, { within: 'main' })).toEqual([]);
  await going.click();
  await expect(going).toHaveAttribute('aria-pressed', 'false');
  await expect(counted(goingCount)).toBeVisible();
});

test('shows an answer at the click, and takes it back with a message when it cannot be stored [SP-04]', async ({
  browser,
  request,
}) => {
  const { id, interestedCount } = await upcomingEvent(request, 21);
  const { page, context } = await openNamedMember(browser, 'Mika', `/details/${id}?for=event`);
  const interested = page.getByRole('button', { name: 'Interested', exact: true });
  await expect(interested).toHaveAttribute('aria-pressed', 'false');
  await page.route('**/set-event-answer', (route) => route.fulfill({ status: 503, body: '' }));
  await interested.click();
  await expect(page.getByRole('status').filter({ hasText: /./ }).last()).toBeVisible();
  await expect(interested).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/set-event-answer');
  await interested.click();
  await expect(page.getByText(new RegExp(`${interestedCount + 1} interested$`))).toBeVisible();
  await context.close();
});

test('lists the members who are going to other members, and none to visitors [SP-04]', async ({
  browser,
  page,
  request,
}) => {
  const { id } = await upcomingEvent(request, 22);
  const friend = await namedMember(request, 'Yui');
  await friend.put('/userCustomEvent/set-event-answer', { eventId: id, answer: 'going' });
  const member = await openNamedMember(browser, 'Leo', '/');
  await member.calls.post('/follow/user', { userId: friend.id });
  await member.page.goto(`/details/${id}?for=event`);
  await member.page.getByRole('button', { name: 'See who' }).click();
  const list = member.page.getByRole('dialog', { name: 'Attendees' }).getByRole('list', { name: 'Going' });
  const first = list.getByRole('listitem').first();
  await expect(first).toContainText('You follow this member');
  await first.getByRole('link', { name: friend.name }).click();
  await expect(member.page).toHaveURL(new RegExp(`/profile\\?user=${friend.id}$`));
  await page.goto(`/details/${id}?for=event`);
  await expect(page.getByText(/\d+ going/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'See who' })).toHaveCount(0);
  await member.context.close();
});

test('shows the events that a member plans on Home and in Explore [SP-01] [SP-04]', async ({ browser, request }) => {
  const event = await upcomingEvent(request, 23);
  const { page, context } = await openNamedMember(browser, 'Nao', '/');
  const rail = page.getByRole('region', { name: 'Your events' });
  await expect(page.getByRole('region', { name: 'Live and upcoming events' })).toBeVisible();
  await expect(rail).toHaveCount(0);
  await page.goto(`/details/${event.id}?for=event`);
  await page.getByRole('button', { name: 'Interested', exact: true }).click();
  await expect(page.getByText('Added to your events')).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(rail.getByRole('link', { name: event.title })).toBeVisible();
  await rail.getByRole('link', { name: /Your events/ }).click();
  await expect(page).toHaveURL(/tab=events&time=planned/);
  await expect(page.getByRole('main').getByRole('link', { name: event.title }).first()).toBeVisible();
  await context.close();
});
