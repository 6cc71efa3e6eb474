import type { getAllFriends } from '@xana/contracts/http/chat/get-all-friends';
import type { OutputOf } from '@xana/contracts/operation';
import { useFormats } from '@xana/i18n/formats';
import { Link } from '@xana/remote-kit';
import { Avatar } from '@xana/ui-kit/avatar';
import { Badge } from '@xana/ui-kit/badge';
import { RelativeTime } from '@xana/ui-kit/relative-time';
import { VisuallyHidden } from '@xana/ui-kit/visually-hidden';
import { useText } from '../../phrases/phrases.ts';
import * as css from './chat-screen.module.css';

type Conversation = OutputOf<typeof getAllFriends>['rows'][number];

export function ConversationLink({ conversation, isChosen }: { conversation: Conversation; isChosen: boolean }) {
  const t = useText();
  const formats = useFormats();
  const { conversationId, user, lastMessage, lastMessageAt, unreadCount } = conversation;
  return (
    <li>
      <Link
        to={`/chat?with=${conversationId}`}
        className={css.conversation}
        aria-current={isChosen ? 'true' : undefined}
      >
        <Avatar name={user.name} src={user.avatar} color={user.profileIconColor} size={40} />
        <span className={css.words}>
          <bdi className={css.name}>{user.name}</bdi>
          <bdi className={css.last}>{lastMessage}</bdi>
        </span>
        <span className={css.side}>
          <RelativeTime at={lastMessageAt} format={formats.relativeTime} formatFull={formats.dateTime} />
          {unreadCount > 0 && (
            <Badge tone="accent">
              <span aria-hidden="true">{formats.number(unreadCount)}</span>
              <VisuallyHidden>{t('chat.unread', { count: unreadCount })}</VisuallyHidden>
            </Badge>
          )}
        </span>
      </Link>
    </li>
  );
}
