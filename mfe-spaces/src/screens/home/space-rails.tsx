import { getFavouriteSpaceList } from '@xana/contracts/http/spaces/favourites';
import type {
  getHotGamesPrev7Days,
  getHotSpacesPrev7Days,
  getRecommendedSpaces,
} from '@xana/contracts/http/spaces/space-lists';
import { useOperation } from '@xana/remote-kit';
import { useText } from '../../phrases/phrases.ts';
import { useNoFavourites } from '../../shared/no-favourites.tsx';
import { AnswerRail } from '../../shared/rails.tsx';
import { SpaceCard } from '../../shared/space-card.tsx';

type SpaceList = typeof getHotSpacesPrev7Days | typeof getHotGamesPrev7Days | typeof getRecommendedSpaces;

export function SpaceRail({ title, operation, allPath }: { title: string; operation: SpaceList; allPath: string }) {
  return (
    <AnswerRail
      title={title}
      allPath={allPath}
      cardWidth="wide"
      answer={useOperation<SpaceList>(operation, {})}
      card={(space) => <SpaceCard key={space.id} space={space} />}
    />
  );
}

export function FavouriteRail() {
  const t = useText();
  return (
    <AnswerRail
      title={t('rail.favourites')}
      cardWidth="wide"
      answer={useOperation(getFavouriteSpaceList, { page: 1, limit: 20 })}
      whenEmpty={useNoFavourites()}
      card={({ metaverseWorld: space }) => <SpaceCard key={space.id} space={space} />}
    />
  );
}
