import { searchAll } from '@xana/contracts/http/search/search-all';
import { useEditAnswers } from '@xana/remote-kit';
import { HeartFilledIcon, HeartIcon } from '@xana/ui-kit/icon';
import { useText } from '../../shared/search/phrases/phrases.ts';
import { useFavouriteToggle } from '../../shared/use-favourite-toggle.ts';
import * as css from './search-screen.module.css';

interface FavouriteHeartProps {
  id: number;
  name: string;
  isFavourite: boolean;
}

/** On the picture of a space, above the link of its card. */
export function FavouriteHeart({ id, name, isFavourite }: FavouriteHeartProps) {
  const t = useText();
  const edit = useEditAnswers();
  const { isOn, toggle } = useFavouriteToggle({ id, isFavourite }, (wanted) =>
    edit(searchAll, (answer) => ({
      ...answer,
      paginatedResults: answer.paginatedResults.map((hit) =>
        hit.type === 'world' && hit.id === id ? { ...hit, isFavourite: wanted } : hit,
      ),
    })),
  );
  const label = t(isOn ? 'favourite.remove' : 'favourite.add', { name });
  return (
    <button
      type="button"
      className={css.heart}
      data-focus-key={`favourite-${id}`}
      data-on={isOn || undefined}
      aria-label={label}
      title={label}
      onClick={toggle}
    >
      {isOn ? <HeartFilledIcon size={18} /> : <HeartIcon size={18} />}
    </button>
  );
}
