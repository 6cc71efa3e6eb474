import { getLatestAvatars } from '@xana/contracts/http/avatars/get-latest-avatars';
import { Link, useOperation } from '@xana/remote-kit';
import { CoverCard } from '@xana/ui-kit/cover-card';
import { useText } from '../../phrases/phrases.ts';
import { RailOf } from './rail-of.tsx';

export function AvatarRail() {
  const t = useText();
  const answer = useOperation(getLatestAvatars, { pageNumber: 1, pageSize: 20 });
  return (
    <RailOf
      title={t('rail.avatars')}
      cardWidth="narrow"
      answer={answer}
      card={({ id, name, image, user }) => (
        <CoverCard
          key={id}
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
      )}
    />
  );
}
