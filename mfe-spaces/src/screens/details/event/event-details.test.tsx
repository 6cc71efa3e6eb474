import { screen, within } from '@testing-library/react';
import type { EventDetails as Event } from '@xana/contracts/http/events/custom-event';
import { getMyEventPlans } from '@xana/contracts/http/events/event-plans';
import { getRelatedEvents, getSingleEvent } from '@xana/contracts/http/events/events';
import { getOnlineCounts } from '@xana/contracts/http/spaces/space-presences';
import { answerTo, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildEvent, buildMember } from '@xana/test-kit/builders';
import { EventDetails } from './event-details.tsx';

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const detailsOf = (fields: Partial<Event> = {}): Event => ({
  ...buildEvent({ startsAt: inHours(5), endsAt: inHours(7) }),
  description: 'Bring a song.',
  spaceImage: 'https://media.test/p/space/s1',
  ...fields,
});
const zoneOfHost = ['Asia/Tokyo', 'America/New_York'].find(
  (zone) => zone !== Intl.DateTimeFormat().resolvedOptions().timeZone,
);

const open = (event: Event, { isReminded = false, related = {}, locale = 'en' as 'en' | 'ja' } = {}) =>
  renderInFakeShell(() => <EventDetails id={event.id} />, {
    remote: 'mfe-spaces',
    locale,
    member: buildMember(),
    answers: [
      answerTo(getSingleEvent, () => event),
      answerTo(getMyEventPlans, () => ({ rows: [{ eventId: event.id, answer: null, isReminded }] })),
      answerTo(getRelatedEvents, () => ({ inSpace: [], ofHost: [], ofType: [], ...related })),
      answerTo(getOnlineCounts, () => ({ count: 1, rows: [{ spaceId: event.space.id, onlineCount: 12 }] })),
    ],
  });

describe('[SP-04] page of an event', () => {
  it('shows the local time of a host in another time zone', async () => {
    await open(detailsOf({ timeZone: zoneOfHost ?? '' }));
    expect(await screen.findByText(/ where the host is$/)).toBeTruthy();
  });

  it.each(['UTC', Intl.DateTimeFormat().resolvedOptions().timeZone, 'Nowhere/City'])(
    'shows one time for the time zone %s of the host',
    async (timeZone) => {
      await open(detailsOf({ timeZone }));
      await screen.findByText('Bring a song.');
      expect(screen.queryByText(/where the host is/)).toBeNull();
    },
  );

  it('shows the venue with the people who are there, and links to it', async () => {
    const event = detailsOf();
    await open(event);
    const venue = await screen.findByRole('region', { name: 'Where it takes place' });
    expect(await within(venue).findByText('12 people are there now')).toBeTruthy();
    expect(within(venue).getByRole('link', { name: event.space.name }).getAttribute('href')).toContain('for=space');
    expect(within(venue).getByRole('link', { name: `Enter ${event.space.name}` })).toBeTruthy();
  });

  it('shows when the member is reminded', async () => {
    await open(detailsOf(), { isReminded: true });
    expect(await screen.findByText(/^You will be reminded at \d+:\d\d\s[AP]M and when it begins$/)).toBeTruthy();
  });

  it('shows rails of related events, and none without events', async () => {
    const event = detailsOf();
    await open(event, {
      related: { inSpace: [buildEvent({ title: 'Quiz' })], ofType: [buildEvent({ title: 'Gala' })] },
    });
    const rail = await screen.findByRole('region', { name: `Also at ${event.space.name}` });
    expect(within(rail).getByRole('link', { name: 'Quiz' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Similar events' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: `More events by ${event.host.name}` })).toBeNull();
  });

  it('offers neither answers nor reminders when the event is over', async () => {
    await open(detailsOf({ startsAt: inHours(-3), endsAt: inHours(-1), goingCount: 4 }));
    expect(await screen.findByText('4 went')).toBeTruthy();
    for (const name of ['Going', 'Interested', 'Remind me']) expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
