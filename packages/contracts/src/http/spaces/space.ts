import * as z from '@xana/contracts/schema';
import { described, named } from '../describe.ts';
import { instant, localizedText, pictureUrl } from '../fields.ts';
import { userSummary } from '../users/user.ts';
import { entityType } from './entity-type.ts';

export const space = named(
  'Space',
  'A space or game, as lists show it.',
  z.object({
    id: described(z.number(), 'Id of the space.'),
    name: described(z.string(), 'Name.'),
    localizedNames: described(localizedText, 'Translations of the name; only for official spaces.'),
    entityType: described(
      entityType,
      '`ENVIRONMENT`: official. `MUSEUM`: shows an NFT collection. `USER_WORLD`: built by a member.',
    ),
    isGame: described(z.boolean(), 'Whether it is a game.'),
    thumbnail: described(pictureUrl, 'Small picture.'),
    image: described(pictureUrl, 'Large picture.'),
    tags: described(z.array(z.string()), 'Tags, in lower case.', { examples: [['music', 'art']] }),
    totalVisits: described(z.number(), 'Number of visits.'),
    onlineCount: described(z.number(), 'Number of users in it now.'),
    isFavourite: described(z.boolean(), 'Whether it is a favourite of yours; false without a token.'),
    createdAt: described(instant, 'When it was created.'),
    user: described(z.nullable(userSummary), 'The creator; null for an official space.'),
  }),
);

export const spaceDetails = named(
  'SpaceDetails',
  'A space or game, as its own page shows it.',
  z.extend(space, {
    description: described(z.string(), 'Description.'),
    localizedDescriptions: described(localizedText, 'Translations of the description; only for official spaces.'),
    banner: described(z.nullable(pictureUrl), 'Wide picture.'),
    /** Added later: an earlier platform leaves it out. */
    imageAlt: described(z.optional(z.string()), 'What the picture shows, by the creator; empty without a description.'),
    youtubeUrl: described(z.nullable(z.string()), 'YouTube video.'),
    videoThumbnail: described(z.nullable(z.string()), 'Picture of the video.'),
    isFollowingCreator: described(z.boolean(), 'Whether you follow the creator; false without a token.'),
  }),
);

export type Space = z.output<typeof space>;
export type SpaceDetails = z.output<typeof spaceDetails>;
