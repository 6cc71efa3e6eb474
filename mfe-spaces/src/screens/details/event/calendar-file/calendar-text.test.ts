import type { EventDetails } from '@xana/contracts/http/events/custom-event';
import { buildEvent } from '@xana/test-kit/builders';
import { calendarText } from './calendar-text.ts';

const event: EventDetails = {
  ...buildEvent({
    id: 17,
    title: 'Lanterns',
    startsAt: '2026-11-23T17:20:00.000Z',
    endsAt: '2026-11-23T19:00:00.000Z',
  }),
  description: 'By the pier',
  space: { id: 38, name: 'Lobby', entityType: 'ENVIRONMENT' },
} as EventDetails;
const textOf = (change: Partial<EventDetails> = {}) =>
  calendarText([{ ...event, ...change }], { origin: 'https://xana.test', now: new Date(0) });
const unfold = (text: string) => text.replaceAll('\r\n ', '');

describe('calendarText [EV-02]', () => {
  it('contains the event with times in UTC and an id that stays the same', () => {
    expect(textOf().split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//XANA//XANA Web//EN',
      'BEGIN:VEVENT',
      'UID:event-17@xana.test',
      'DTSTAMP:19700101T000000Z',
      'DTSTART:20261123T172000Z',
      'DTEND:20261123T190000Z',
      'SEQUENCE:0',
      'STATUS:CONFIRMED',
      'SUMMARY:Lanterns',
      'DESCRIPTION:By the pier',
      'LOCATION:Lobby',
      'URL:https://xana.test/details/17?for=event',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('contains all events of a series, each with its own id [SP-04]', () => {
    const series = [event, { ...event, id: 18, startsAt: '2026-11-30T17:20:00.000Z' }];
    const text = calendarText(series, { origin: 'https://xana.test', now: new Date(0) });
    expect(text.match(/UID:.*|DTSTART:.*|BEGIN:VCALENDAR/g)).toEqual([
      'BEGIN:VCALENDAR',
      'UID:event-17@xana.test',
      'DTSTART:20261123T172000Z',
      'UID:event-18@xana.test',
      'DTSTART:20261130T172000Z',
    ]);
  });

  it('changes the entry of a former version, and cancels that of a cancelled event [SP-04]', () => {
    const text = textOf({ version: 3, isCancelled: true });
    expect(text).toContain('UID:event-17@xana.test\r\n');
    expect(text).toContain('SEQUENCE:2\r\nSTATUS:CANCELLED\r\n');
  });

  it('escapes text, so that a title adds no property to the file [T126]', () => {
    const text = textOf({ title: 'A, b; c\\d\r\nATTENDEE:mailto:a@b.test\nX:\u2028Y:\u0007z' });
    expect(text).toContain('SUMMARY:A\\, b\\; c\\\\d\\nATTENDEE:mailto:a@b.test\\nX:\\nY:z\r\n');
    expect(text.split('\r\n').filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
  });

  it.each(['x'.repeat(300), '灯籠の夜市へようこそ。'.repeat(20), '🏮'.repeat(60)])(
    'folds lines at 75 octets and never inside a character',
    (description) => {
      const text = textOf({ description });
      for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(text).not.toContain('\uFFFD');
      expect(unfold(text)).toContain(`DESCRIPTION:${description}\r\n`);
    },
  );
});
