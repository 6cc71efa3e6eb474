import { favouriteChanged } from '@xana/contracts/events/spaces';
import { markFavouriteSpace } from '@xana/contracts/http/spaces/mark-favourite-space';
import type { WorldDetails } from '@xana/contracts/http/spaces/world';
import { useErrorText } from '@xana/i18n/errors';
import { useAction, useBus, useToast } from '@xana/remote-kit';
import { useSession } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { HeartIcon } from '@xana/ui-kit/icon';
import { useState } from 'react';
import { useText } from '../../../phrases/phrases.ts';

/** Shown as marked at once; what the server refuses is taken back and said. */
export function FavouriteButton({ space }: { space: WorldDetails }) {
  const t = useText();
  const session = useSession();
  const bus = useBus();
  const toast = useToast();
  const errorText = useErrorText();
  const [isFavourite, setIsFavourite] = useState(space.isFavourite);
  const { run } = useAction(markFavouriteSpace, {
    onSuccess: (output) => bus.publish(favouriteChanged, { spaceId: space.id, isFavourite: output.isFavourite }),
    onError: (error, input) => {
      setIsFavourite(!input.isFavourite);
      toast({ text: errorText(error), tone: 'danger' });
    },
  });
  const toggle = () => {
    if (!session.requireLogin('favourite')) return;
    setIsFavourite(!isFavourite);
    run({ id: space.id, isFavourite: !isFavourite });
  };
  return (
    <Button icon={<HeartIcon />} aria-pressed={isFavourite} onClick={toggle}>
      {t(isFavourite ? 'details.removeFavourite' : 'details.addFavourite')}
    </Button>
  );
}
