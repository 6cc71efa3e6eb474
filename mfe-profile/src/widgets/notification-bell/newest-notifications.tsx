import { getNotifications } from '@xana/contracts/http/notifications/notifications';
import { useOperation } from '@xana/remote-kit';
import { Answer } from '@xana/remote-kit/answer';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { NotificationRows } from '../../shared/notifications/notification-rows.tsx';
import { useText } from '../../shared/notifications/phrases/phrases.ts';
import { RowsSkeleton } from '../../shared/notifications/rows-skeleton.tsx';

const SHOWN = 6;

/** The newest notifications in the panel of the bell. @param onFollow closes the panel */
export function NewestNotifications({ onFollow }: { onFollow(): void }) {
  const t = useText();
  const newest = useOperation(
    getNotifications,
    { pageNumber: 1, pageSize: SHOWN, include: 'all' },
    { staleMilliseconds: 0 },
  );
  return (
    <Answer of={newest} failedText={t('failed')} skeleton={<RowsSkeleton />}>
      {({ rows }) =>
        rows.length === 0 ? (
          <EmptyState text={t('empty')} hint={t('empty.hint')} />
        ) : (
          <NotificationRows rows={rows} onFollow={onFollow} />
        )
      }
    </Answer>
  );
}
