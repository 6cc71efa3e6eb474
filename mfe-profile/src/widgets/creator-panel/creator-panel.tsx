import { getUserProfile } from '@xana/contracts/http/users/get-user-profile';
import { sharedPhrases } from '@xana/i18n';
import { useFormats } from '@xana/i18n/formats';
import { Link, useOperation, useSlotProps } from '@xana/remote-kit';
import { UserText } from '@xana/remote-kit/user-text';
import { Avatar } from '@xana/ui-kit/avatar';
import { ErrorState } from '@xana/ui-kit/error-state';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { FollowUserButton } from '../../shared/follow-user/follow-user-button.tsx';
import { personActionPhrases } from '../../shared/person-actions/phrases/phrases.ts';
import * as css from './creator-panel.module.css';
import { useText } from './phrases/phrases.ts';

/** The creator of a space or an event, with a follow button. */
export function CreatorPanel() {
  const t = useText();
  const personActions = personActionPhrases.useText();
  const shared = sharedPhrases.useText();
  const formats = useFormats();
  const { userId } = useSlotProps<'details.creator'>();
  const { data, isError, refetch } = useOperation(getUserProfile, { userId });
  if (isError) {
    return <ErrorState title={t('failed')} retryLabel={shared('tryAgain')} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton height={132} label={shared('loading')} />;
  const { id, name, avatar, profileIconColor, followerCount, bio, isFollowing } = data;
  return (
    <section className={css.panel} aria-label={name}>
      <Link className={css.person} to={`/profile?user=${id}`}>
        <Avatar name={name} src={avatar} color={profileIconColor} size={52} />
        <span className={css.words}>
          <strong className={css.name}>
            <bdi>{name}</bdi>
          </strong>
          <span className={css.soft}>
            {personActions('followers', { count: followerCount, number: formats.compact(followerCount) })}
          </span>
        </span>
      </Link>
      {bio && (
        <div className={css.bio}>
          <UserText text={bio} />
        </div>
      )}
      <FollowUserButton userId={id} name={name} isFollowing={isFollowing} />
    </section>
  );
}
