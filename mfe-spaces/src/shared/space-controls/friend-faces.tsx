import type { UserSummary } from '@xana/contracts/http/users/user';
import { Avatar } from '@xana/ui-kit/avatar';
import { useText } from './phrases/phrases.ts';
import * as css from './space-controls.module.css';

const FACES_SHOWN = 3;

/** Friends who are in the space: up to three faces and the number of the others. All names are in the accessible name. */
export function FriendFaces({ friends }: { friends: readonly UserSummary[] }) {
  const t = useText();
  if (friends.length === 0) return null;
  const label = t('friends', { names: friends.map(({ name }) => name).join(', ') });
  return (
    <span className={css.faces} role="img" aria-label={label} title={label}>
      {friends.slice(0, FACES_SHOWN).map(({ id, name, avatar, profileIconColor }) => (
        <Avatar key={id} name={name} src={avatar} color={profileIconColor} size={24} />
      ))}
      {friends.length > FACES_SHOWN && <span className={css.others}>+{friends.length - FACES_SHOWN}</span>}
    </span>
  );
}
