import { useLocale, useSession, useTheme, useThemeChoice } from '@xana/session/react';
import { LanguageIcon, MonitorIcon, MoonIcon, SunIcon } from '@xana/ui-kit/icon';
import { IconButton } from '@xana/ui-kit/icon-button';
import type { ChoiceMenu } from '@xana/ui-kit/menu';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useText } from '../../phrases/phrases.ts';

export const LANGUAGES = [
  { id: 'en', name: 'English', lang: 'en' },
  { id: 'ja', name: '日本語', lang: 'ja' },
] as const;

export function useThemes() {
  const t = useText();
  return [
    { id: 'light', name: t('theme.light'), icon: <SunIcon size={18} /> },
    { id: 'dark', name: t('theme.dark'), icon: <MoonIcon size={18} /> },
    { id: 'system', name: t('theme.system'), icon: <MonitorIcon size={18} /> },
  ] as const;
}

export function LanguagePicker() {
  const t = useText();
  const session = useSession();
  return (
    <LazyChoiceMenu
      label={t('frame.language')}
      trigger={<LanguageIcon />}
      choices={LANGUAGES}
      chosen={useLocale()}
      onChoose={session.setLocale}
    />
  );
}

export function ThemePicker() {
  const t = useText();
  const session = useSession();
  return (
    <LazyChoiceMenu
      label={t('frame.theme')}
      trigger={useTheme() === 'dark' ? <MoonIcon /> : <SunIcon />}
      choices={useThemes()}
      chosen={useThemeChoice()}
      onChoose={session.setTheme}
    />
  );
}

interface LazyChoiceMenuProps<Id extends string> {
  label: string;
  trigger: ReactNode;
  choices: readonly { id: Id; name: string; icon?: ReactNode; lang?: string }[];
  chosen: Id;
  onChoose(id: Id): void;
}

type Menu = typeof ChoiceMenu;

/** A plain button until the first click, which opens the menu; hover and focus prefetch its code. */
function LazyChoiceMenu<Id extends string>(props: LazyChoiceMenuProps<Id>) {
  const [Loaded, setLoaded] = useState<ComponentType<Parameters<Menu>[0]> | null>(null);
  const fetchMenu = () => import('@xana/ui-kit/menu');
  if (Loaded) {
    const Menu = Loaded as ComponentType<LazyChoiceMenuProps<Id> & { isOpenAtFirst: boolean }>;
    return <Menu {...props} isOpenAtFirst />;
  }
  return (
    <IconButton
      label={props.label}
      aria-haspopup="menu"
      onPointerEnter={() => void fetchMenu()}
      onFocus={() => void fetchMenu()}
      onClick={() =>
        void fetchMenu().then((menu) => setLoaded(() => menu.ChoiceMenu as ComponentType<Parameters<Menu>[0]>))
      }
    >
      {props.trigger}
    </IconButton>
  );
}
