import type { updateUserProfileDetails as contract } from '@xana/contracts/http/users/update-user-profile-details';
import { updateUser } from '../../database/users/users.ts';
import type { Handler } from '../../http/handler.ts';

export const updateUserProfileDetails: Handler<typeof contract> = async ({ input, database, caller }) => {
  await updateUser(database, caller.userId, { is_popup_shown: input.isPopUpShow });
  return { isPopUpShow: input.isPopUpShow };
};
