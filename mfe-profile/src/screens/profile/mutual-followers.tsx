import type { UserProfile } from '@xana/contracts/http/users/get-user-profile';
import { Link } from '@xana/remote-kit';
import { useText } from './phrases/phrases.ts';
import * as css from './profile-view.module.css';

/** "Followed by A, B and 3 others": followers of the user whom the member follows. */
export function MutualFollowers({ profile: { id, mutualFollowers } }: { profile: UserProfile }) {
  const t = useText();
  const { count, rows } = mutualFollowers;
  if (count === 0) return null;
  const others = count - rows.length;
  const names = rows.map(({ name }) => name).join(t('nameSeparator'));
  return (
    <Link className={css.mutual} to={`/follow-user/${id}?option=followers`}>
      {others > 0 ? t('mutualMore', { names, count: others }) : t('mutual', { names })}
    </Link>
  );
}
