import type { FriendPresence } from '@xana/contracts/http/spaces/presence';
import { FriendLink } from '../../shared/people/friends-online/friend-link.tsx';
import { useText } from '../../shared/people/friends-online/phrases/phrases.ts';
import * as css from './friends-row.module.css';

const MAX_SHOWN = 12;

/** The friends who are online, each with a link to the space where they are. Nothing while no friend is online. */
export function FriendsRow({ friends }: { friends: readonly FriendPresence[] }) {
  const t = useText();
  if (friends.length === 0) return null;
  return (
    <section aria-labelledby="home-friends-online">
      <h2 id="home-friends-online" className={css.title}>
        {t('title')}
      </h2>
      <ul className={css.row}>
        {friends.slice(0, MAX_SHOWN).map((friend) => (
          <li key={friend.user.id}>
            <FriendLink
              friend={friend}
              className={css.friend}
              size={44}
              name={<bdi className={css.name}>{friend.user.name}</bdi>}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
