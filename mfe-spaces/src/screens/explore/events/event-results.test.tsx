import { act, fireEvent, screen, within } from '@testing-library/react';
import { getMyEventPlans, setEventReminder } from '@xana/contracts/http/events/event-plans';
import { getEventByType, getEventsByTime } from '@xana/contracts/http/events/events';
import { answerTo, press, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildEvent, buildMember, listOf } from '@xana/test-kit/builders';
import { dayOf } from './calendar/days.ts';
import { EventResults } from './event-results.tsx';

const MINUTE_MS = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();
const lasting = (from: number, to: number) => ({ startsAt: inMinutes(from), endsAt: inMinutes(to) });
const live = buildEvent({ title: 'Open mic', isLive: true, ...lasting(-30, 30) });
const soon = buildEvent({ title: 'Quiz', ...lasting(20.5, 80) });
const later = buildEvent({ title: 'Gala', ...lasting(3 * 24 * 60, 3 * 24 * 60 + 60) });

const asked: unknown[] = [];
const stored: unknown[] = [];
beforeEach(() => {
  asked.length = 0;
  stored.length = 0;
});

interface Opening {
  query?: string;
  isMember?: boolean;
  isEmpty?: boolean;
  locale?: 'en' | 'ja';
}

const open = ({ query = '', isMember = false, isEmpty = false, locale = 'en' }: Opening = {}) =>
  renderInFakeShell(EventResults, {
    remote: 'mfe-spaces',
    path: `/explore?tab=events${query}`,
    locale,
    ...(isMember ? { member: buildMember() } : {}),
    answers: [
      answerTo(getEventByType, (input) => {
        asked.push(input);
        return listOf(isEmpty ? [] : [live, soon, later]);
      }),
      answerTo(getEventsByTime, (input) => {
        asked.push(input);
        const isInPeriod = ({ startsAt }: { startsAt: string }) => startsAt >= input.from && startsAt < input.to;
        return listOf([live, soon, later].filter(isInPeriod));
      }),
      answerTo(getMyEventPlans, () => ({ rows: [{ eventId: later.id, answer: null, isReminded: true }] })),
      answerTo(setEventReminder, (input) => {
        stored.push(input);
        return input;
      }),
    ],
  });

describe('[SP-04] events of Explore', () => {
  it('groups live and upcoming events by day, with their number and with what starts soon', async () => {
    await open();
    const liveNow = await screen.findByRole('list', { name: 'Live now' });
    expect(within(liveNow).getByRole('link', { name: 'Open mic' })).toBeTruthy();
    expect(screen.getByText('Starts in 20 minutes')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('3 events');
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toContain('Gala');
  });

  it('keeps type and time in the address, and asks for them', async () => {
    const { path } = await open({ query: '&kind=concert&time=past' });
    await screen.findByText('3 events');
    expect(asked).toMatchObject([{ type: 'concert', filterBy: 'past' }]);
    await press('Meetups');
    expect(path()).toBe('/explore?tab=events&kind=meetup&time=past');
    expect(asked.at(-1)).toMatchObject({ type: 'meetup', filterBy: 'past' });
  });

  it('helps when no event matches', async () => {
    const { path } = await open({ query: '&kind=game', isEmpty: true });
    await press('Show all types');
    expect(path()).toBe('/explore?tab=events');
    expect(await screen.findByRole('link', { name: 'Explore spaces' })).toBeTruthy();
  });

  it('asks a visitor to log in before it shows what they host', async () => {
    const { asked: requests } = await open({ query: '&time=mine' });
    await press('Log in');
    expect(requests).toEqual(['login']);
    expect(asked).toEqual([]);
  });

  it('[EV-01] sets a reminder with one click on the card, and shows the reminders that are set', async () => {
    await open({ isMember: true });
    const isOn = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');
    await screen.findByRole('button', { name: 'Reminder is on: Gala' });
    expect(isOn('Reminder is on: Gala')).toBe('true');
    await press('Remind me: Quiz');
    expect(stored).toEqual([{ eventId: soon.id, isOn: true }]);
    expect(isOn('Reminder is on: Quiz')).toBe('true');
  });
});

describe('[SP-04] calendar of events', () => {
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? '';
  const pressKey = (key: string) =>
    act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key }));
  const rendered = () => act(async () => void (await new Promise((resolve) => requestAnimationFrame(resolve))));

  it('marks today and the days with events, and lists the events of the chosen day', async () => {
    const day = dayOf(new Date(later.startsAt));
    await open({ query: `&day=${day}` });
    const list = await screen.findByRole('list', { name: /./ });
    expect(within(list).getByRole('link', { name: 'Gala' })).toBeTruthy();
    const chosen = screen.getByRole('gridcell', { selected: true });
    expect(within(chosen).getByRole('button').getAttribute('aria-label')).toContain('1 event');
  });

  it('is used with the keyboard: one Tab stop, days, weeks and months', async () => {
    const { path } = await open({ query: '&day=2027-01-31' });
    const grid = await screen.findByRole('grid', { name: 'January 2027' });
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    await act(async () => grid.querySelector<HTMLElement>('[tabindex="0"]')?.focus());
    for (const [key, name] of [
      ['PageDown', 'Sunday, February 28, 2027'],
      ['ArrowRight', 'Monday, March 1, 2027'],
      ['ArrowUp', 'Monday, February 22, 2027'],
      ['Home', 'Sunday, February 21, 2027'],
      ['End', 'Saturday, February 27, 2027'],
      ['ArrowLeft', 'Friday, February 26, 2027'],
    ] as const) {
      await pressKey(key);
      await rendered();
      expect(focused()).toBe(name);
    }
    expect(path()).toBe('/explore?tab=events&day=2027-02-26');
  });

  it.each([
    ['en', 'November 2027', 'Next month'],
    ['ja', '2027年11月', '次の月'],
  ] as const)(
    'names months in the language %s, and opens the first day of the next one',
    async (locale, month, next) => {
      const { path } = await open({ query: '&day=2027-11-27', locale });
      expect(await screen.findByRole('grid', { name: month })).toBeTruthy();
      await press(next);
      expect(path()).toBe('/explore?tab=events&day=2027-12-01');
    },
  );
});
