import type { getAllFollowingByUser as contract } from '@xana/contracts/http/follow/get-all-following';
import type { Handler } from '../../http/handler.ts';
import { listFollows } from './list-follows.ts';

export const getAllFollowingByUser: Handler<typeof contract> = ({ input, database, config }) =>
  listFollows({ database, config }, { ...input, direction: 'following', callerId: null });
