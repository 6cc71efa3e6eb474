import { sharedPhrases } from '@xana/i18n';
import { Button } from '@xana/ui-kit/button';
import { Notice } from '@xana/ui-kit/notice';
import { CardRow, CardText, SettingsCard } from '@xana/ui-kit/settings-card';
import { Switch } from '@xana/ui-kit/switch';
import { useText } from '../phrases/phrases.ts';
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
        <CardRow>
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
        </CardRow>
      )}
      {state === 'unsupported' && <CardText>{t('device.unsupported')}</CardText>}
      <Notice tone="progress" text={isWorking && t(`device.${work}`)} />
      <Notice tone="warning" text={state === 'denied' && t('device.denied')} hint={t('device.deniedHint')} />
      <Notice tone="problem" text={canChange && hasFailed && t(`device.${work}`)} hint={t('device.failedHint')} />
    </SettingsCard>
  );
}
