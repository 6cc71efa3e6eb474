import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { instant, listOf } from '../fields.ts';

export const listSessions = defineOperation({
  id: 'listSessions',
  summary: 'Where one is logged in.',
  method: 'GET',
  path: '/auth/sessions',
  authorization: 'required',
  input: z.strictObject({}),
  output: listOf(
    z.object({
      id: z.string(),
      device: z.string(),
      /** The app that got this session by a hand-off; null for one that began with a login. */
      app: z.nullable(z.string()),
      startedAt: instant,
      lastUsedAt: instant,
      isThisOne: z.boolean(),
    }),
  ),
});
