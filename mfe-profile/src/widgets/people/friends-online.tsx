import type { FriendPresence } from '@xana/contracts/http/spaces/presence';
import { useLocalized } from '@xana/i18n';
import { truncateName, useFormats } from '@xana/i18n/formats';
import { Link } from '@xana/remote-kit';
import { Avatar } from '@xana/ui-kit/avatar';
import { ShortName } from '@xana/ui-kit/short-name';
import { SideList, SideTitle, sideLinkClass } from '@xana/ui-kit/side-list';
import { useText } from '../../shared/friends-online/phrases/phrases.ts';
import { spacePath } from '../../shared/space-path.ts';
import * as css from './friends-online.module.css';

const MAX_SHOWN = 5;

/** Friends who are online, with the space where they are; a click joins them there. Nothing while no friend is online. */
export function FriendsOnline({ friends }: { friends: readonly FriendPresence[] }) {
  const t = useText();
  const formats = useFormats();
  if (friends.length === 0) return null;
  return (
    <section className={css.online} aria-label={t('title')}>
      <SideTitle>
        {t('title')} · {formats.number(friends.length)}
      </SideTitle>
      <SideList>
        {friends.slice(0, MAX_SHOWN).map((friend) => (
          <FriendLink key={friend.user.id} friend={friend} />
        ))}
      </SideList>
    </section>
  );
}

function FriendLink({ friend: { user, space } }: { friend: FriendPresence }) {
  const t = useText();
  const localize = useLocalized();
  const spaceName = space && localize(space.name, space.localizedNames);
  return (
    <li>
      <Link
        to={space ? spacePath(space) : `/profile?user=${user.id}`}
        className={sideLinkClass()}
        title={spaceName ? t('join', { name: user.name, space: spaceName }) : user.name}
      >
        <Avatar name={user.name} src={user.avatar} color={user.profileIconColor} size={28} isOnline />
        <span className={css.words}>
          <ShortName short={truncateName(user.name)} full={user.name} />
          <bdi className={css.where}>{spaceName ? t('inSpace', { space: spaceName }) : t('onSite')}</bdi>
        </span>
      </Link>
    </li>
  );
}
