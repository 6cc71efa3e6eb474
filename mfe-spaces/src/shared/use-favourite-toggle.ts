import { favouriteChanged } from '@xana/contracts/events/spaces';
import { markFavouriteSpace } from '@xana/contracts/http/spaces/favourites';
import { useBus } from '@xana/remote-kit';
import { useToggle } from '@xana/remote-kit/toggle';
import { useSession } from '@xana/session/react';

/**
 * Marks a space as a favourite, and publishes `favouriteChanged`.
 *
 * @param show edits cached answers that contain the mark, see `useToggle`
 */
export function useFavouriteToggle(
  { id, isFavourite }: { id: number; isFavourite: boolean },
  show: (isOn: boolean) => () => void,
) {
  const session = useSession();
  const bus = useBus();
  return useToggle({
    isOn: isFavourite,
    reason: 'favourite',
    send: (wanted) => session.call(markFavouriteSpace, { id, isFavourite: wanted }),
    show,
    onStored: (stored) => bus.publish(favouriteChanged, { spaceId: id, isFavourite: stored.isFavourite }),
  });
}
