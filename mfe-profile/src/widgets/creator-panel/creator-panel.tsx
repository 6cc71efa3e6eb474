import { getUserProfile } from '@xana/contracts/http/users/profiles';
import type { OutputOf } from '@xana/contracts/operation';
import { useFormats } from '@xana/i18n/formats';
import { Link, profilePath, useOperation, useSlotProps } from '@xana/remote-kit';
import { Answer } from '@xana/remote-kit/answer';
import { UserText } from '@xana/remote-kit/user-text';
import { Avatar } from '@xana/ui-kit/avatar';
import { FollowUserButton } from '../../shared/people/actions/follow-user/follow-user-button.tsx';
import { personActionPhrases } from '../../shared/people/actions/phrases/phrases.ts';
import * as styles from '../../shared/styles.module.css';
import * as css from './creator-panel.module.css';
import { useText } from './phrases/phrases.ts';

/** The creator of a space or an event, with a follow button. */
export function CreatorPanel() {
  const t = useText();
  const { userId } = useSlotProps<'details.creator'>();
  const creator = useOperation(getUserProfile, { userId });
  return (
    <Answer of={creator} failedText={t('failed')} skeleton={132}>
      {(profile) => <Creator profile={profile} />}
    </Answer>
  );
}

function Creator({ profile }: { profile: OutputOf<typeof getUserProfile> }) {
  const personActions = personActionPhrases.useText();
  const formats = useFormats();
  const { id, name, avatar, profileIconColor, followerCount, bio, isFollowing } = profile;
  return (
    <section className={css.panel} aria-label={name}>
      <Link className={css.person} to={profilePath(id)}>
        <Avatar name={name} src={avatar} color={profileIconColor} size={52} />
        <span className={styles.words}>
          <strong className={css.name}>
            <bdi>{name}</bdi>
          </strong>
          <span className={styles.soft}>
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
