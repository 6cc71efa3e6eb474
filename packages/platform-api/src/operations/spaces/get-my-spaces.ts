import type { getMySpaces as contract } from '@xana/contracts/http/spaces/get-my-spaces';
import type { Handler } from '../../http/handler.ts';
import { listSpaces } from './list-spaces.ts';

export const getMySpaces: Handler<typeof contract> = ({ input, caller, ...context }) =>
  listSpaces(context, caller, input, { creatorId: caller.userId, order: 'created' });
