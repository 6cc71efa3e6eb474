import type { SpaceDetails } from '@xana/contracts/http/spaces/space';
import { Button } from '@xana/ui-kit/button';
import { HeartFilledIcon, HeartIcon } from '@xana/ui-kit/icon';
import { useText } from '../../phrases/phrases.ts';
import { useMarkFavouriteSpace } from './use-mark-favourite-space.ts';

export function MarkFavouriteSpaceButton({ space }: { space: SpaceDetails }) {
  const t = useText();
  const { isOn, toggle } = useMarkFavouriteSpace(space);
  return (
    <Button data-focus-key={`favourite-${space.id}`} icon={isOn ? <HeartFilledIcon /> : <HeartIcon />} onClick={toggle}>
      {t(isOn ? 'details.removeFavourite' : 'details.addFavourite')}
    </Button>
  );
}
