import { HeartFilledIcon, HeartIcon } from '@xana/ui-kit/icon';
import * as css from './favourite-heart.module.css';
import { useText } from './phrases/phrases.ts';

interface FavouriteHeartProps {
  spaceId: number;
  /** Of the space, for the accessible name. */
  name: string;
  isOn: boolean;
  onToggle(): void;
}

/** The heart on the picture of a space, at the end of its upper edge. Its parent is positioned. */
export function FavouriteHeart({ spaceId, name, isOn, onToggle }: FavouriteHeartProps) {
  const t = useText();
  const label = t(isOn ? 'remove' : 'add', { name });
  return (
    <button
      type="button"
      className={css.heart}
      data-on={isOn || undefined}
      data-focus-key={`favourite-${spaceId}`}
      aria-label={label}
      title={label}
      onClick={onToggle}
    >
      {isOn ? <HeartFilledIcon size={18} /> : <HeartIcon size={18} />}
    </button>
  );
}
