import type { UserProfile } from '@xana/contracts/http/users/profiles';
import { useFormats } from '@xana/i18n/formats';
import { followPath, Link } from '@xana/remote-kit';
import { useText } from './phrases/phrases.ts';
import * as css from './profile-view.module.css';

/** How many followers, followings, spaces and posts; the first two lead to their lists. */
export function ProfileCounts({ profile }: { profile: UserProfile }) {
  const t = useText();
  const formats = useFormats();
  const { id, followerCount, followingCount, spaceCount, postCount } = profile;
  const counts = [
    { label: t('followers', { count: followerCount }), value: followerCount, to: followPath(id, 'followers') },
    { label: t('following'), value: followingCount, to: followPath(id, 'followings') },
    { label: t('spaces', { count: spaceCount }), value: spaceCount, to: null },
    { label: t('posts', { count: postCount }), value: postCount, to: null },
  ];
  return (
    <dl className={css.counts}>
      {counts.map(({ label, value, to }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {to ? (
              <Link className={css.count} to={to} aria-label={`${formats.number(value)} ${label}`}>
                {formats.number(value)}
              </Link>
            ) : (
              formats.number(value)
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** "Followed by A, B and 3 others": followers of the user whom the member follows. */
export function MutualFollowers({ profile: { id, mutualFollowers } }: { profile: UserProfile }) {
  const t = useText();
  const { count, rows } = mutualFollowers;
  if (count === 0) return null;
  const others = count - rows.length;
  const names = rows.map(({ name }) => name).join(t('nameSeparator'));
  return (
    <Link className={css.mutual} to={followPath(id, 'followers')}>
      {others > 0 ? t('mutualMore', { names, count: others }) : t('mutual', { names })}
    </Link>
  );
}
