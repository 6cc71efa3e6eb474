import { getLatestAvatars } from '@xana/contracts/http/avatars/get-latest-avatars';
import { useOperation } from '@xana/remote-kit';
import { useText } from '../../../phrases/phrases.ts';
import { AvatarCard } from '../../../shared/avatar-card.tsx';
import { RailOf } from '../../../shared/rail-of.tsx';

/** The newest avatars beside the one that is shown. */
export function OtherAvatars({ except }: { except: number }) {
  const t = useText();
  const answer = useOperation(getLatestAvatars, { pageNumber: 1, pageSize: 20 });
  const data = answer.data && { rows: answer.data.rows.filter(({ id }) => id !== except) };
  return (
    <RailOf
      title={t('rail.avatars')}
      all="/explore?tab=avatars"
      cardWidth="narrow"
      answer={{ ...answer, data }}
      card={(avatar) => <AvatarCard key={avatar.id} avatar={avatar} />}
    />
  );
}
