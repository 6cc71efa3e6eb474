import { getNotificationSettings } from '@xana/contracts/http/notifications/get-notification-settings';
import { NOTIFICATION_KINDS, type NotificationKind } from '@xana/contracts/http/notifications/notification-kinds';
import { updateNotificationSettings } from '@xana/contracts/http/notifications/update-notification-settings';
import { sharedPhrases } from '@xana/i18n';
import { useAction, useEditAnswers, useErrorToast, useOperation } from '@xana/remote-kit';
import { ErrorState } from '@xana/ui-kit/error-state';
import { Switch } from '@xana/ui-kit/switch';
import * as css from './notification-settings.module.css';
import { useText } from './phrases/phrases.ts';
import { RowsSkeleton } from './rows-skeleton.tsx';

/** Switches for each kind of notification; each takes effect at once. */
export function NotificationSettings() {
  const t = useText();
  const shared = sharedPhrases.useText();
  const edit = useEditAnswers();
  const showError = useErrorToast();
  const { data, isError, refetch } = useOperation(getNotificationSettings, {});
  const { run } = useAction(updateNotificationSettings, {
    onSuccess: (settings) => void edit(getNotificationSettings, () => settings),
    onError(error) {
      showError(error);
      void refetch();
    },
  });
  if (!data && isError) {
    return (
      <ErrorState
        title={shared('noData')}
        text={t('settings.failed')}
        retryLabel={shared('tryAgain')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <RowsSkeleton />;
  const turn = (kind: NotificationKind, isOn: boolean) => {
    edit(getNotificationSettings, ({ disabledKinds }) => ({
      disabledKinds: isOn ? disabledKinds.filter((each) => each !== kind) : [...disabledKinds, kind],
    }));
    void run({ kind, isOn });
  };
  return (
    <div className={css.settings}>
      <p className={css.hint}>{t('settings.hint')}</p>
      <div className={css.switches}>
        {NOTIFICATION_KINDS.map((kind) => (
          <Switch key={kind} isOn={!data.disabledKinds.includes(kind)} onChange={(isOn) => turn(kind, isOn)}>
            {t(`kind.${kind}`)}
          </Switch>
        ))}
      </div>
    </div>
  );
}
