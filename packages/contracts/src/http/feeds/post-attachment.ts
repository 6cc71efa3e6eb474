import * as z from '@xana/contracts/schema';
import { described, named } from '../describe.ts';
import { id, instant, localizedText, pictureUrl } from '../fields.ts';

const kind = described(z.enum(['space', 'event']), 'Whether it is a space or an event.');
const attachedId = described(id, 'Id of the space or event.');

export const newAttachment = z.strictObject({ kind, id: attachedId });

export const postAttachment = named(
  'PostAttachment',
  'The space or event that a post shows as a card. Without a title it was deleted or hidden.',
  z.object({
    kind,
    id: described(z.number(), 'Id of the space or event.'),
    title: described(z.nullable(z.string()), 'Its name; null when it is no longer available.'),
    localizedTitles: described(localizedText, 'Translations of the name; only for official spaces.'),
    picture: described(z.nullable(pictureUrl), 'Its picture; null when it is no longer available.'),
    entityType: described(z.optional(z.string()), 'Kind of space; absent for an event.', { examples: ['ENVIRONMENT'] }),
    startsAt: described(z.optional(instant), 'When the event begins; absent for a space.'),
  }),
);

export type PostAttachment = z.output<typeof postAttachment>;
export type NewAttachment = z.output<typeof newAttachment>;
