import { searchAll } from '@xana/contracts/http/search/search-all';
import { useEditAnswers } from '@xana/remote-kit';
import { FavouriteHeart } from '../../shared/favourite-heart/favourite-heart.tsx';
import { useFavouriteToggle } from '../../shared/use-favourite-toggle.ts';

interface HitHeartProps {
  id: number;
  name: string;
  isFavourite: boolean;
}

/** The heart of a space that was found. It marks the space in all results of the search. */
export function HitHeart({ id, name, isFavourite }: HitHeartProps) {
  const edit = useEditAnswers();
  const { isOn, toggle } = useFavouriteToggle({ id, isFavourite }, (wanted) =>
    edit(searchAll, (answer) => ({
      ...answer,
      paginatedResults: answer.paginatedResults.map((hit) =>
        hit.type === 'world' && hit.id === id ? { ...hit, isFavourite: wanted } : hit,
      ),
    })),
  );
  return <FavouriteHeart spaceId={id} name={name} isOn={isOn} onToggle={toggle} />;
}
