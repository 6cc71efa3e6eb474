import type { getAllFriends } from '@xana/contracts/http/chat/get-all-friends';
import { useFormats } from '@xana/i18n/formats';
import { Link, type RowOf } from '@xana/remote-kit';
import { Avatar } from '@xana/ui-kit/avatar';
import { Badge } from '@xana/ui-kit/badge';
import { MutedIcon } from '@xana/ui-kit/chat-icon';
import { RelativeTime } from '@xana/ui-kit/relative-time';
import { VisuallyHidden } from '@xana/ui-kit/visually-hidden';
import { useText } from '../../../phrases/phrases.ts';
import { useLiveChat } from '../../../shared/live/live-chat.ts';
import * as css from './conversations.module.css';

interface ConversationLinkProps {
  conversation: RowOf<typeof getAllFriends>;
  to: string;
  isChosen: boolean;
}

export function ConversationLink({ conversation, to, isChosen }: ConversationLinkProps) {
  const t = useText();
  const formats = useFormats();
  const { user, lastMessage, lastMessageAt, unreadCount, isMuted } = conversation;
  const isOnline = useLiveChat(({ online }) => online.has(user.id));
  return (
    <li>
      <Link to={to} className={css.conversation} aria-current={isChosen ? 'true' : undefined}>
        <span className={css.avatar} data-online={isOnline}>
          <Avatar name={user.name} src={user.avatar} color={user.profileIconColor} size={40} />
        </span>
        <span className={css.words}>
          <span className={css.title}>
            <bdi className={css.name}>{user.name}</bdi>
            {isMuted && <MutedIcon size={14} />}
            {isMuted && <VisuallyHidden>{t('mute.state')}</VisuallyHidden>}
          </span>
          {isOnline && <VisuallyHidden>{t('chat.online')}</VisuallyHidden>}
          <bdi className={css.last} data-unread={unreadCount > 0 && !isMuted}>
            {lastMessage || t(conversation.lastHasPictures ? 'picture.name' : 'message.deleted')}
          </bdi>
        </span>
        <span className={css.side}>
          <RelativeTime at={lastMessageAt} format={formats.relativeTime} formatFull={formats.dateTime} />
          {unreadCount > 0 && (
            <Badge tone={isMuted ? 'neutral' : 'accent'}>
              <span aria-hidden="true">{formats.number(unreadCount)}</span>
              <VisuallyHidden>{t('chat.unread', { count: unreadCount })}</VisuallyHidden>
            </Badge>
          )}
        </span>
      </Link>
    </li>
  );
}
