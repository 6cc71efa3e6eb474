import { act, fireEvent, screen, within } from '@testing-library/react';
import type { OwnEvent } from '@xana/contracts/http/events/own-event';
import { createEvent, getOwnEvent, updateEvent } from '@xana/contracts/http/events/own-events';
import { getMySpaces } from '@xana/contracts/http/spaces/own-spaces';
import { getAllSpaces } from '@xana/contracts/http/spaces/space-lists';
import { getTermsAcceptance } from '@xana/contracts/http/terms/terms';
import { answerTo, apiError, press, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildMember, buildSpace } from '@xana/test-kit/builders';
import { eventDrafts } from '../../shared/event-form/event-drafts.ts';
import { repeatedStarts } from '../../shared/event-form/event-repeat.ts';
import { fromLocalTime, toLocalTime } from '../../shared/event-form/event-times.ts';
import { NO_EVENT } from '../../shared/event-form/event-values.ts';
import { buildOwnEvent } from '../../shared/own-event/test-own-event.ts';
import { CreateEventScreen } from './create-event-screen.tsx';
import { EditEventScreen } from './edit-event-screen.tsx';

const member = buildMember();
const HOUR_MS = 3_600_000;
const ACCEPTED = { version: '2026-11-22', acceptedAt: '2026-11-22T08:00:00.000Z', isSigned: true };
const START = toLocalTime(Date.now() + 48 * HOUR_MS);
const END = toLocalTime(fromLocalTime(START) + HOUR_MS);
const KEY = { userId: member.id, eventId: null };
const WRITTEN = { ...NO_EVENT, title: 'Open mic', image: 'https://media.test/p/upload/1' };
let stored: OwnEvent;
const sent: unknown[] = [];
beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  stored = buildOwnEvent({
    id: 9,
    title: 'Open mic',
    description: 'Sing.',
    startsAt: new Date(fromLocalTime(START)).toISOString(),
    endsAt: new Date(fromLocalTime(START) + HOUR_MS).toISOString(),
    space: { id: 5, name: 'Pier', entityType: 'ENVIRONMENT' },
    host: member,
  });
});

const show = (screenOf: () => React.ReactNode, path: string) =>
  renderInFakeShell(screenOf, {
    remote: 'mfe-spaces',
    member,
    path,
    answers: [
      answerTo(getTermsAcceptance, () => ({ version: '2026-11-22', accepted: ACCEPTED, message: null })),
      answerTo(getMySpaces, () => ({ count: 0, rows: [] })),
      answerTo(getAllSpaces, () => ({ count: 1, rows: [buildSpace({ id: 5, name: 'Pier' })] })),
      answerTo(getOwnEvent, () => stored),
      answerTo(createEvent, (input) => {
        sent.push(input);
        return stored;
      }),
      answerTo(updateEvent, ({ version, title, description }) => {
        sent.push([version, title, description]);
        if (version !== stored.version) throw apiError({ code: 'EVENT_CHANGED', message: '' });
        stored = { ...stored, version: version + 1, title, description };
        return stored;
      }),
    ],
  });
const type = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const textIn = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;

it('[SP-04] names what is missing at its field, moves the focus there, and sends nothing', async () => {
  await show(CreateEventScreen, '/create-event');
  await press('Create event');
  expect(screen.getByText('Enter a title of up to 100 characters')).toBeTruthy();
  expect(screen.getByText('Choose the space where it takes place')).toBeTruthy();
  expect(screen.getByText('Choose when it starts')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(/^Title/));
  expect(sent).toEqual([]);
});

it('[SP-04] creates an event in a chosen space, moves the end with the start, and opens its page', async () => {
  eventDrafts.write(KEY, { version: 0, values: WRITTEN }, NO_EVENT);
  const { path, asked } = await show(CreateEventScreen, '/create-event');
  await press('Choose a space');
  const offered = await within(screen.getByRole('dialog')).findByRole('button', { name: /Pier/ });
  await act(async () => offered.click());
  await type(/^Starts/, START);
  expect(fromLocalTime(textIn(/^Ends/)) - fromLocalTime(START)).toBe(2 * HOUR_MS);
  const preview = screen.getByRole('region', { name: 'Preview' });
  expect(preview.textContent).toContain('Open mic');
  await press('Create event');
  expect(sent).toEqual([
    {
      title: 'Open mic',
      description: '',
      image: WRITTEN.image,
      imageAlt: '',
      type: 'meetup',
      spaceId: 5,
      timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      startsAt: new Date(fromLocalTime(START)).toISOString(),
      endsAt: new Date(fromLocalTime(START) + 2 * HOUR_MS).toISOString(),
    },
  ]);
  expect(path()).toBe('/details/9?for=event');
  expect(asked).toContain('toast: Your event is live in the calendar');
  expect(eventDrafts.read(KEY)).toBeNull();
});

it('[SP-04] sends the dates of a series, which the form names before', async () => {
  const space = { id: 5, name: 'Pier', entityType: 'ENVIRONMENT', image: null };
  const values = { ...WRITTEN, space, startsAt: START, endsAt: END, repeat: 'week' as const, times: 3 };
  eventDrafts.write(KEY, { version: 0, values }, NO_EVENT);
  await show(CreateEventScreen, '/create-event');
  const dates = repeatedStarts(START, 'week', 3);
  const lastDay = new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(dates[2]);
  expect(await screen.findByText(new RegExp(`^On .*${lastDay}$`))).toBeTruthy();
  await press('Create event');
  expect(sent).toMatchObject([
    { repeat: { every: 'week', startsAt: dates.slice(1).map((date) => date.toISOString()) } },
  ]);
});

it('keeps what was written when the page is left', async () => {
  const { unmount } = await show(CreateEventScreen, '/create-event');
  await type(/^Title/, 'Lantern night');
  unmount();
  await show(CreateEventScreen, '/create-event');
  expect(textIn(/^Title/)).toBe('Lantern night');
});

it('[SP-04] merges an edit with what another tab saved, and names what both changed', async () => {
  const { path } = await show(EditEventScreen, '/edit-event/9');
  await type(/^Title/, 'Open mic night');
  stored = { ...stored, version: 2, description: 'Dance.' };
  await press('Save');
  expect(sent).toEqual([
    [1, 'Open mic night', 'Sing.'],
    [2, 'Open mic night', 'Dance.'],
  ]);
  expect(path()).toBe('/details/9?for=event');
});

it('[SP-04] keeps what was typed when another tab changed the same field', async () => {
  await show(EditEventScreen, '/edit-event/9');
  await type(/^Title/, 'Mine');
  stored = { ...stored, version: 2, title: 'Theirs' };
  await press('Save');
  expect(screen.getByText('Changed elsewhere meanwhile: Title')).toBeTruthy();
  expect(textIn(/^Title/)).toBe('Mine');
  await press('Save');
  expect(stored.title).toBe('Mine');
});

it('tells that a cancelled event cannot be edited', async () => {
  stored = { ...stored, isCancelled: true };
  await show(EditEventScreen, '/edit-event/9');
  expect(await screen.findByText(/cannot be edited/)).toBeTruthy();
});
