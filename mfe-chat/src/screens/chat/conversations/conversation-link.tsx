import type { getAllFriends } from '@xana/contracts/http/chat/conversations';
import { useFormats } from '@xana/i18n/formats';
import { Link, type RowOf } from '@xana/remote-kit';
import { useMember } from '@xana/session/react';
import { Avatar } from '@xana/ui-kit/avatar';
import { Badge } from '@xana/ui-kit/badge';
import { MutedIcon } from '@xana/ui-kit/chat-icon';
import { VisuallyHidden } from '@xana/ui-kit/visually-hidden';
import { useText } from '../../../phrases/phrases.ts';
import { useIsOnline } from '../../../shared/live/use-is-online.ts';
import { useChatDates } from '../chat-dates/use-chat-dates.ts';
import { useTyping } from '../conversation/use-typing.ts';
import * as css from './conversations.module.css';
import { FROM_LIST } from './from-list.ts';

interface ConversationLinkProps {
  conversation: RowOf<typeof getAllFriends>;
  to: string;
  isChosen: boolean;
  /** No conversation is open beside the list. */
  isFromList: boolean;
}

export function ConversationLink({ conversation, to, isChosen, isFromList }: ConversationLinkProps) {
  const t = useText();
  const formats = useFormats();
  const dates = useChatDates();
  const { user, lastMessageAt, unreadCount, isMuted } = conversation;
  const isTyping = useTyping(user.id, conversation.conversationId);
  const isOnline = useIsOnline(user.id);
  const lastText = useLastText(conversation);
  return (
    <li>
      <Link
        to={to}
        state={isFromList ? FROM_LIST : undefined}
        className={css.conversation}
        aria-current={isChosen ? 'true' : undefined}
      >
        <Avatar name={user.name} src={user.avatar} color={user.profileIconColor} size={40} isOnline={isOnline} />
        <span className={css.words}>
          <span className={css.title}>
            <bdi className={css.name}>{user.name}</bdi>
            {isMuted && <MutedIcon size={14} />}
            {isMuted && <VisuallyHidden>{t('mute.state')}</VisuallyHidden>}
          </span>
          {isOnline && <VisuallyHidden>{t('chat.online')}</VisuallyHidden>}
          <bdi className={css.last} data-unread={unreadCount > 0 && !isMuted} data-typing={isTyping}>
            {isTyping ? t('chat.isTyping') : lastText}
          </bdi>
        </span>
        <span className={css.side}>
          <time dateTime={lastMessageAt} title={formats.dateTime(lastMessageAt)}>
            {dates.brief(lastMessageAt)}
          </time>
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

/** The newest message of a conversation in one line, and whether the member sent it. */
function useLastText(conversation: RowOf<typeof getAllFriends>): string {
  const t = useText();
  const memberId = useMember()?.id;
  const { lastMessage, lastHasPictures, lastSenderId } = conversation;
  const text = lastMessage || t(lastHasPictures ? 'picture.name' : 'message.deleted');
  return lastSenderId === memberId ? t('chat.you', { text }) : text;
}
