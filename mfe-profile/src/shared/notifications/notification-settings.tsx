import { NOTIFICATION_KINDS, type NotificationKind } from '@xana/contracts/http/notifications/notification-kinds';
import { getNotificationSettings, updateNotificationSettings } from '@xana/contracts/http/notifications/notifications';
import { useAction, useEditAnswers, useErrorToast, useOperation } from '@xana/remote-kit';
import { Answer } from '@xana/remote-kit/answer';
import { Switch } from '@xana/ui-kit/switch';
import * as styles from '../styles.module.css';
import * as css from './notification-settings.module.css';
import { useText } from './phrases/phrases.ts';
import { RowsSkeleton } from './rows-skeleton.tsx';

/** Switches for each kind of notification; each takes effect at once. */
export function NotificationSettings() {
  const t = useText();
  const edit = useEditAnswers();
  const showError = useErrorToast();
  const settings = useOperation(getNotificationSettings, {});
  const { run } = useAction(updateNotificationSettings, {
    onSuccess: (stored) => void edit(getNotificationSettings, () => stored),
    onError(error) {
      showError(error);
      void settings.refetch();
    },
  });
  const turn = (kind: NotificationKind, isOn: boolean) => {
    edit(getNotificationSettings, ({ disabledKinds }) => ({
      disabledKinds: isOn ? disabledKinds.filter((each) => each !== kind) : [...disabledKinds, kind],
    }));
    void run({ kind, isOn });
  };
  return (
    <Answer of={settings} failedText={t('settings.failed')} skeleton={<RowsSkeleton />}>
      {({ disabledKinds }) => (
        <div className={css.settings}>
          <p className={styles.soft}>{t('settings.hint')}</p>
          <div className={css.switches}>
            {NOTIFICATION_KINDS.map((kind) => (
              <Switch key={kind} isOn={!disabledKinds.includes(kind)} onChange={(isOn) => turn(kind, isOn)}>
                {t(`kind.${kind}`)}
              </Switch>
            ))}
          </div>
        </div>
      )}
    </Answer>
  );
}
