import { fetchUnreadChatsCount } from '@xana/contracts/http/chat/conversations';
import { Link, useMemberAction, useNavigate, useOperation } from '@xana/remote-kit';
import { useSessionState } from '@xana/session/react';
import { ChatIcon } from '@xana/ui-kit/icon';
import { IconButton, IconCount, iconButtonClass } from '@xana/ui-kit/icon-button';
import { useEffect } from 'react';
import { useIsLive } from '../../shared/live/live-connection.ts';
import { useText } from './phrases/phrases.ts';

/** Set by the specification. Polling pauses while the socket reports each change. */
const POLL_INTERVAL_MS = 15_000;
const MAX_BADGE_NUMBER = 9;

/** Links a member to the chat, with a badge of unread messages; asks a visitor to log in. */
export function ChatIconLink() {
  const t = useText();
  const asMember = useMemberAction('chat');
  const navigate = useNavigate();
  const { status } = useSessionState();
  const isLive = useIsLive();
  const polling = isLive ? {} : { everyMilliseconds: POLL_INTERVAL_MS };
  const { data: count = 0, error } = useOperation(fetchUnreadChatsCount, {}, polling);
  useEffect(() => {
    // The specification wants this failure in the console only; the next poll retries.
    if (error) console.error('The unread count could not be read.', error);
  }, [error]);
  if (status === 'visitor') {
    return (
      <IconButton label={t('icon.label')} data-focus-key="chat" onClick={() => asMember(() => navigate('/chat'))}>
        <ChatIcon />
      </IconButton>
    );
  }
  const badge = count > 0 ? Math.min(count, MAX_BADGE_NUMBER) : null;
  const label = badge !== null ? t('icon.unread', { count }) : t('icon.label');
  return (
    <Link to="/chat" data-focus-key="chat" className={iconButtonClass()} aria-label={label} title={label}>
      <ChatIcon />
      {badge !== null && <IconCount>{badge}</IconCount>}
    </Link>
  );
}
