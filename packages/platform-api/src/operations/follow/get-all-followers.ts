import type { getAllFollowers as contract } from '@xana/contracts/http/follow/get-all-followers';
import type { Handler } from '../../http/handler.ts';
import { listFollows } from './list-follows.ts';

export const getAllFollowers: Handler<typeof contract> = ({ input, caller, database, config }) =>
  listFollows({ database, config }, { ...input, direction: 'followers', callerId: caller?.userId ?? null });
