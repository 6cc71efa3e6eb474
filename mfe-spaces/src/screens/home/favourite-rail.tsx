import { getFavouriteSpaceList } from '@xana/contracts/http/spaces/get-favourite-space-list';
import { useOperation } from '@xana/remote-kit';
import { useText } from '../../phrases/phrases.ts';
import { useNoFavourites } from '../../shared/no-favourites.tsx';
import { RailOf } from '../../shared/rail-of.tsx';
import { SpaceCard } from '../../shared/space-card.tsx';

export function FavouriteRail() {
  const t = useText();
  const answer = useOperation(getFavouriteSpaceList, { page: 1, limit: 20 });
  return (
    <RailOf
      title={t('rail.favourites')}
      cardWidth="wide"
      answer={answer}
      whenEmpty={useNoFavourites()}
      card={({ metaverseWorld }) => <SpaceCard key={metaverseWorld.id} space={metaverseWorld} />}
    />
  );
}
