import type { getHomeSummary as contract } from '@xana/contracts/http/users/get-home-summary';
import { readHomeSummary } from '../../database/users/home-summary.ts';
import type { Handler } from '../../http/handler.ts';

export const getHomeSummary: Handler<typeof contract> = async ({ caller, database, apiError }) => {
  const row = await readHomeSummary(database, caller);
  if (!row) throw apiError('USER_NOT_FOUND');
  return {
    interestCount: row.interests,
    followingCount: row.followings,
    favouriteCount: row.favourites,
    spaceCount: row.spaces,
    since: row.since?.toISOString() ?? null,
    newFollowerCount: row.new_followers,
    newPostCount: row.new_posts,
    newSpaceCount: row.new_spaces,
  };
};
