import type { Space } from '@xana/contracts/http/spaces/space';
import { getSpacePreview } from '@xana/contracts/http/spaces/space-details';
import type { UserSummary } from '@xana/contracts/http/users/user';
import { useLocalized } from '@xana/i18n';
import { useTagName } from '@xana/i18n/tags';
import { useOperation } from '@xana/remote-kit';
import { Avatar } from '@xana/ui-kit/avatar';
import { buttonClass } from '@xana/ui-kit/button';
import { PlayIcon } from '@xana/ui-kit/icon';
import { VisuallyHidden } from '@xana/ui-kit/visually-hidden';
import { useEffect, useRef } from 'react';
import { useEnterSpace } from '../enter-space/use-enter-space.ts';
import { FavouriteHeart } from '../favourite-heart/favourite-heart.tsx';
import { useLivePeople } from '../live-people/use-live-people.ts';
import { useMarkFavouriteSpace } from '../mark-favourite-space/use-mark-favourite-space.ts';
import { useText } from './phrases/phrases.ts';
import * as css from './space-controls.module.css';
import { useCardState } from './use-card-state.ts';

const TAGS_SHOWN = 3;
const FACES_SHOWN = 3;

/** Heart, friends who are there, Enter, and a preview while the card has the pointer or the focus. */
export function SpaceControls({ space, onCount }: { space: Space; onCount(count: number): void }) {
  const t = useText();
  const localize = useLocalized();
  const element = useRef<HTMLDivElement>(null);
  const { isNear, isActive, preview } = useCardState(element);
  const { count, friends } = useLivePeople(space.id, isNear);
  const { isOn, toggle } = useMarkFavouriteSpace(space);
  const enterLink = useEnterSpace(space.id);
  const name = localize(space.name, space.localizedNames);
  useEffect(() => {
    if (count !== undefined) onCount(count);
  }, [count, onCount]);
  return (
    <div className={css.area} ref={element} data-active={isActive || undefined}>
      {preview !== 'never' && <SpacePreview space={space} isShown={preview === 'shown'} />}
      <FavouriteHeart spaceId={space.id} name={name} isOn={isOn} onToggle={toggle} />
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

/** Friends who are in the space: up to three faces and the number of the others. All names are in the accessible name. */
function FriendFaces({ friends }: { friends: readonly UserSummary[] }) {
  const t = useText();
  if (friends.length === 0) return null;
  const label = t('friends', { names: friends.map(({ name }) => name).join(', ') });
  return (
    <span className={css.faces} role="img" aria-label={label} title={label}>
      {friends.slice(0, FACES_SHOWN).map(({ id, name, avatar, profileIconColor }) => (
        <Avatar key={id} name={name} src={avatar} color={profileIconColor} size={24} />
      ))}
      {friends.length > FACES_SHOWN && <span className={css.others}>+{friends.length - FACES_SHOWN}</span>}
    </span>
  );
}

interface SpacePreviewProps {
  space: Space;
  /** False while it fades out, and until the next time. */
  isShown: boolean;
}

/** The beginning of the description and the tags, over the picture. Decoration: both are on the page of the space. */
function SpacePreview({ space: { id, tags }, isShown }: SpacePreviewProps) {
  const localize = useLocalized();
  const nameOf = useTagName();
  const { data } = useOperation(getSpacePreview, { id });
  return (
    <div className={css.preview} data-shown={isShown || undefined} aria-hidden="true">
      {data && <p className={css.description}>{localize(data.description, data.localizedDescriptions)}</p>}
      <p className={css.tags}>
        {tags
          .slice(0, TAGS_SHOWN)
          .map((tag) => `#${nameOf(tag)}`)
          .join(' ')}
      </p>
    </div>
  );
}
