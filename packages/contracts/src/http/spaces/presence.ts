import * as z from '@xana/contracts/schema';
import { described, named } from '../describe.ts';
import { id, localizedText, pictureUrl } from '../fields.ts';
import { userSummary } from '../users/user.ts';
import { entityType } from './entity-type.ts';

export const spaceId = described(id, 'Id of the space.');

export const spaceVisit = named(
  'SpaceVisit',
  'That you are in a space.',
  z.object({
    spaceId: described(z.int(), 'Id of the space.'),
    secondsLeft: described(
      z.int(),
      'You count as in the space for this long. Enter again before it ends, at half of it.',
      {
        examples: [120],
      },
    ),
    onlineCount: described(z.int(), 'Number of people in it now, with you.'),
  }),
);

export const onlineCountOfSpace = named(
  'OnlineCountOfSpace',
  'How many people are in a space now.',
  z.object({
    spaceId: described(z.int(), 'Id of the space.'),
    onlineCount: described(z.int(), 'Number of people in it now.'),
  }),
);

export const personInSpace = named(
  'PersonInSpace',
  'A member who is in a space now.',
  z.extend(userSummary, {
    isFriend: described(z.boolean(), 'Whether you follow each other.'),
  }),
);

export const spaceSummary = named(
  'SpaceSummary',
  'A space or game, as a link to it shows it.',
  z.object({
    id: described(z.int(), 'Id of the space.'),
    name: described(z.string(), 'Name.'),
    localizedNames: described(localizedText, 'Translations of the name; only for official spaces.'),
    entityType: described(entityType, 'What kind of space it is.'),
    isGame: described(z.boolean(), 'Whether it is a game.'),
    thumbnail: described(pictureUrl, 'Small picture.'),
  }),
);

export const friendPresence = named(
  'FriendPresence',
  'A friend who is online, and where.',
  z.object({
    user: userSummary,
    space: described(z.nullable(spaceSummary), 'The space that the friend is in; null for the site alone.'),
  }),
);

export type SpaceSummary = z.output<typeof spaceSummary>;
export type PersonInSpace = z.output<typeof personInSpace>;
export type FriendPresence = z.output<typeof friendPresence>;
