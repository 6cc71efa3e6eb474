import * as z from '@xana/contracts/schema';
import { id, listOf, pageNumber, pageSize, pictureUrl } from '../fields.ts';

/** A row of a list of people; `following` is the person, in lists of followers too. Nothing private. */
const followedPerson = z.object({
  userId: z.number(),
  followerCount: z.number(),
  followingCount: z.number(),
  feedCount: z.number(),
  /** Whether the caller follows them; false for whoever is not logged in. */
  isFollowing: z.boolean(),
  following: z.object({
    name: z.string(),
    username: z.string(),
    avatar: z.nullable(pictureUrl),
    profileIconColor: z.string(),
    /** Among the caller's close friends: nobody else learns of it. */
    is_close_friend: z.boolean(),
  }),
});

export const followedPeople = listOf(followedPerson);
/** A part of a name, in any letter case and kana. */
export const searchText = z.string().check(z.minLength(1), z.maxLength(256));
/** Whose list, and which page of it; `search` keeps those whose name it is in. */
export const listOfUser = { userId: id, pageNumber, pageSize, search: z.optional(searchText) };

export type FollowedPerson = z.output<typeof followedPerson>;
