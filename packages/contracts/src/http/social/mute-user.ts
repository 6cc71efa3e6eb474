import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id } from '../fields.ts';

export const muteUser = defineOperation({
  id: 'muteUser',
  summary: 'Mute a user',
  description:
    'Their posts and comments no longer appear in your lists, and they cause no notifications. They are not told, and still see you. Repeating the request changes nothing.',
  method: 'POST',
  path: '/social/mute/:id',
  authorization: 'required',
  input: z.strictObject({ id: described(id, 'Id of the user.') }),
  output: z.object({ isMuted: described(z.boolean(), 'Always `true`.') }),
  errors: ['USER_NOT_FOUND', 'MUTE_SELF'],
});
