import type { OwnProfile } from '@xana/contracts/http/users/own-profile';
import { pictureAddress } from '../../media/picture-address.ts';
import type { QueryContext } from '../../platform.ts';
import { APPROVAL_NUMBERS } from './approval.ts';

export async function readOwnProfile({ database, config }: QueryContext, userId: number): Promise<OwnProfile | null> {
  const row = await database.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  if (!row) return null;
  const { id, name, username, bio, tags, email, instagram, twitter, discord, youtube, website } = row;
  return {
    ...{ id, name, username, bio, tags, email, instagram, twitter, discord, youtube, website },
    avatar: row.avatar && pictureAddress(config, row.avatar),
    banner: row.banner && pictureAddress(config, row.banner),
    profileIconColor: row.profile_icon_color,
    phoneNumber: row.phone_number,
    isPopUpShow: row.is_popup_shown,
    approval: APPROVAL_NUMBERS[row.approval_state],
    approvalState: row.approval_state === 'disapproved' ? 'none' : row.approval_state,
  };
}
