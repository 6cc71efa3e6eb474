import { getFavouriteSpaceList } from '@xana/contracts/http/spaces/get-favourite-space-list';
import { getSingleWorldHot } from '@xana/contracts/http/spaces/get-single-world-hot';
import { authGetSpaceDetails } from '@xana/contracts/http/spaces/get-space-details';
import type { SpaceDetails } from '@xana/contracts/http/spaces/space';
import { useEditAnswers } from '@xana/remote-kit';
import { Button } from '@xana/ui-kit/button';
import { HeartFilledIcon, HeartIcon } from '@xana/ui-kit/icon';
import { useText } from '../../../phrases/phrases.ts';
import { useFavouriteToggle } from '../../../shared/use-favourite-toggle.ts';

/** Shown at once here and in the sidebar. */
export function MarkFavouriteSpaceButton({ space }: { space: SpaceDetails }) {
  const t = useText();
  const showFavourite = useShowFavourite();
  const { isOn, toggle } = useFavouriteToggle(space, (wanted) => showFavourite(space, wanted));
  return (
    <Button data-focus-key={`favourite-${space.id}`} icon={isOn ? <HeartFilledIcon /> : <HeartIcon />} onClick={toggle}>
      {t(isOn ? 'details.removeFavourite' : 'details.addFavourite')}
    </Button>
  );
}

/** Changes every cached answer that contains the mark. The returned function reverts the change. */
function useShowFavourite(): (space: SpaceDetails, isFavourite: boolean) => () => void {
  const edit = useEditAnswers();
  return (space, isFavourite) => {
    const edited = (answer: SpaceDetails) => (answer.id === space.id ? { ...answer, isFavourite } : answer);
    const undo = [
      edit(getSingleWorldHot, edited),
      edit(authGetSpaceDetails, edited),
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
