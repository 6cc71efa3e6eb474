import type { searchFollowing as contract } from '@xana/contracts/http/follow/search-following';
import type { Handler } from '../../http/handler.ts';
import { listFollows } from './list-follows.ts';

const listFollowing = listFollows('following');

/** Searches the caller's own followings. */
export const searchFollowing: Handler<typeof contract> = ({ input: { searchText, ...page }, caller, ...context }) =>
  listFollowing({ ...context, caller, input: { ...page, userId: caller.userId, search: searchText } });
