import { Link } from '@xana/remote-kit';
import { useLocale, useMember, useSession, useThemeChoice } from '@xana/session/react';
import { SettingsIcon } from '@xana/ui-kit/settings-icon';
import { VisuallyHidden } from '@xana/ui-kit/visually-hidden';
import { type ReactNode, useId } from 'react';
import { LazyInstall } from '../../../installed-site/lazy-install.tsx';
import { useText } from '../../../phrases/phrases.ts';
import { LANGUAGES, useThemes } from '../../header/pickers.tsx';
import { ChainSelector } from './chain-selector.tsx';
import * as segments from './segments.module.css';
import * as css from './settings.module.css';

/**
 * Under the lists of the sidebar: how to install the site where that is possible, network and language, the theme where the header has no
 * room for it, and for members a link to their settings.
 */
export function Settings() {
  const t = useText();
  const session = useSession();
  const member = useMember();
  return (
    <section className={css.settings} aria-label={t('settings.label')}>
      <LazyInstall />
      <div className={css.row}>
        <ChainSelector />
        {member && (
          <Link to="/settings" className={css.link} aria-label={t('settings.label')} title={t('settings.label')}>
            <SettingsIcon />
          </Link>
        )}
      </div>
      <Segments label={t('frame.language')} choices={LANGUAGES} chosen={useLocale()} onChoose={session.setLocale} />
      <div className={css.narrowOnly}>
        <Segments
          label={t('frame.theme')}
          choices={useThemes()}
          chosen={useThemeChoice()}
          onChoose={session.setTheme}
        />
      </div>
    </section>
  );
}

interface SegmentsProps<Id extends string> {
  label: string;
  /** A choice with an icon shows its name only to screen readers and as a tooltip. */
  choices: readonly { id: Id; name: string; lang?: string; icon?: ReactNode }[];
  chosen: Id;
  onChoose(id: Id): void;
}

/** A segmented control: radio buttons for two or three choices that are all visible. */
function Segments<Id extends string>({ label, choices, chosen, onChoose }: SegmentsProps<Id>) {
  const group = useId();
  return (
    <fieldset className={segments.segments}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {choices.map(({ id, name, lang, icon }) => (
        <label key={id} className={segments.segment} lang={lang} title={icon ? name : undefined}>
          <input
            type="radio"
            className={segments.input}
            name={group}
            checked={id === chosen}
            onChange={() => onChoose(id)}
          />
          {icon}
          {icon ? <VisuallyHidden>{name}</VisuallyHidden> : name}
        </label>
      ))}
    </fieldset>
  );
}
