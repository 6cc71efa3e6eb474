import { getFavouriteSpaceList } from '@xana/contracts/http/spaces/get-favourite-space-list';
import { getSingleWorldHot } from '@xana/contracts/http/spaces/get-single-world-hot';
import { authGetSpaceDetails } from '@xana/contracts/http/spaces/get-space-details';
import type { SpaceDetails } from '@xana/contracts/http/spaces/space';
import { useEditAnswers } from '@xana/remote-kit';

/** Writes the mark into every answer that shows it; what comes back takes it out again. */
export function useShowFavourite(): (space: SpaceDetails, isFavourite: boolean) => () => void {
  const edit = useEditAnswers();
  return (space, isFavourite) => {
    const mark = (answer: SpaceDetails) => (answer.id === space.id ? { ...answer, isFavourite } : answer);
    const undo = [
      edit(getSingleWorldHot, mark),
      edit(authGetSpaceDetails, mark),
      edit(getFavouriteSpaceList, ({ count, rows }, { limit }) => {
        const others = rows.filter(({ metaverseWorld }) => metaverseWorld.id !== space.id);
        if (!isFavourite) return { count: count - 1, rows: others };
        return { count: count + 1, rows: [{ metaverseWorld: space }, ...others].slice(0, limit) };
      }),
    ];
    return () => {
      for (const each of undo) each();
    };
  };
}
