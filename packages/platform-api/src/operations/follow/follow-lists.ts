import type { FollowedPerson } from '@xana/contracts/http/follow/followed-person';
import type { Caller } from '../../authentication/caller.ts';
import { selectFollowPage } from '../../database/follow/follows.ts';
import type { QueryContext } from '../../platform.ts';
import { toFollowedPerson } from './to-followed-person.ts';

interface FollowsCall extends QueryContext {
  input: { userId: number; pageNumber: number; pageSize: number; tagName?: string; search?: string | undefined };
  caller: Caller | null;
}

/**
 * Handles all operations below, which list a user's followers or followings. They differ in whether they accept a tag or a search
 * text, and in whether a caller is known, who then sees whom of the list they follow.
 */
export const listFollows =
  (direction: 'followers' | 'following') =>
  async ({ input, caller, database, config }: FollowsCall): Promise<{ count: number; rows: FollowedPerson[] }> => {
    const { userId, tagName, search, ...page } = input;
    const { count, rows } = await selectFollowPage(
      database,
      { userId, direction, tag: tagName, search },
      { ...page, callerId: caller?.userId ?? null },
    );
    return { count, rows: rows.map((row) => toFollowedPerson(config, row)) };
  };

export const getAllFollowers = listFollows('followers');
export const getAllFollowersByUser = listFollows('followers');
export const getAllFollowersByUserAuth = listFollows('followers');
export const getAllFollowersByUserAuthTagName = listFollows('followers');
export const getAllFollowersByUserTagName = listFollows('followers');
export const getAllFollowersByUserTagNameAuth = listFollows('followers');
export const getAllFollowing = listFollows('following');
export const getAllFollowingByUser = listFollows('following');
export const getAllFollowingByUserAuth = listFollows('following');
export const getAllFollowingByUserAuthTagName = listFollows('following');
export const getAllFollowingByUserTagName = listFollows('following');
export const getAllFollowingByUserTagNameAuth = listFollows('following');
