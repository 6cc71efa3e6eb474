import { SettingsCard } from '@xana/ui-kit/settings-card';
import { HiddenPeople } from '../../shared/people/hide-user/hidden-people.tsx';
import { useText } from './phrases/phrases.ts';

/** The users whom the member blocked or muted, each with the way back. */
export function BlockedPeople() {
  const t = useText();
  return (
    <>
      <SettingsCard title={t('blocked.title')} text={t('blocked.text')}>
        <HiddenPeople kind="blocked" label={t('blocked.title')} />
      </SettingsCard>
      <SettingsCard title={t('muted.title')} text={t('muted.text')}>
        <HiddenPeople kind="muted" label={t('muted.title')} />
      </SettingsCard>
    </>
  );
}
