import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';

export const updateUserProfileDetails = defineOperation({
  id: 'updateUserProfileDetails',
  summary: 'Whether the welcome of the first login is still to be shown.',
  method: 'POST',
  path: '/users/update-user-profile-details',
  authorization: 'required',
  input: z.strictObject({ isPopUpShow: z.boolean() }),
  output: z.object({ isPopUpShow: z.boolean() }),
});
