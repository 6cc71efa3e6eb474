import * as z from '@xana/contracts/schema';
import { described, named } from '../describe.ts';
import { id, listOf, pageNumber, pageSize, pictureUrl } from '../fields.ts';

/** A row of a list of followers or followings; the user is in `following` in both. Public fields only. */
const followedPerson = named(
  'FollowListEntry',
  'A user in a list of followers, followings or close friends.',
  z.object({
    userId: described(z.number(), 'Id of the user.'),
    followerCount: described(z.number(), 'Number of their followers.'),
    followingCount: described(z.number(), 'Number of users whom they follow.'),
    feedCount: described(z.number(), 'Number of their posts.'),
    isFollowing: described(z.boolean(), 'Whether you follow them; false without a token.'),
    following: described(
      z.object({
        name: described(z.string(), 'Display name.'),
        username: described(z.string(), 'Unique name, without spaces.'),
        avatar: described(z.nullable(pictureUrl), 'Profile picture; null without one.'),
        profileIconColor: described(z.string(), 'Background color of the initial where there is no picture.'),
        is_close_friend: described(z.boolean(), 'Whether they are among your close friends; only you see it.'),
      }),
      'The user of this row, in a list of followers too.',
    ),
  }),
);

export const followedPeople = listOf(followedPerson);

export const searchText = described(
  z.string().check(z.minLength(1), z.maxLength(256)),
  'Part of a name, in any letter case and kana.',
  { examples: ['Mia'] },
);

/** The user whose list it is, and the page of it. */
export const listOfUser = {
  userId: described(id, 'Id of the user whose list it is.'),
  pageNumber,
  pageSize,
  search: z.optional(searchText),
};

export type FollowedPerson = z.output<typeof followedPerson>;
