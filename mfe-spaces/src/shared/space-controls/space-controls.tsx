import type { Space } from '@xana/contracts/http/spaces/space';
import { currentLocale, useLocalized } from '@xana/i18n';
import { tagPhrases } from '@xana/i18n/tags';
import { buttonClass } from '@xana/ui-kit/button';
import { HeartFilledIcon, HeartIcon, PlayIcon } from '@xana/ui-kit/icon';
import { VisuallyHidden } from '@xana/ui-kit/visually-hidden';
import { useEffect, useRef } from 'react';
import { useEnterSpace } from '../enter-space/use-enter-space.ts';
import { useLivePeople } from '../live-people/use-live-people.ts';
import { useMarkFavouriteSpace } from '../mark-favourite-space/use-mark-favourite-space.ts';
import { FriendFaces } from './friend-faces.tsx';
import { controlsPhrases, useText } from './phrases/phrases.ts';
import * as css from './space-controls.module.css';
import { SpacePreview } from './space-preview.tsx';
import { useCardState } from './use-card-state.ts';

/** The phrases that the controls show. */
export const loadControls = async (): Promise<void> => {
  const locale = currentLocale();
  await Promise.all([controlsPhrases.load(locale), tagPhrases.load(locale)]);
};

interface SpaceControlsProps {
  space: Space;
  onCount(count: number): void;
}

/** Heart, friends who are there, Enter, and a preview while the card has the pointer or the focus. */
export function SpaceControls({ space, onCount }: SpaceControlsProps) {
  const t = useText();
  const localize = useLocalized();
  const element = useRef<HTMLDivElement>(null);
  const { isNear, isActive, isPreviewed } = useCardState(element);
  const { count, friends } = useLivePeople(space.id, isNear);
  const { isOn, toggle } = useMarkFavouriteSpace(space);
  const enterLink = useEnterSpace(space.id);
  const name = localize(space.name, space.localizedNames);
  useEffect(() => {
    if (count !== undefined) onCount(count);
  }, [count, onCount]);
  const favouriteLabel = t(isOn ? 'isFavourite' : 'favourite', { name });
  return (
    <div className={css.area} ref={element} data-active={isActive || undefined}>
      {isPreviewed && <SpacePreview space={space} />}
      <button
        type="button"
        className={css.heart}
        data-on={isOn || undefined}
        data-focus-key={`favourite-${space.id}`}
        aria-label={favouriteLabel}
        title={favouriteLabel}
        onClick={toggle}
      >
        {isOn ? <HeartFilledIcon size={20} /> : <HeartIcon size={20} />}
      </button>
      <FriendFaces friends={friends} />
      <a className={css.enter} {...enterLink}>
        <span className={buttonClass({ variant: 'primary', size: 'small' })}>
          <PlayIcon size={16} />
          {t('enter')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </span>
      </a>
    </div>
  );
}
