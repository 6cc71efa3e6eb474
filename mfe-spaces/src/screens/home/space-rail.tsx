import type { getHotGamesPrev7Days } from '@xana/contracts/http/spaces/get-hot-games';
import type { getHotSpacesPrev7Days } from '@xana/contracts/http/spaces/get-hot-spaces';
import type { getRecommendedSpaces } from '@xana/contracts/http/spaces/get-recommended-spaces';
import { useOperation } from '@xana/remote-kit';
import { RailOf } from '../../shared/rail-of.tsx';
import { SpaceCard } from '../../shared/space-card.tsx';

type SpaceList = typeof getHotSpacesPrev7Days | typeof getHotGamesPrev7Days | typeof getRecommendedSpaces;

/** A rail of spaces from one of the calls that list them. */
export function SpaceRail({ title, operation, all }: { title: string; operation: SpaceList; all: string }) {
  const answer = useOperation<SpaceList>(operation, {});
  return (
    <RailOf
      title={title}
      all={all}
      cardWidth="wide"
      answer={answer}
      card={(space) => <SpaceCard key={space.id} space={space} />}
    />
  );
}
