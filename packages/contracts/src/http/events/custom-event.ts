import * as z from '@xana/contracts/schema';
import { described, named } from '../describe.ts';
import { instant, localizedText, pictureUrl } from '../fields.ts';
import { userSummary } from '../users/user.ts';
import { answerCounts } from './event-answer.ts';
import { eventSeries } from './event-series.ts';

export const customEvent = named(
  'Event',
  'An event in a space, as lists show it.',
  z.object({
    id: described(z.number(), 'Id of the event.'),
    title: described(z.string(), 'Title.'),
    type: described(z.string(), 'Kind of event.', { examples: ['concert'] }),
    image: described(pictureUrl, 'Picture of the event.'),
    timeZone: described(z.string(), 'Time zone of the host (IANA); `UTC` where it is not known.', {
      examples: ['Asia/Tokyo'],
    }),
    startsAt: described(instant, 'When it begins.'),
    endsAt: described(instant, 'When it ends.'),
    ...answerCounts,
    isCancelled: described(
      z.optional(z.boolean()),
      'Whether its host cancelled it. Lists have no cancelled events, only its own page.',
    ),
    isLive: described(z.boolean(), 'Whether it is taking place now.'),
    space: described(
      z.object({
        id: described(z.number(), 'Id of the space.'),
        name: described(z.string(), 'Name of the space.'),
        localizedNames: described(localizedText, 'Translations of the name; only for official spaces.'),
        entityType: described(z.string(), 'Kind of space.', { examples: ['ENVIRONMENT'] }),
      }),
      'Where it takes place.',
    ),
    host: described(userSummary, 'The user who hosts it.'),
  }),
);

export const eventDetails = named(
  'EventDetails',
  'An event as its own page shows it.',
  z.extend(customEvent, {
    description: described(z.string(), 'What it is about.'),
    imageAlt: described(z.optional(z.string()), 'What the picture shows; empty when its host did not write it.'),
    series: described(z.optional(eventSeries), 'Absent for an event that does not repeat.'),
    version: described(z.optional(z.int()), 'Increases with each change, as calendar files need it.'),
    spaceImage: described(pictureUrl, 'Picture of the space.'),
  }),
);

export type CustomEvent = z.output<typeof customEvent>;
export type EventDetails = z.output<typeof eventDetails>;
