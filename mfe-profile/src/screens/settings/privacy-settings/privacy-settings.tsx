import { getPrivacySettings, updatePrivacySettings } from '@xana/contracts/http/settings/account';
import { MESSAGE_SENDERS } from '@xana/contracts/http/settings/privacy-choices';
import type { PrivacySettings as Choices } from '@xana/contracts/http/settings/privacy-settings';
import { useAction, useEditAnswers, useErrorToast, useOperation } from '@xana/remote-kit';
import { Answer } from '@xana/remote-kit/answer';
import { SettingsCard } from '@xana/ui-kit/settings-card';
import { Switch } from '@xana/ui-kit/switch';
import { ChoiceGroup } from '../choice-group/choice-group.tsx';
import { useText } from '../phrases/phrases.ts';

/** Who may send messages, and whether friends see the presence. Each takes effect at once. */
export function PrivacySettings() {
  const t = useText();
  const settings = useOperation(getPrivacySettings, {});
  const change = useUpdatePrivacySettings(settings.refetch);
  return (
    <Answer of={settings} failedText={t('privacy.failed')} skeleton={320}>
      {({ messageSenders: chosen, showsPresence: isShown }) => (
        <>
          <ChoiceGroup
            label={t('messages.title')}
            text={t('messages.text')}
            choices={MESSAGE_SENDERS.map((id) => ({ id, name: t(`messages.${id}`), hint: t(`messages.${id}Hint`) }))}
            chosen={chosen}
            onChoose={(messageSenders) => change({ messageSenders })}
          />
          <SettingsCard title={t('presence.title')} text={t('presence.text')}>
            <Switch isOn={isShown} onChange={(showsPresence) => change({ showsPresence })}>
              {t('presence.show')}
            </Switch>
          </SettingsCard>
        </>
      )}
    </Answer>
  );
}

/** Shows a change at once and stores it. One that fails is reported, and what the server has is shown again. */
function useUpdatePrivacySettings(refetch: () => Promise<unknown>) {
  const edit = useEditAnswers();
  const showError = useErrorToast();
  const { run } = useAction(updatePrivacySettings, {
    onSuccess: (settings) => void edit(getPrivacySettings, () => settings),
    onError(error) {
      showError(error);
      void refetch();
    },
  });
  return (change: Partial<Choices>) => {
    edit(getPrivacySettings, (settings) => ({ ...settings, ...change }));
    return run(change);
  };
}
