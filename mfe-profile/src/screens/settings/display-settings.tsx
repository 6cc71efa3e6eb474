import { useLocale, useSession, useThemeChoice } from '@xana/session/react';
import { MonitorIcon, MoonIcon, SunIcon } from '@xana/ui-kit/icon';
import { ChoiceGroup } from './choice-group/choice-group.tsx';
import { useText } from './phrases/phrases.ts';

/** The name of each language in that language, so that everybody finds their own. */
const LANGUAGES = [
  { id: 'en', name: 'English', lang: 'en' },
  { id: 'ja', name: '日本語', lang: 'ja' },
] as const;

/** Language and theme of this browser, as in the header. */
export function DisplaySettings() {
  const t = useText();
  const session = useSession();
  const themes = [
    { id: 'light', name: t('theme.light'), icon: <SunIcon size={18} /> },
    { id: 'dark', name: t('theme.dark'), icon: <MoonIcon size={18} /> },
    { id: 'system', name: t('theme.system'), hint: t('theme.systemHint'), icon: <MonitorIcon size={18} /> },
  ] as const;
  return (
    <>
      <ChoiceGroup
        label={t('language.title')}
        text={t('language.text')}
        choices={LANGUAGES}
        chosen={useLocale()}
        onChoose={session.setLocale}
      />
      <ChoiceGroup label={t('theme.title')} choices={themes} chosen={useThemeChoice()} onChoose={session.setTheme} />
    </>
  );
}
