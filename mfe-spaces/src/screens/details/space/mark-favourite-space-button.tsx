import { favouriteChanged } from '@xana/contracts/events/spaces';
import { getFavouriteSpaceList } from '@xana/contracts/http/spaces/get-favourite-space-list';
import { getSingleWorldHot } from '@xana/contracts/http/spaces/get-single-world-hot';
import { authGetSpaceDetails } from '@xana/contracts/http/spaces/get-space-details';
import { markFavouriteSpace } from '@xana/contracts/http/spaces/mark-favourite-space';
import type { SpaceDetails } from '@xana/contracts/http/spaces/space';
import { useAction, useBus, useEditAnswers, useErrorToast, useMemberAction } from '@xana/remote-kit';
import { Button } from '@xana/ui-kit/button';
import { HeartFilledIcon, HeartIcon } from '@xana/ui-kit/icon';
import { useRef } from 'react';
import { useText } from '../../../phrases/phrases.ts';

/** Optimistic, here and in the sidebar: reverted with a toast when the server rejects it. */
export function MarkFavouriteSpaceButton({ space }: { space: SpaceDetails }) {
  const t = useText();
  const asMember = useMemberAction('favourite');
  const bus = useBus();
  const showError = useErrorToast();
  const showFavourite = useShowFavourite();
  const revert = useRef(() => {});
  const { run } = useAction(markFavouriteSpace, {
    onSuccess: ({ isFavourite }) => bus.publish(favouriteChanged, { spaceId: space.id, isFavourite }),
    onError: (error) => {
      revert.current();
      showError(error);
    },
  });
  const mark = (isFavourite: boolean) => {
    revert.current = showFavourite(space, isFavourite);
    return run({ id: space.id, isFavourite });
  };
  const toggle = () => {
    // Decided at the click: after a login the space may already be a favourite of the member.
    const isFavourite = !space.isFavourite;
    asMember(() => mark(isFavourite));
  };
  return (
    <Button
      data-focus-key={`favourite-${space.id}`}
      icon={space.isFavourite ? <HeartFilledIcon /> : <HeartIcon />}
      onClick={toggle}
    >
      {t(space.isFavourite ? 'details.removeFavourite' : 'details.addFavourite')}
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
