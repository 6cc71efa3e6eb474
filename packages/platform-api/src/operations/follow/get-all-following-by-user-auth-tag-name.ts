import type { getAllFollowingByUserAuthTagName as contract } from '@xana/contracts/http/follow/get-all-following';
import type { Handler } from '../../http/handler.ts';
import { listFollows } from './list-follows.ts';

export const getAllFollowingByUserAuthTagName: Handler<typeof contract> = ({ input, caller, database, config }) =>
  listFollows({ database, config }, { ...input, direction: 'following', callerId: caller.userId, tag: input.tagName });
