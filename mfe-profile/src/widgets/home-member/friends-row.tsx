import type { FriendPresence } from '@xana/contracts/http/spaces/presence';
import { useLocalized } from '@xana/i18n';
import { Link } from '@xana/remote-kit';
import { Avatar } from '@xana/ui-kit/avatar';
import { useText } from '../../shared/friends-online/phrases/phrases.ts';
import { useFriendsOnline } from '../../shared/friends-online/use-friends-online.ts';
import { spacePath } from '../../shared/space-path.ts';
import * as css from './friends-row.module.css';

const MAX_SHOWN = 12;

/** The friends who are online, each with a link to the space where they are. Nothing while no friend is online. */
export function FriendsRow() {
  const t = useText();
  const friends = useFriendsOnline();
  if (friends.length === 0) return null;
  return (
    <section aria-labelledby="home-friends-online">
      <h2 id="home-friends-online" className={css.title}>
        {t('title')}
      </h2>
      <ul className={css.row}>
        {friends.slice(0, MAX_SHOWN).map((friend) => (
          <Friend key={friend.user.id} friend={friend} />
        ))}
      </ul>
    </section>
  );
}

function Friend({ friend: { user, space } }: { friend: FriendPresence }) {
  const t = useText();
  const localize = useLocalized();
  const spaceName = space && localize(space.name, space.localizedNames);
  return (
    <li>
      <Link
        className={css.friend}
        to={space ? spacePath(space) : `/profile?user=${user.id}`}
        title={spaceName ? t('join', { name: user.name, space: spaceName }) : user.name}
      >
        <Avatar name={user.name} src={user.avatar} color={user.profileIconColor} size={44} isOnline />
        <span className={css.words}>
          <bdi className={css.name}>{user.name}</bdi>
          <bdi className={css.where}>{spaceName ? t('inSpace', { space: spaceName }) : t('onSite')}</bdi>
        </span>
      </Link>
    </li>
  );
}
