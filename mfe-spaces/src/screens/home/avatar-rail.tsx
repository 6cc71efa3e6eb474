import { getLatestAvatars } from '@xana/contracts/http/avatars/get-latest-avatars';
import { useOperation } from '@xana/remote-kit';
import { useText } from '../../phrases/phrases.ts';
import { AvatarCard } from '../../shared/avatar-card.tsx';
import { RailOf } from '../../shared/rail-of.tsx';

export function AvatarRail() {
  const t = useText();
  const answer = useOperation(getLatestAvatars, { pageNumber: 1, pageSize: 20 });
  return (
    <RailOf
      title={t('rail.avatars')}
      all="/explore?tab=avatars"
      cardWidth="narrow"
      answer={answer}
      card={(avatar) => <AvatarCard key={avatar.id} avatar={avatar} />}
    />
  );
}
