import type { updateUserProfileDetails as contract } from '@xana/contracts/http/users/update-user-profile-details';
import type { Handler } from '../../http/handler.ts';

export const updateUserProfileDetails: Handler<typeof contract> = async ({ input, database, caller }) => {
  await database
    .updateTable('users')
    .set({ is_popup_shown: input.isPopUpShow })
    .where('id', '=', caller.userId)
    .execute();
  return { isPopUpShow: input.isPopUpShow };
};
