import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described, named } from '../describe.ts';
import { id, instant, localizedText, pictureUrl } from '../fields.ts';
import { userSummary } from '../users/user.ts';

const kind = described(z.enum(['space', 'event', 'profile', 'post']), 'What the page shows.');

const linkCard = named(
  'LinkCard',
  'The preview of a page of the site to which a message links.',
  z.object({
    kind,
    id: described(z.number(), 'Id of the space, event, user or post.'),
    title: described(z.string(), 'Its name; for a post the beginning of its text.'),
    localizedTitles: described(localizedText, 'Translations of the name; only for official spaces.'),
    picture: described(z.nullable(pictureUrl), 'Its picture; null without one, and for a profile.'),
    user: described(
      z.nullable(userSummary),
      'Creator of a space, host of an event, author of a post, or the user of a profile; null without one, and where you cannot see them.',
    ),
    username: described(z.optional(z.string()), 'Unique name of the user; only for a profile.'),
    startsAt: described(z.optional(instant), 'When the event begins; only for an event.'),
  }),
);

export type LinkCard = z.output<typeof linkCard>;

export const getLinkCard = defineOperation({
  id: 'getLinkCard',
  summary: 'Get the preview of a page of the site',
  description: 'For a link in a message. It counts as no visit.',
  method: 'GET',
  path: '/chat/get-link-card/:kind/:id',
  authorization: 'required',
  input: z.strictObject({ kind, id: described(id, 'Id of the space, event, user or post.') }),
  output: z.object({
    card: described(z.nullable(linkCard), 'The preview; null for what does not exist, or what you cannot see.'),
  }),
});
