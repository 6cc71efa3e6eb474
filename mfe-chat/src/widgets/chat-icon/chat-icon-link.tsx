import { fetchUnreadChatsCount } from '@xana/contracts/http/chat/fetch-unread-chats-count';
import { Link, useMemberAction, useNavigate, useOperation } from '@xana/remote-kit';
import { useSessionState } from '@xana/session/react';
import { ChatIcon } from '@xana/ui-kit/icon';
import { IconButton, iconButtonClass } from '@xana/ui-kit/icon-button';
import { useEffect } from 'react';
import { useText } from '../../phrases/phrases.ts';
import { badgeOf } from './badge-of.ts';
import * as css from './chat-icon-link.module.css';

/** The product's rhythm, in milliseconds. */
const POLL = 15_000;

/** Leads a member to the chat, with a badge of what is unread; asks a visitor to log in. */
export function ChatIconLink() {
  const t = useText();
  const asMember = useMemberAction('chat');
  const navigate = useNavigate();
  const { status } = useSessionState();
  const { data: count = 0, error } = useOperation(fetchUnreadChatsCount, {}, { everyMilliseconds: POLL });
  useEffect(() => {
    // By the product's rule this failure is for the console alone; the next poll tries again.
    if (error) console.error('The unread count could not be read.', error);
  }, [error]);
  if (status === 'visitor') {
    return (
      <IconButton label={t('icon.label')} data-focus-key="chat" onClick={() => asMember(() => navigate('/chat'))}>
        <ChatIcon />
      </IconButton>
    );
  }
  const badge = badgeOf(count);
  const label = badge ? t('icon.unread', { count }) : t('icon.label');
  return (
    <Link to="/chat" data-focus-key="chat" className={iconButtonClass()} aria-label={label} title={label}>
      <ChatIcon />
      {badge && <span className={css.badge}>{badge}</span>}
    </Link>
  );
}
