import type { getHotGamesPrev7Days } from '@xana/contracts/http/spaces/get-hot-games-prev7-days';
import type { getHotSpacesPrev7Days } from '@xana/contracts/http/spaces/get-hot-spaces-prev7-days';
import type { getRecommendedSpaces } from '@xana/contracts/http/spaces/get-recommended-spaces';
import { useOperation } from '@xana/remote-kit';
import { RailOf } from '../../shared/rail-of.tsx';
import { WorldCard } from '../../shared/world-card.tsx';

type WorldList = typeof getHotSpacesPrev7Days | typeof getHotGamesPrev7Days | typeof getRecommendedSpaces;

/** A rail of spaces from one of the calls that list them. */
export function WorldRail({ title, operation, all }: { title: string; operation: WorldList; all: string }) {
  const answer = useOperation<WorldList>(operation, {});
  return (
    <RailOf
      title={title}
      all={all}
      cardWidth="wide"
      answer={answer}
      card={(world) => <WorldCard key={world.id} world={world} />}
    />
  );
}
