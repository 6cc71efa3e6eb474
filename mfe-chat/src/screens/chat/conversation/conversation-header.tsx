import { Link, profilePath, useLocation, useNavigate } from '@xana/remote-kit';
import { Avatar } from '@xana/ui-kit/avatar';
import { MutedIcon } from '@xana/ui-kit/chat-icon';
import { BackIcon, MoreIcon, SearchIcon } from '@xana/ui-kit/icon';
import { IconButton } from '@xana/ui-kit/icon-button';
import { VisuallyHidden } from '@xana/ui-kit/visually-hidden';
import { type MouseEvent, type RefObject, useState } from 'react';
import { useText } from '../../../phrases/phrases.ts';
import { useLazyComponent } from '../../../shared/lazy-component/use-lazy-component.ts';
import { useIsOnline } from '../../../shared/live/use-is-online.ts';
import { FROM_LIST } from '../conversations/from-list.ts';
import type { ChatTarget } from './chat-target.ts';
import * as css from './conversation.module.css';

const loadMenu = () => import('./user-menu.tsx').then(({ UserMenu }) => UserMenu);

interface ConversationHeaderProps {
  target: ChatTarget;
  searchButton: RefObject<HTMLButtonElement | null>;
  isSearching: boolean;
  /** Missing before the first message. */
  onSearch: (() => void) | undefined;
}

/** The other user, whether they are online, and what can be done about them. */
export function ConversationHeader({ target, searchButton, isSearching, onSearch }: ConversationHeaderProps) {
  const { user, isRequest, isMuted } = target;
  const t = useText();
  const isOnline = useIsOnline(user.id);
  const [Menu, request] = useLazyComponent(loadMenu);
  const [isWanted, setIsWanted] = useState(false);
  const label = t('with.actions', { name: user.name });
  const listPath = isRequest ? '/chat?view=requests' : '/chat';
  const { state } = useLocation();
  const navigate = useNavigate();
  // The list is the page before: a new entry would make the browser's Back return to this conversation.
  const goBack = (event: MouseEvent) => {
    if (state !== FROM_LIST || isModified(event)) return;
    event.preventDefault();
    void navigate(-1);
  };
  const openMenu = () => {
    request();
    setIsWanted(true);
  };
  return (
    <header className={css.header}>
      <Link to={listPath} className={css.back} aria-label={t('chat.back')} onClick={goBack}>
        <BackIcon />
      </Link>
      <h2 className={css.title}>
        <Link to={profilePath(user.id)} className={css.person}>
          <Avatar name={user.name} src={user.avatar} color={user.profileIconColor} size={36} />
          <span className={css.words}>
            <bdi className={css.name}>{user.name}</bdi>
          </span>
        </Link>
      </h2>
      {isMuted && (
        <span className={css.muted}>
          <MutedIcon size={16} />
          <VisuallyHidden>{t('mute.state')}</VisuallyHidden>
        </span>
      )}
      {isOnline && <span className={css.online}>{t('chat.online')}</span>}
      <span className={css.actions}>
        {onSearch && (
          <IconButton ref={searchButton} label={t('search.open')} aria-expanded={isSearching} onClick={onSearch}>
            <SearchIcon />
          </IconButton>
        )}
        {Menu && isWanted ? (
          <Menu label={label} user={user} isMuted={isMuted} />
        ) : (
          <IconButton label={label} onClick={openMenu}>
            <MoreIcon />
          </IconButton>
        )}
      </span>
    </header>
  );
}

const isModified = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey;
