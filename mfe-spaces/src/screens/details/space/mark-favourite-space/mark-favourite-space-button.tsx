import { favouriteChanged } from '@xana/contracts/events/spaces';
import { markFavouriteSpace } from '@xana/contracts/http/spaces/mark-favourite-space';
import type { SpaceDetails } from '@xana/contracts/http/spaces/space';
import { useAction, useBus, useErrorToast, useMemberAction } from '@xana/remote-kit';
import { Button } from '@xana/ui-kit/button';
import { HeartFilledIcon, HeartIcon } from '@xana/ui-kit/icon';
import { useRef } from 'react';
import { useText } from '../../../../phrases/phrases.ts';
import { useShowFavourite } from './use-show-favourite.ts';

/** Shown as marked at once, here and in the sidebar; what the server refuses is taken back and said. */
export function MarkFavouriteSpaceButton({ space }: { space: SpaceDetails }) {
  const t = useText();
  const asMember = useMemberAction('favourite');
  const bus = useBus();
  const showError = useErrorToast();
  const show = useShowFavourite();
  const takeBack = useRef(() => {});
  const { run } = useAction(markFavouriteSpace, {
    onSuccess: ({ isFavourite }) => bus.publish(favouriteChanged, { spaceId: space.id, isFavourite }),
    onError: (error) => {
      takeBack.current();
      showError(error);
    },
  });
  const mark = (isFavourite: boolean) => {
    takeBack.current = show(space, isFavourite);
    return run({ id: space.id, isFavourite });
  };
  const toggle = () => {
    // Decided at the click: after a login the member may have this favourite already.
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
