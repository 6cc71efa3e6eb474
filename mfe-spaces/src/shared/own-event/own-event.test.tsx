import { act, fireEvent, screen, within } from '@testing-library/react';
import type { OwnEvent } from '@xana/contracts/http/events/own-event';
import { cancelEvent, getOwnEvent, restoreEvent } from '@xana/contracts/http/events/own-events';
import { answerTo, press, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildMember, buildUser } from '@xana/test-kit/builders';
import { CancelledEventNotice } from './cancelled-event-notice.tsx';
import { OwnEventActions } from './own-event-actions.tsx';
import { buildOwnEvent } from './test-own-event.ts';

const member = buildMember();
const buildEvent = (changes: Partial<OwnEvent> = {}) =>
  buildOwnEvent({
    id: 9,
    title: 'Gig',
    startsAt: new Date(Date.now() + 3_600_000).toISOString(),
    endsAt: new Date(Date.now() + 7_200_000).toISOString(),
    host: member,
    ...changes,
  });
const sent: string[] = [];
beforeEach(() => sent.splice(0));

const show = (event: OwnEvent) =>
  renderInFakeShell(
    () => (
      <>
        <CancelledEventNotice event={event} />
        <OwnEventActions event={event} />
      </>
    ),
    {
      remote: 'mfe-spaces' as const,
      member,
      answers: [
        answerTo(getOwnEvent, () => event),
        answerTo(cancelEvent, ({ id, scope }) => {
          sent.push(`cancel ${id} ${scope}`);
          return { ...event, isCancelled: true };
        }),
        answerTo(restoreEvent, ({ id }) => {
          sent.push(`restore ${id}`);
          return event;
        }),
      ],
    },
  );

it('[SP-04] cancels an event after its host was told how many members hear of it', async () => {
  await show(buildEvent());
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/edit-event/9');
  await press('Cancel event');
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel “Gig”?' });
  expect(dialog.textContent).toContain('2 members who are going, interested or reminded are notified.');
  expect(document.activeElement?.textContent).toBe('Keep it');
  expect(sent).toEqual([]);
  const confirm = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Cancel event');
  await act(async () => confirm?.click());
  expect(sent).toEqual(['cancel 9 one']);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('[SP-04] cancels an event of a series with those after it, and counts the members of all', async () => {
  const startsAt = new Date(Date.now() + 3_600_000).toISOString();
  const dates = [
    { id: 9, startsAt },
    { id: 10, startsAt: new Date(Date.now() + 90_000_000).toISOString() },
  ];
  await show(buildEvent({ startsAt, series: { every: 'week', dates }, followingAttendeeCount: 7 }));
  await press('Cancel event');
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.change(within(dialog).getByRole('combobox', { name: /Which events/ }), { target: { value: 'following' } });
  expect(dialog.textContent).toContain('7 members who');
  await act(async () => within(dialog).getByRole('button', { name: 'Cancel event' }).click());
  expect(sent).toEqual(['cancel 9 following']);
});

it('[SP-04] shows everyone that an event is cancelled, and lets its host undo it', async () => {
  await show(buildEvent({ isCancelled: true }));
  expect(screen.getByRole('status').textContent).toContain('You cancelled this event.');
  await press('Undo');
  expect(sent).toEqual(['restore 9']);
});

it('offers other members and hosts of past events nothing', async () => {
  const { unmount } = await show(buildEvent({ host: buildUser(), isCancelled: true }));
  expect(screen.getByRole('status').textContent).toBe('This event was cancelled by its host.');
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  await show(buildEvent({ endsAt: new Date(0).toISOString() }));
  expect([screen.queryByRole('button'), screen.queryByRole('link')]).toEqual([null, null]);
});
