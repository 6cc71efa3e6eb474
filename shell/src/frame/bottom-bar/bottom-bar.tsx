import { profilePath } from '@xana/contracts/remotes/page-paths';
import { useMember } from '@xana/session/react';
import { CompassIcon, FeedIcon, HomeIcon, UserIcon, UsersIcon } from '@xana/ui-kit/icon';
import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../phrases/phrases.ts';
import { currentSection } from '../navigation/current-section.ts';
import { friendsPath, SectionLink } from '../navigation/section-link.tsx';
import * as css from './bottom-bar.module.css';

/** The five main sections, on screens of at most 768 px. */
export function BottomBar() {
  const t = useText();
  const member = useMember();
  const { pathname, search } = useLocation();
  const current = currentSection({ pathname, search }, member?.id);
  const link = (
    name: 'home' | 'space' | 'feed' | 'friends' | 'me',
    icon: ReactNode,
    to: ComponentProps<typeof SectionLink>['to'],
  ) => (
    <li>
      <SectionLink name={name} to={to} isCurrent={current === name} className={css.item}>
        <span className={css.icon}>{icon}</span>
        <span className={css.label}>{t(`bar.${name}`)}</span>
      </SectionLink>
    </li>
  );
  return (
    <nav className={css.bar} aria-label={t('bar.label')}>
      <ul className={css.sections}>
        {link('home', <HomeIcon />, '/')}
        {link('space', <CompassIcon />, '/explore')}
        {link('feed', <FeedIcon />, '/feed?for=user')}
        {link('friends', <UsersIcon />, friendsPath)}
        {link('me', <UserIcon />, profilePath)}
      </ul>
    </nav>
  );
}
