import * as z from '@xana/contracts/schema';
import { instant, localizedText, pictureUrl } from '../fields.ts';

/** ENVIRONMENT is official, MUSEUM shows a collection, USER_WORLD was built by a member. */
export const entityType = z.enum(['ENVIRONMENT', 'MUSEUM', 'USER_WORLD']);

export const userSummary = z.object({
  id: z.number(),
  name: z.string(),
  avatar: z.nullable(pictureUrl),
  profileIconColor: z.string(),
});

/** A space as lists show it. */
export const space = z.object({
  id: z.number(),
  name: z.string(),
  /** Of official spaces. */
  localizedNames: localizedText,
  entityType,
  isGame: z.boolean(),
  thumbnail: pictureUrl,
  image: pictureUrl,
  tags: z.array(z.string()),
  totalVisits: z.number(),
  onlineCount: z.number(),
  isFavourite: z.boolean(),
  createdAt: instant,
  user: z.nullable(userSummary),
});

/** A space on its own page. */
export const spaceDetails = z.extend(space, {
  description: z.string(),
  /** Of official spaces. */
  localizedDescriptions: localizedText,
  banner: z.nullable(pictureUrl),
  youtubeUrl: z.nullable(z.string()),
  videoThumbnail: z.nullable(z.string()),
  isFollowingCreator: z.boolean(),
});

export type EntityType = z.output<typeof entityType>;
export type Space = z.output<typeof space>;
export type SpaceDetails = z.output<typeof spaceDetails>;
export type UserSummary = z.output<typeof userSummary>;
