import { NOTIFICATION_KINDS } from '@xana/contracts/http/notifications/notification-kinds';
import { getNotifications } from '@xana/contracts/http/notifications/notifications';
import { useOperationPages } from '@xana/remote-kit';
import { Paged } from '@xana/remote-kit/paged';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { Select } from '@xana/ui-kit/select';
import { useState } from 'react';
import { MarkAllReadButton } from '../../shared/notifications/mark-all-read-button.tsx';
import { NotificationRows } from '../../shared/notifications/notification-rows.tsx';
import { useText } from '../../shared/notifications/phrases/phrases.ts';
import { RowsSkeleton } from '../../shared/notifications/rows-skeleton.tsx';
import { useUnreadCount } from '../../shared/notifications/unread-count.ts';
import * as styles from '../../shared/styles.module.css';
import type { NotificationView } from './notification-view.ts';
import * as css from './notifications-screen.module.css';

const PAGE_SIZE = 20;

interface NotificationListProps {
  show: 'all' | 'unread';
  kind: NotificationView['kind'];
  onKind(kind: NotificationView['kind']): void;
}

export function NotificationList({ show, kind, onKind }: NotificationListProps) {
  const t = useText();
  const unreadCount = useUnreadCount();
  /** Marking all as read starts a new list, without the rows that it still shows as unread. */
  const [version, setVersion] = useState(0);
  const answer = useOperationPages(
    getNotifications,
    (pageNumber) => ({
      pageNumber,
      pageSize: PAGE_SIZE,
      include: 'all' as const,
      ...(show === 'unread' ? { state: show } : {}),
      ...(kind === 'all' ? {} : { kind }),
    }),
    { staleMilliseconds: 0 },
  );
  return (
    <div className={css.list}>
      <div className={css.bar}>
        <Select
          label={t('kind')}
          isLabelHidden
          choices={(['all', ...NOTIFICATION_KINDS] as const).map((id) => ({ id, name: t(`kind.${id}`) }))}
          chosen={kind}
          onChoose={onKind}
        />
        {unreadCount > 0 && <MarkAllReadButton onDone={() => setVersion((number) => number + 1)} />}
      </div>
      {answer.isSuccess && answer.rows.length === 0 ? (
        <EmptyState {...emptyTexts(t, show, kind)} />
      ) : (
        <Paged answer={answer} failedText={t('failed')} skeleton={<RowsSkeleton />}>
          {(rows) => <NotificationRows key={version} rows={rows} />}
        </Paged>
      )}
      <p className={styles.soft}>{t('kept')}</p>
    </div>
  );
}

function emptyTexts(t: ReturnType<typeof useText>, show: 'all' | 'unread', kind: NotificationView['kind']) {
  if (kind !== 'all') return { text: t('empty.kind') };
  return show === 'unread' ? { text: t('empty.unread') } : { text: t('empty'), hint: t('empty.hint') };
}
