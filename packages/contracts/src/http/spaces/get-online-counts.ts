import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { listOf } from '../fields.ts';
import { onlineCountOfSpace } from './presence.ts';

export const getOnlineCounts = defineOperation({
  id: 'getOnlineCounts',
  summary: 'Count the people who are in spaces now',
  description:
    'The answer is the same for everyone and some seconds old. Ask again every 15 seconds while it is on the screen.',
  method: 'GET',
  path: '/world/get-online-counts',
  isShared: true,
  input: z.strictObject({
    spaceIds: described(
      z.string().check(z.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,59}$/)),
      'Up to 60 ids of spaces, separated by commas.',
      { examples: ['38,39'] },
    ),
  }),
  output: listOf(onlineCountOfSpace),
});
