import type * as contracts from '@xana/contracts/http/follow/get-all-following';
import type { Handler } from '../../http/handler.ts';
import { listFollows } from './list-follows.ts';

export const getAllFollowing: Handler<typeof contracts.getAllFollowing> = ({ input, caller, ...context }) =>
  listFollows(context, { ...input, direction: 'following', callerId: caller?.userId ?? null });

export const getAllFollowingByUser: Handler<typeof contracts.getAllFollowingByUser> = ({ input, ...context }) =>
  listFollows(context, { ...input, direction: 'following', callerId: null });

export const getAllFollowingByUserTagName: Handler<typeof contracts.getAllFollowingByUserTagName> = ({
  input,
  ...context
}) => listFollows(context, { ...input, direction: 'following', callerId: null });

export const getAllFollowingByUserAuth: Handler<typeof contracts.getAllFollowingByUserAuth> = ({
  input,
  caller,
  ...context
}) => listFollows(context, { ...input, direction: 'following', callerId: caller.userId });

export const getAllFollowingByUserTagNameAuth: Handler<typeof contracts.getAllFollowingByUserTagNameAuth> = ({
  input,
  caller,
  ...context
}) => listFollows(context, { ...input, direction: 'following', callerId: caller.userId });

export const getAllFollowingByUserAuthTagName: Handler<typeof contracts.getAllFollowingByUserAuthTagName> = ({
  input,
  caller,
  ...context
}) => listFollows(context, { ...input, direction: 'following', callerId: caller.userId });
