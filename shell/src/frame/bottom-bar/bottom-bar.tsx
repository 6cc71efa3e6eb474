import { useMember } from '@xana/session/react';
import { CompassIcon, FeedIcon, HomeIcon, UserIcon, UsersIcon } from '@xana/ui-kit/icon';
import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../phrases/phrases.ts';
import { currentPlace } from '../places/current-place.ts';
import { friendsPath, PlaceLink } from '../places/place-link.tsx';
import * as css from './bottom-bar.module.css';

/** The five places of the product under the thumb, on screens of 768 px and less. */
export function BottomBar() {
  const t = useText();
  const member = useMember();
  const { pathname, search } = useLocation();
  const current = currentPlace({ pathname, search }, member?.id);
  const place = (
    name: 'home' | 'space' | 'feed' | 'friends' | 'me',
    icon: ReactNode,
    to: ComponentProps<typeof PlaceLink>['to'],
  ) => (
    <li>
      <PlaceLink name={name} to={to} isCurrent={current === name} className={css.item}>
        <span className={css.icon}>{icon}</span>
        <span className={css.label}>{t(`bar.${name}`)}</span>
      </PlaceLink>
    </li>
  );
  return (
    <nav className={css.bar} aria-label={t('bar.label')}>
      <ul className={css.places}>
        {place('home', <HomeIcon />, '/')}
        {place('space', <CompassIcon />, '/explore')}
        {place('feed', <FeedIcon />, '/feed?for=user')}
        {place('friends', <UsersIcon />, friendsPath)}
        {place('me', <UserIcon />, (id) => `/profile?user=${id}`)}
      </ul>
    </nav>
  );
}
