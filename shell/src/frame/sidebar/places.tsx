import { useMember } from '@xana/session/react';
import { CompassIcon, FeedIcon, StoreIcon, UsersIcon } from '@xana/ui-kit/icon';
import { useLocation } from 'react-router-dom';
import { useText } from '../../phrases/phrases.ts';
import { currentPlace } from '../places/current-place.ts';
import { friendsPath, PlaceLink } from '../places/place-link.tsx';
import * as css from './places.module.css';

const PLACES = [
  { name: 'space', text: 'places.explore', Icon: CompassIcon, to: '/explore' },
  { name: 'feed', text: 'bar.feed', Icon: FeedIcon, to: '/feed?for=user' },
  { name: 'friends', text: 'bar.friends', Icon: UsersIcon, to: friendsPath },
  { name: 'store', text: 'places.store', Icon: StoreIcon, to: '/store' },
] as const;

/** The main places, above the lists of the sidebar. A space's own page is marked in the list of spaces, not here. */
export function Places() {
  const t = useText();
  const member = useMember();
  const { pathname, search } = useLocation();
  const current = pathname.startsWith('/details/') ? undefined : currentPlace({ pathname, search }, member?.id);
  return (
    <nav aria-label={t('places.label')}>
      <ul className={css.places}>
        {PLACES.map(({ name, text, Icon, to }) => (
          <li key={name}>
            <PlaceLink name={name} to={to} isCurrent={current === name} className={css.place}>
              <Icon />
              {t(text)}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
