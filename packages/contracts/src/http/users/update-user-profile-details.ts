import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';

const isPopUpShow = described(z.boolean(), 'Whether the welcome of the first login is still to be shown.');

export const updateUserProfileDetails = defineOperation({
  id: 'updateUserProfileDetails',
  summary: 'Set whether the welcome is shown',
  method: 'POST',
  path: '/users/update-user-profile-details',
  authorization: 'required',
  input: z.strictObject({ isPopUpShow }),
  output: z.object({ isPopUpShow }),
});
