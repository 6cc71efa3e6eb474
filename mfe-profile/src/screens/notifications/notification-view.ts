import { NOTIFICATION_KINDS } from '@xana/contracts/http/notifications/notification-kinds';

export const VIEWS = ['all', 'unread', 'settings'] as const;

/** What the address of the page chooses. */
export interface NotificationView {
  show: (typeof VIEWS)[number];
  kind: (typeof NOTIFICATION_KINDS)[number] | 'all';
}

/** Unknown values count as absent. */
export function readView(query: URLSearchParams): NotificationView {
  return {
    show: VIEWS.find((each) => each === query.get('show')) ?? 'all',
    kind: NOTIFICATION_KINDS.find((each) => each === query.get('kind')) ?? 'all',
  };
}

export function writeView({ show, kind }: NotificationView): string {
  const query = new URLSearchParams({
    ...(show === 'all' ? {} : { show }),
    ...(kind === 'all' || show === 'settings' ? {} : { kind }),
  });
  return query.toString();
}
