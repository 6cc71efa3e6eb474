import type { Notification } from '@xana/contracts/http/notifications/notification';
import type { NotificationKind } from '@xana/contracts/http/notifications/notification-kinds';
import { Avatar } from '@xana/ui-kit/avatar';
import {
  CalendarIcon,
  ChatIcon,
  CheckIcon,
  HeartFilledIcon,
  StoreIcon,
  UserIcon,
  UsersIcon,
  WarningIcon,
} from '@xana/ui-kit/icon';
import * as css from './notification-mark.module.css';

const ICONS = {
  follow: UserIcon,
  like: HeartFilledIcon,
  comment: ChatIcon,
  reply: ChatIcon,
  mention: UsersIcon,
  messageRequest: ChatIcon,
  event: CalendarIcon,
  payment: StoreIcon,
  approval: CheckIcon,
} satisfies Record<NotificationKind, typeof UserIcon>;

/** The newest actor with a small icon of the kind, or the icon alone for what the platform did. */
export function NotificationMark({ notification: { kind, actors, moderation } }: { notification: Notification }) {
  const [actor] = actors;
  const Icon = moderation ? WarningIcon : ICONS[kind];
  if (!actor) {
    return (
      <span className={css.alone} data-kind={kind}>
        <Icon size={22} />
      </span>
    );
  }
  return (
    <span className={css.mark}>
      <Avatar name={actor.name} src={actor.avatar} color={actor.profileIconColor} size={44} />
      <span className={css.kind} data-kind={kind}>
        <Icon size={12} />
      </span>
    </span>
  );
}
