import { Button } from '@xana/ui-kit/button';
import { Notice } from '@xana/ui-kit/notice';
import { CardRow, CardText, SettingsCard } from '@xana/ui-kit/settings-card';
import { Switch } from '@xana/ui-kit/switch';
import { useState } from 'react';
import { changeAlertSettings, useAlertSettings } from '../../shared/alerts/alert-settings.ts';
import { canShowDesktopAlerts, mayShowDesktopAlerts, showDesktopAlert } from '../../shared/alerts/desktop-alert.ts';
import { playSound } from '../../shared/alerts/play-sound.ts';
import { useText } from './phrases/phrases.ts';

/** The slot `settings.notifications`: sound and desktop notifications of messages, both off at first. */
export function AlertSettings() {
  const t = useText();
  const { hasSound, showsDesktop } = useAlertSettings();
  const [problem, setProblem] = useState<'denied' | 'silent' | 'unsupported' | null>(null);
  const isDesktopOn = showsDesktop && mayShowDesktopAlerts();
  const turnDesktop = async (isOn: boolean) => {
    const isAllowed = !isOn || (await Notification.requestPermission()) === 'granted';
    setProblem(isAllowed ? null : 'denied');
    changeAlertSettings({ showsDesktop: isOn && isAllowed });
  };
  const trySound = () =>
    playSound().then(
      () => setProblem(null),
      () => setProblem('silent'),
    );
  const tryDesktop = () => {
    const sample = { title: t('sampleTitle'), text: t('sampleText'), icon: null, tag: 'sample' };
    if (showDesktopAlert(sample)) return setProblem(null);
    setProblem(mayShowDesktopAlerts() ? 'unsupported' : 'denied');
    changeAlertSettings({ showsDesktop: false });
  };
  return (
    <SettingsCard title={t('title')} text={t('text')}>
      <CardRow>
        <Switch isOn={hasSound} onChange={(isOn) => changeAlertSettings({ hasSound: isOn })}>
          {t('sound')}
        </Switch>
        {hasSound && (
          <Button size="small" onClick={() => void trySound()}>
            {t('trySound')}
          </Button>
        )}
      </CardRow>
      {canShowDesktopAlerts() ? (
        <CardRow>
          <Switch isOn={isDesktopOn} onChange={(isOn) => void turnDesktop(isOn)}>
            {t('desktop')}
          </Switch>
          {isDesktopOn && (
            <Button size="small" onClick={tryDesktop}>
              {t('tryDesktop')}
            </Button>
          )}
        </CardRow>
      ) : (
        <CardText>{t('unsupported')}</CardText>
      )}
      <Notice tone="problem" text={problem && t(problem)} />
    </SettingsCard>
  );
}
