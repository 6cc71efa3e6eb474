import type { getAllFollowersByUser as contract } from '@xana/contracts/http/follow/get-all-followers';
import type { Handler } from '../../http/handler.ts';
import { listFollows } from './list-follows.ts';

export const getAllFollowersByUser: Handler<typeof contract> = ({ input, database, config }) =>
  listFollows({ database, config }, { ...input, direction: 'followers', callerId: null });
