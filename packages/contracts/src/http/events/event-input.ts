import * as z from '@xana/contracts/schema';
import { TEXT_LIMITS } from '../../text-limits.ts';
import { described } from '../describe.ts';
import { id, instant } from '../fields.ts';
import { text } from '../spaces/space-input.ts';
import { MAX_EVENT_DAYS } from './event-limits.ts';
import { EVENT_TYPES } from './event-type.ts';

/** Bounds the input by code units; the handler counts characters. */
const longText = z.string().check(z.maxLength(24_000), z.regex(/^[^\0]*$/));

/** What the host of an event writes. */
export const eventInput = {
  title: described(text, 'Title.', { minLength: 1, maxLength: TEXT_LIMITS.eventTitle, examples: ['Open mic'] }),
  description: described(longText, 'What it is about; may be empty.', {
    maxLength: TEXT_LIMITS.eventDescription,
    examples: ['Bring a song.'],
  }),
  image: described(text, 'URL of a picture that you uploaded (`uploadFileV3`).'),
  imageAlt: described(z.optional(text), 'What the picture shows, for people who cannot see it.', {
    maxLength: TEXT_LIMITS.spacePictureDescription,
    examples: ['A stage in blue light'],
  }),
  type: described(z.enum(EVENT_TYPES), 'Kind of event.'),
  spaceId: described(id, 'Id of the space where it takes place: any public space.'),
  startsAt: described(instant, 'When it begins, in the future.', { examples: ['2099-11-01T19:00:00.000Z'] }),
  endsAt: described(instant, `When it ends, at most ${MAX_EVENT_DAYS} days later.`, {
    examples: ['2099-11-01T21:00:00.000Z'],
  }),
  timeZone: described(
    z.optional(z.string().check(z.maxLength(64), z.regex(/^[\w+/-]+$/))),
    'The time zone in which you chose the time (IANA). Others see your local time.',
    { examples: ['Asia/Tokyo'] },
  ),
};

/** Codes for what is wrong with one of the fields. */
export const EVENT_INPUT_ERRORS = ['INPUT_INVALID', 'UPLOAD_IMAGE', 'SPACE_NOT_FOUND', 'EVENT_LIMIT_REACHED'] as const;
