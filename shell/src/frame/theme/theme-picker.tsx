import { useSession, useTheme, useThemeChoice } from '@xana/session/react';
import { MonitorIcon, MoonIcon, SunIcon } from '@xana/ui-kit/icon';
import { useText } from '../../phrases/phrases.ts';
import { LazyChoiceMenu } from '../lazy-choice-menu.tsx';

export function ThemePicker() {
  const t = useText();
  const session = useSession();
  return (
    <LazyChoiceMenu
      label={t('frame.theme')}
      trigger={useTheme() === 'dark' ? <MoonIcon /> : <SunIcon />}
      choices={[
        { id: 'light', name: t('theme.light'), icon: <SunIcon size={18} /> },
        { id: 'dark', name: t('theme.dark'), icon: <MoonIcon size={18} /> },
        { id: 'system', name: t('theme.system'), icon: <MonitorIcon size={18} /> },
      ]}
      chosen={useThemeChoice()}
      onChoose={session.setTheme}
    />
  );
}
