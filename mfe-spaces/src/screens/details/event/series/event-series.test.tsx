import { screen } from '@testing-library/react';
import type { EventDetails } from '@xana/contracts/http/events/custom-event';
import { renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildOwnEvent } from '../../../../shared/own-event/test-own-event.ts';
import { EventSeries } from './event-series.tsx';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const event: EventDetails = buildOwnEvent({ id: 2, startsAt: inDays(1), endsAt: inDays(2) });
const show = (shown: EventDetails) => renderInFakeShell(() => <EventSeries event={shown} />, { remote: 'mfe-spaces' });

it('[SP-04] tells how often an event repeats, and links to the dates to come', async () => {
  const dates = [-6, 1, 8, 15].map((days, index) => ({ id: index + 1, startsAt: inDays(days) }));
  await show({ ...event, series: { every: 'week', dates } });
  expect(screen.getByText('Every week')).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/details/3?for=event',
    '/details/4?for=event',
  ]);
});

it('shows nothing for an event that does not repeat', async () => {
  await show(event);
  expect([screen.queryByText(/Every/), screen.queryByRole('list')]).toEqual([null, null]);
});
