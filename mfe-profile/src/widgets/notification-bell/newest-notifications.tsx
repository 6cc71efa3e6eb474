import { getNotifications } from '@xana/contracts/http/notifications/get-notifications';
import { sharedPhrases } from '@xana/i18n';
import { useOperation } from '@xana/remote-kit';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { ErrorState } from '@xana/ui-kit/error-state';
import { NotificationRows } from '../../shared/notifications/notification-rows.tsx';
import { useText } from '../../shared/notifications/phrases/phrases.ts';
import { RowsSkeleton } from '../../shared/notifications/rows-skeleton.tsx';

const SHOWN = 6;

/** The newest notifications in the panel of the bell. @param onFollow closes the panel */
export function NewestNotifications({ onFollow }: { onFollow(): void }) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const { data, isError, refetch } = useOperation(
    getNotifications,
    { pageNumber: 1, pageSize: SHOWN, include: 'moderation' },
    { staleMilliseconds: 0 },
  );
  if (!data && isError) {
    return (
      <ErrorState
        title={t('failed')}
        text={shared('noData')}
        retryLabel={shared('tryAgain')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <RowsSkeleton />;
  if (data.rows.length === 0) return <EmptyState text={t('empty')} hint={t('empty.hint')} />;
  return <NotificationRows rows={data.rows} onFollow={onFollow} />;
}
