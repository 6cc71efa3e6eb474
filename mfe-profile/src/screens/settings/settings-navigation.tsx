import { Link } from '@xana/remote-kit';
import { ForwardIcon } from '@xana/ui-kit/icon';
import * as styles from '../../shared/styles.module.css';
import { useText } from './phrases/phrases.ts';
import * as css from './settings-screen.module.css';

/** The sections of the settings, in the order of their list. Each is the end of its address: `/settings/privacy`. */
const SECTIONS = ['profile', 'account', 'privacy', 'notifications', 'display', 'blocked', 'data'] as const;
export type Section = (typeof SECTIONS)[number];

export const findSection = (name: string | undefined): Section | undefined => SECTIONS.find((each) => each === name);

interface SettingsNavigationProps {
  /** The section in the address. */
  chosen: Section | undefined;
  /** The section beside the list: the first one when the address has none. */
  shown: Section | undefined;
}

/** Links to the sections, each with what it contains. */
export function SettingsNavigation({ chosen, shown }: SettingsNavigationProps) {
  const t = useText();
  return (
    <nav className={css.navigation} aria-label={t('sections')}>
      <ul className={css.links}>
        {SECTIONS.map((section) => (
          <li key={section}>
            <Link
              to={`/settings/${section}`}
              className={css.link}
              data-shown={section === shown}
              aria-current={section === chosen ? 'page' : undefined}
            >
              <span className={styles.words}>
                <span className={css.name}>{t(`section.${section}`)}</span>
                <span className={styles.soft}>{t(`contains.${section}`)}</span>
              </span>
              <span className={css.forward}>
                <ForwardIcon size={18} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
