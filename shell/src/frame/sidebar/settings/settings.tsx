import { useLocale, useSession, useThemeChoice } from '@xana/session/react';
import { MonitorIcon, MoonIcon, SunIcon } from '@xana/ui-kit/icon';
import { useText } from '../../../phrases/phrases.ts';
import { LANGUAGES } from '../../language-picker/language-picker.tsx';
import { ChainSelector } from './chain-selector.tsx';
import { Segments } from './segments.tsx';
import * as css from './settings.module.css';

/** Network and language at the end of the sidebar; the theme too where the header has no room for it. */
export function Settings() {
  const t = useText();
  const session = useSession();
  return (
    <section className={css.settings} aria-label={t('settings.label')}>
      <ChainSelector />
      <Segments label={t('frame.language')} choices={LANGUAGES} chosen={useLocale()} onChoose={session.setLocale} />
      <div className={css.narrowOnly}>
        <Segments
          label={t('frame.theme')}
          choices={[
            { id: 'light', name: t('theme.light'), icon: <SunIcon size={18} /> },
            { id: 'dark', name: t('theme.dark'), icon: <MoonIcon size={18} /> },
            { id: 'system', name: t('theme.system'), icon: <MonitorIcon size={18} /> },
          ]}
          chosen={useThemeChoice()}
          onChoose={session.setTheme}
        />
      </div>
    </section>
  );
}
