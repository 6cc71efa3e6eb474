import type { Avatar } from '@xana/contracts/http/avatars/avatar';
import { avatarPath } from '@xana/remote-kit';
import { linkTo } from '@xana/remote-kit/link-to';
import { CoverCard } from '@xana/ui-kit/cover-card';
import { useText } from '../phrases/phrases.ts';

export function AvatarCard({ avatar: { id, name, image, user } }: { avatar: Avatar }) {
  const t = useText();
  return (
    <CoverCard
      title={name}
      picture={image}
      ratio="3 / 4"
      sizes="12rem"
      meta={t('card.by', { name: user.name })}
      link={linkTo(avatarPath(id))}
    />
  );
}
