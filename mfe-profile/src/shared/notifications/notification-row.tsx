import type { Notification } from '@xana/contracts/http/notifications/notification';
import { useFormats } from '@xana/i18n/formats';
import { notificationLink } from '@xana/i18n/notifications/notification-link';
import { notificationExcerpt, notificationText } from '@xana/i18n/notifications/notification-text';
import { Link, useInView } from '@xana/remote-kit';
import { useMember } from '@xana/session/react';
import { CloseIcon } from '@xana/ui-kit/icon';
import { IconButton } from '@xana/ui-kit/icon-button';
import { RelativeTime } from '@xana/ui-kit/relative-time';
import { VisuallyHidden } from '@xana/ui-kit/visually-hidden';
import { NotificationMark } from './notification-mark.tsx';
import * as css from './notification-row.module.css';
import { useText } from './phrases/phrases.ts';

interface NotificationRowProps {
  notification: Notification;
  isUnread: boolean;
  /** The row is on the screen. */
  onSeen(): void;
  onDelete(): void;
  /** The member follows the link of the row. */
  onFollow?(): void;
}

export function NotificationRow({ notification, isUnread, onSeen, onDelete, onFollow }: NotificationRowProps) {
  const t = useText();
  const format = useFormats();
  const member = useMember();
  const element = useInView<HTMLLIElement>({ margin: '0px', isEnabled: !notification.isRead, onInView: onSeen });
  const text = notificationText(t, notification, format.dayAndTime);
  const excerpt = notificationExcerpt(notification);
  const image = notification.post?.image ?? notification.event?.image;
  return (
    <li ref={element} className={css.row} data-unread={isUnread || undefined}>
      <Link className={css.link} to={notificationLink(notification, member?.id ?? 0)} onClick={onFollow}>
        <NotificationMark notification={notification} />
        <span className={css.words}>
          <span className={css.text}>
            {isUnread && <VisuallyHidden>{t('unread')}: </VisuallyHidden>}
            {text}
          </span>
          {excerpt && <bdi className={css.excerpt}>{excerpt}</bdi>}
          <span className={css.time}>
            <RelativeTime at={notification.updatedAt} format={format.relativeTime} formatFull={format.dateTime} />
          </span>
        </span>
        {image && <img className={css.image} src={`${image}?w=160`} alt="" loading="lazy" decoding="async" />}
      </Link>
      <IconButton label={t('delete', { text })} data-focus-key={`delete-${notification.id}`} onClick={onDelete}>
        <CloseIcon size={16} />
      </IconButton>
    </li>
  );
}
