import * as z from '@xana/contracts/schema';
import { described, named } from '../describe.ts';
import { eventDetails } from './custom-event.ts';

export const ownEvent = named(
  'OwnEvent',
  'An event that you host, as you edit it.',
  z.extend(eventDetails, {
    version: described(z.int(), 'Increases with each change. Send it to `updateEvent`.'),
    followingAttendeeCount: described(
      z.optional(z.int()),
      'Of a series: how many members a change of this event and those after it concerns.',
    ),
    attendeeCount: described(
      z.int(),
      'How many members are going, interested or want to be reminded: they are notified of a change.',
    ),
  }),
);

export type OwnEvent = z.output<typeof ownEvent>;
