import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { id, listOf, pageNumber, pageSize } from '../fields.ts';

export const getAllFollowing = defineOperation({
  id: 'getAllFollowing',
  summary: 'Whom somebody follows, the newest first.',
  method: 'GET',
  path: '/follow/get-all-following/:userId/:pageNumber/:pageSize',
  authorization: 'optional',
  input: z.strictObject({ userId: id, pageNumber, pageSize }),
  output: listOf(
    z.object({
      userId: z.number(),
      followerCount: z.number(),
      isFollowing: z.boolean(),
      following: z.object({ name: z.string(), avatar: z.nullable(z.string()), profileIconColor: z.string() }),
    }),
  ),
});
