import { useMember } from '@xana/session/react';
import { CompassIcon, FeedIcon, StoreIcon, UsersIcon } from '@xana/ui-kit/icon';
import { useLocation } from 'react-router-dom';
import { useText } from '../../phrases/phrases.ts';
import { currentSection } from '../navigation/current-section.ts';
import { friendsPath, SectionLink } from '../navigation/section-link.tsx';
import * as css from './main-navigation.module.css';

const SECTIONS = [
  { name: 'space', text: 'navigation.explore', Icon: CompassIcon, to: '/explore' },
  { name: 'feed', text: 'bar.feed', Icon: FeedIcon, to: '/feed?for=user' },
  { name: 'friends', text: 'bar.friends', Icon: UsersIcon, to: friendsPath },
  { name: 'store', text: 'navigation.store', Icon: StoreIcon, to: '/store' },
] as const;

/** The main sections, above the lists of the sidebar. The list of spaces marks the page of a space. */
export function MainNavigation() {
  const t = useText();
  const member = useMember();
  const { pathname, search } = useLocation();
  const current = pathname.startsWith('/details/') ? undefined : currentSection({ pathname, search }, member?.id);
  return (
    <nav aria-label={t('navigation.label')}>
      <ul className={css.sections}>
        {SECTIONS.map(({ name, text, Icon, to }) => (
          <li key={name}>
            <SectionLink name={name} to={to} isCurrent={current === name} className={css.section}>
              <Icon />
              {t(text)}
            </SectionLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
