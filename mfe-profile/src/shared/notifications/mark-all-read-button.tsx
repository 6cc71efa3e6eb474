import { getNotifications, markAllNotificationsRead } from '@xana/contracts/http/notifications/notifications';
import { useAction, useErrorToast, useRefresh } from '@xana/remote-kit';
import { Button } from '@xana/ui-kit/button';
import { CheckIcon } from '@xana/ui-kit/icon';
import { useText } from './phrases/phrases.ts';
import { useSetUnreadCount } from './unread-count.ts';

/** @param onDone the lists on the screen are read again */
export function MarkAllReadButton({ onDone }: { onDone(): void }) {
  const t = useText();
  const refresh = useRefresh();
  const setUnreadCount = useSetUnreadCount();
  const { run, isBusy } = useAction(markAllNotificationsRead, {
    onSuccess({ unreadCount }) {
      setUnreadCount(unreadCount);
      void refresh(getNotifications).then(onDone);
    },
    onError: useErrorToast(),
  });
  return (
    <Button variant="quiet" size="small" icon={<CheckIcon size={16} />} isBusy={isBusy} onClick={() => void run({})}>
      {t('markAllRead')}
    </Button>
  );
}
