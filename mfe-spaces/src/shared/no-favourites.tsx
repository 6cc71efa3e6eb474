import { Link } from '@xana/remote-kit';
import { buttonClass } from '@xana/ui-kit/button';
import { useText } from '../phrases/phrases.ts';

/** Explains under empty favourites how they fill, with a link to start. */
export function useNoFavourites() {
  const t = useText();
  return {
    hint: t('empty.favourites'),
    action: (
      <Link className={buttonClass({ size: 'small' })} to="/explore">
        {t('empty.explore')}
      </Link>
    ),
  };
}
