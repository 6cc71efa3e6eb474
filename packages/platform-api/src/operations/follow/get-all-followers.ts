import type * as contracts from '@xana/contracts/http/follow/get-all-followers';
import type { Handler } from '../../http/handler.ts';
import { listFollows } from './list-follows.ts';

export const getAllFollowers: Handler<typeof contracts.getAllFollowers> = ({ input, caller, ...context }) =>
  listFollows(context, { ...input, direction: 'followers', callerId: caller?.userId ?? null });

export const getAllFollowersByUser: Handler<typeof contracts.getAllFollowersByUser> = ({ input, ...context }) =>
  listFollows(context, { ...input, direction: 'followers', callerId: null });

export const getAllFollowersByUserTagName: Handler<typeof contracts.getAllFollowersByUserTagName> = ({
  input,
  ...context
}) => listFollows(context, { ...input, direction: 'followers', callerId: null });

export const getAllFollowersByUserAuth: Handler<typeof contracts.getAllFollowersByUserAuth> = ({
  input,
  caller,
  ...context
}) => listFollows(context, { ...input, direction: 'followers', callerId: caller.userId });

export const getAllFollowersByUserTagNameAuth: Handler<typeof contracts.getAllFollowersByUserTagNameAuth> = ({
  input,
  caller,
  ...context
}) => listFollows(context, { ...input, direction: 'followers', callerId: caller.userId });

export const getAllFollowersByUserAuthTagName: Handler<typeof contracts.getAllFollowersByUserAuthTagName> = ({
  input,
  caller,
  ...context
}) => listFollows(context, { ...input, direction: 'followers', callerId: caller.userId });
