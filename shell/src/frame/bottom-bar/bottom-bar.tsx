import { Link, useMemberAction } from '@xana/remote-kit';
import { useMember } from '@xana/session/react';
import { FeedIcon, GlobeIcon, HomeIcon, UserIcon, UsersIcon } from '@xana/ui-kit/icon';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../../phrases/phrases.ts';
import * as css from './bottom-bar.module.css';
import { type BarPlace, currentPlace } from './current-place.ts';

/** The five places of the product under the thumb, on screens of 768 px and less. */
export function BottomBar() {
  const t = useText();
  const member = useMember();
  const { pathname, search } = useLocation();
  const current = currentPlace({ pathname, search }, member?.id);
  const place = (name: BarPlace, icon: ReactNode, to: string | PathOfMember) => (
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
        {place('friends', <UsersIcon />, (id) => `/follow-user/${id}?option=followings`)}
        {place('me', <UserIcon />, (id) => `/profile?user=${id}`)}
      </ul>
    </nav>
  );
}

type PathOfMember = (memberId: number) => string;

interface BarItemProps {
  name: BarPlace;
  label: string;
  icon: ReactNode;
  /** A visitor logs in first where the path depends on the member. */
  to: string | PathOfMember;
  isCurrent: boolean;
}

function BarItem({ name, label, icon, to, isCurrent }: BarItemProps) {
  const asMember = useMemberAction(name);
  const navigate = useNavigate();
  const member = useMember();
  const content = (
    <>
      <span className={css.icon}>{icon}</span>
      <span className={css.label}>{label}</span>
    </>
  );
  if (typeof to === 'string' || member) {
    return (
      <Link to={pathFor(to, member?.id)} className={css.item} aria-current={isCurrent ? 'page' : undefined}>
        {content}
      </Link>
    );
  }
  const open = () => asMember(({ id }) => navigate(pathFor(to, id)));
  return (
    <button type="button" className={css.item} onClick={open} aria-haspopup="dialog">
      {content}
    </button>
  );
}

function pathFor(to: string | PathOfMember, memberId = 0): string {
  return typeof to === 'string' ? to : to(memberId);
}
