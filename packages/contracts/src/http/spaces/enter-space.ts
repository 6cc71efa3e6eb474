import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { spaceId, spaceVisit } from './presence.ts';

export const enterSpace = defineOperation({
  id: 'enterSpace',
  summary: 'Enter a space, or stay in it',
  description:
    'You are in at most one space: entering one leaves the former one. An app sends this when you enter and as a heartbeat, once a minute. Without a token you count as a visitor.',
  method: 'PUT',
  path: '/world/enter-space',
  authorization: 'optional',
  input: z.strictObject({
    spaceId,
    from: described(
      z.optional(z.enum(['app', 'site'])),
      '`app` (default): in the space for 2 minutes. `site`: a link to the app was opened; in the space for 5 minutes, or until the app calls.',
    ),
  }),
  output: spaceVisit,
  errors: ['SPACE_NOT_FOUND'],
});
