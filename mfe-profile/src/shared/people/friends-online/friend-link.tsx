import type { FriendPresence } from '@xana/contracts/http/spaces/presence';
import { useLocalized } from '@xana/i18n';
import { Link, profilePath, spacePath } from '@xana/remote-kit';
import { Avatar } from '@xana/ui-kit/avatar';
import type { ReactNode } from 'react';
import * as styles from '../../styles.module.css';
import * as css from './friend-link.module.css';
import { useText } from './phrases/phrases.ts';

interface FriendLinkProps {
  friend: FriendPresence;
  className: string;
  /** Of the picture, in CSS pixels. */
  size: number;
  name: ReactNode;
}

/** A friend who is online, and where: a link to the space, or to the profile of a friend who is in none. */
export function FriendLink({ friend: { user, space }, className, size, name }: FriendLinkProps) {
  const t = useText();
  const localize = useLocalized();
  const spaceName = space && localize(space.name, space.localizedNames);
  return (
    <Link
      className={className}
      to={space ? spacePath(space) : profilePath(user.id)}
      title={spaceName ? t('join', { name: user.name, space: spaceName }) : user.name}
    >
      <Avatar name={user.name} src={user.avatar} color={user.profileIconColor} size={size} isOnline />
      <span className={styles.words}>
        {name}
        <bdi className={css.where}>{spaceName ? t('inSpace', { space: spaceName }) : t('onSite')}</bdi>
      </span>
    </Link>
  );
}
