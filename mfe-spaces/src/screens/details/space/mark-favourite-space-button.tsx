import { favouriteChanged } from '@xana/contracts/events/spaces';
import { getFavouriteSpaceList } from '@xana/contracts/http/spaces/get-favourite-space-list';
import { getSingleWorldHot } from '@xana/contracts/http/spaces/get-single-world-hot';
import { authGetSpaceDetails } from '@xana/contracts/http/spaces/get-space-details';
import { markFavouriteSpace } from '@xana/contracts/http/spaces/mark-favourite-space';
import type { SpaceDetails } from '@xana/contracts/http/spaces/space';
import { useBus, useEditAnswers } from '@xana/remote-kit';
import { useToggle } from '@xana/remote-kit/toggle';
import { useSession } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { HeartFilledIcon, HeartIcon } from '@xana/ui-kit/icon';
import { useText } from '../../../phrases/phrases.ts';

/** Shown at once here and in the sidebar. */
export function MarkFavouriteSpaceButton({ space }: { space: SpaceDetails }) {
  const t = useText();
  const session = useSession();
  const bus = useBus();
  const showFavourite = useShowFavourite();
  const { isOn, toggle } = useToggle({
    isOn: space.isFavourite,
    reason: 'favourite',
    send: (wanted) => session.call(markFavouriteSpace, { id: space.id, isFavourite: wanted }),
    show: (wanted) => showFavourite(space, wanted),
    onStored: ({ isFavourite }) => bus.publish(favouriteChanged, { spaceId: space.id, isFavourite }),
  });
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
