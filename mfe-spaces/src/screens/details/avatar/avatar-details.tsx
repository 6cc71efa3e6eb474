import { getSingleAvatar } from '@xana/contracts/http/avatars/get-single-avatar';
import { useOperation } from '@xana/remote-kit';
import { DetailsPage } from '../details-page.tsx';
import { AvatarView } from './avatar-view.tsx';

export function AvatarDetails({ id }: { id: number }) {
  return (
    <DetailsPage
      answer={useOperation(getSingleAvatar, { id })}
      goneCode="TARGET_NOT_FOUND"
      titleOf={({ name }) => name}
    >
      {(avatar) => <AvatarView avatar={avatar} />}
    </DetailsPage>
  );
}
