import type { EventDetails } from '@xana/contracts/http/events/custom-event';
import { eventPath } from '@xana/remote-kit';

/** RFC 5545 section 3.1: a line has at most 75 octets, without its line break. */
const MAX_LINE_OCTETS = 75;
const encoder = new TextEncoder();

interface CalendarOptions {
  /** The site: `https://xana.net`. */
  origin: string;
  now: Date;
}

/**
 * The iCalendar text of an event or a series (RFC 5545), with times in UTC, which calendars show in the zone of their owner. The UID of an
 * event is the same each time, so that a second import updates the entry.
 */
export function calendarText(events: readonly EventDetails[], options: CalendarOptions): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//XANA//XANA Web//EN',
    ...events.flatMap((event) => linesOf(event, options)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

const linesOf = (event: EventDetails, { origin, now }: CalendarOptions): string[] => [
  'BEGIN:VEVENT',
  `UID:event-${event.id}@${new URL(origin).hostname}`,
  `DTSTAMP:${utc(now)}`,
  `DTSTART:${utc(new Date(event.startsAt))}`,
  `DTEND:${utc(new Date(event.endsAt))}`,
  // Of the same UID, the highest sequence is the current one (section 3.8.7.4).
  `SEQUENCE:${(event.version ?? 1) - 1}`,
  `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  `SUMMARY:${escapeText(event.title)}`,
  `DESCRIPTION:${escapeText(event.description)}`,
  `LOCATION:${escapeText(event.space.name)}`,
  `URL:${origin}${eventPath(event.id)}`,
  'END:VEVENT',
];

/** `20261123T172000Z` */
const utc = (time: Date): string => time.toISOString().replace(/\.\d{3}|[-:]/g, '');

/** RFC 5545 section 3.3.11. Without it, a line break in a title could add a property to the file. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n\u2028\u2029\u0085]/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Folds a line between characters; each further line starts with a space. */
function fold(line: string): string {
  const folded = [''];
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_LINE_OCTETS) {
      folded.push(' ');
      octets = 1;
    }
    folded[folded.length - 1] += character;
    octets += size;
  }
  return folded.join('\r\n');
}
