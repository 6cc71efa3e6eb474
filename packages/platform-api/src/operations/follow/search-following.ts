import type { searchFollowing as contract } from '@xana/contracts/http/follow/search-following';
import type { Handler } from '../../http/handler.ts';
import { listFollows } from './list-follows.ts';

export const searchFollowing: Handler<typeof contract> = ({ input, caller, database, config }) =>
  listFollows(
    { database, config },
    { ...input, direction: 'following', userId: caller.userId, callerId: caller.userId, search: input.searchText },
  );
