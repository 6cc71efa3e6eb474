import { sharedPhrases } from '@xana/i18n';
import { Button } from '@xana/ui-kit/button';
import { Notice } from '@xana/ui-kit/notice';
import { Switch } from '@xana/ui-kit/switch';
import { useText } from '../phrases/phrases.ts';
import { SettingsCard } from '../settings-card.tsx';
import * as css from './device-notifications.module.css';
import { useDeviceNotifications } from './use-device-notifications.ts';

/** Notifications of this browser while the site is closed; off at first. Absent on a site that sends none. */
export function DeviceNotifications() {
  const t = useText();
  const shared = sharedPhrases.useText();
  const { state, work, change } = useDeviceNotifications();
  if (!state) return null;
  const isWorking = work === 'turningOn' || work === 'turningOff';
  const hasFailed = work === 'onFailed' || work === 'offFailed';
  const canChange = state === 'on' || state === 'off';
  return (
    <SettingsCard title={t('device.title')} text={t('device.text')}>
      {canChange && (
        <div className={css.row}>
          <Switch
            isOn={work === 'turningOn' || (state === 'on' && work !== 'turningOff')}
            isDisabled={isWorking}
            onChange={(isOn) => void change(isOn)}
          >
            {t('device.show')}
          </Switch>
          {hasFailed && (
            <Button size="small" onClick={() => void change(work === 'onFailed')}>
              {shared('tryAgain')}
            </Button>
          )}
        </div>
      )}
      {state === 'unsupported' && <p className={css.text}>{t('device.unsupported')}</p>}
      <Notice tone="progress" text={isWorking && t(`device.${work}`)} />
      <Notice tone="warning" text={state === 'denied' && t('device.denied')} hint={t('device.deniedHint')} />
      <Notice tone="problem" text={canChange && hasFailed && t(`device.${work}`)} hint={t('device.failedHint')} />
    </SettingsCard>
  );
}
