import { Link } from '@xana/remote-kit';
import { useMember, useSession } from '@xana/session/react';
import { FeedIcon, GlobeIcon, HomeIcon, UserIcon, UsersIcon } from '@xana/ui-kit/icon';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../phrases/phrases.ts';
import * as css from './bottom-bar.module.css';
import { type BarPlace, currentPlace } from './current-place.ts';

/** The five places of the product under the thumb, on screens of 768 px and less. */
export function BottomBar() {
  const t = useText();
  const member = useMember();
  const { pathname, search } = useLocation();
  const current = currentPlace({ pathname, search }, member?.id);
  const place = (name: BarPlace, icon: ReactNode, to: string | undefined) => (
    <li>
      <BarItem name={name} label={t(`bar.${name}`)} icon={icon} to={to} isCurrent={current === name} />
    </li>
  );
  return (
    <nav className={css.bar} aria-label={t('bar.label')}>
      <ul className={css.places}>
        {place('home', <HomeIcon />, '/')}
        {place('space', <GlobeIcon />, '/explore')}
        {place('feed', <FeedIcon />, '/feed?for=user')}
        {place('friends', <UsersIcon />, member ? `/follow-user/${member.id}?option=followings` : undefined)}
        {place('me', <UserIcon />, member ? `/profile?user=${member.id}` : undefined)}
      </ul>
    </nav>
  );
}

interface BarItemProps {
  name: BarPlace;
  label: string;
  icon: ReactNode;
  /** Nowhere before one has logged in. */
  to: string | undefined;
  isCurrent: boolean;
}

function BarItem({ name, label, icon, to, isCurrent }: BarItemProps) {
  const session = useSession();
  const content = (
    <>
      <span className={css.icon}>{icon}</span>
      <span className={css.label}>{label}</span>
    </>
  );
  if (to === undefined) {
    return (
      <button type="button" className={css.item} onClick={() => session.requireLogin(name)} aria-haspopup="dialog">
        {content}
      </button>
    );
  }
  return (
    <Link to={to} className={css.item} aria-current={isCurrent ? 'page' : undefined}>
      {content}
    </Link>
  );
}
