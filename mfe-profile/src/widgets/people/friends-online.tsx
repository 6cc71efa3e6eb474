import type { FriendPresence } from '@xana/contracts/http/spaces/presence';
import { truncateName, useFormats } from '@xana/i18n/formats';
import { ShortName } from '@xana/ui-kit/short-name';
import { SideList, SideTitle, sideLinkClass } from '@xana/ui-kit/side-list';
import { FriendLink } from '../../shared/people/friends-online/friend-link.tsx';
import { useText } from '../../shared/people/friends-online/phrases/phrases.ts';
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
          <li key={friend.user.id}>
            <FriendLink
              friend={friend}
              className={sideLinkClass()}
              size={28}
              name={<ShortName short={truncateName(friend.user.name)} full={friend.user.name} />}
            />
          </li>
        ))}
      </SideList>
    </section>
  );
}
