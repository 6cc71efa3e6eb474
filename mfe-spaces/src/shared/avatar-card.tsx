import type { getLatestAvatars } from '@xana/contracts/http/avatars/get-latest-avatars';
import type { OutputOf } from '@xana/contracts/operation';
import { Link } from '@xana/remote-kit';
import { CoverCard } from '@xana/ui-kit/cover-card';
import { useText } from '../phrases/phrases.ts';

type Avatar = OutputOf<typeof getLatestAvatars>['rows'][number];

export function AvatarCard({ avatar: { name, image, user } }: { avatar: Avatar }) {
  const t = useText();
  return (
    <CoverCard
      title={name}
      picture={image}
      ratio="3 / 4"
      sizes="12rem"
      meta={t('card.by', { name: user.name })}
      link={(children, className) => (
        <Link className={className} to={`/profile?user=${user.id}`}>
          {children}
        </Link>
      )}
    />
  );
}
