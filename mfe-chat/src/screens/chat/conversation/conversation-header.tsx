import type { UserSummary } from '@xana/contracts/http/users/user';
import { Link } from '@xana/remote-kit';
import { Avatar } from '@xana/ui-kit/avatar';
import { BackIcon, MoreIcon } from '@xana/ui-kit/icon';
import { IconButton } from '@xana/ui-kit/icon-button';
import { useState } from 'react';
import { useText } from '../../../phrases/phrases.ts';
import { useLazyComponent } from '../../../shared/lazy-component/use-lazy-component.ts';
import { useLiveChat } from '../../../shared/live/live-chat.ts';
import * as css from './conversation.module.css';

const loadMenu = () => import('./user-menu.tsx').then(({ UserMenu }) => UserMenu);

interface ConversationHeaderProps {
  user: UserSummary;
  conversationId: number | null;
}

/** The other user, whether they are online, and what can be done about them. */
export function ConversationHeader({ user }: ConversationHeaderProps) {
  const t = useText();
  const isOnline = useLiveChat(({ online }) => online.has(user.id));
  const [Menu, request] = useLazyComponent(loadMenu);
  const [isWanted, setIsWanted] = useState(false);
  const label = t('with.actions', { name: user.name });
  const openMenu = () => {
    request();
    setIsWanted(true);
  };
  return (
    <header className={css.header}>
      <Link to="/chat" className={css.back} aria-label={t('chat.back')}>
        <BackIcon />
      </Link>
      <h2 className={css.title}>
        <Link to={`/profile?user=${user.id}`} className={css.person}>
          <Avatar name={user.name} src={user.avatar} color={user.profileIconColor} size={36} />
          <bdi className={css.name}>{user.name}</bdi>
        </Link>
      </h2>
      {isOnline && <span className={css.online}>{t('chat.online')}</span>}
      <span className={css.actions}>
        {Menu && isWanted ? (
          <Menu label={label} user={user} />
        ) : (
          <IconButton label={label} onClick={openMenu}>
            <MoreIcon />
          </IconButton>
        )}
      </span>
    </header>
  );
}
