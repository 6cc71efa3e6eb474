import type { getAllFollowingByUser as contract } from '@xana/contracts/http/follow/get-all-following';
import type { Handler } from '../../http/handler.ts';
import { listPeople } from './list-people.ts';

export const getAllFollowingByUser: Handler<typeof contract> = ({ input, database, config }) =>
  listPeople({ database, config }, { ...input, direction: 'following', callerId: null });
