import { getMostFollowedUsers } from '@xana/contracts/http/users/user-lists';
import { useFormats } from '@xana/i18n/formats';
import { profilePath, useOperation } from '@xana/remote-kit';
import { AnswerRail } from '@xana/remote-kit/answer-rail';
import { linkTo } from '@xana/remote-kit/link-to';
import { MessageLink } from '@xana/remote-kit/message-link';
import { useMember } from '@xana/session/react';
import { PersonCard } from '@xana/ui-kit/person-card';
import { FollowUserButton } from '../../shared/people/actions/follow-user/follow-user-button.tsx';
import { personActionPhrases } from '../../shared/people/actions/phrases/phrases.ts';
import { useText } from './phrases/phrases.ts';

/** The home page's rail of people, each with a follow button. */
export function HomePeople() {
  const t = useText();
  const personActions = personActionPhrases.useText();
  const formats = useFormats();
  const member = useMember();
  return (
    <AnswerRail
      title={t('title')}
      cardWidth="person"
      answer={useOperation(getMostFollowedUsers, {})}
      failedText={t('failed')}
      isShown={({ id }) => id !== member?.id}
      card={({ id, name, avatar, profileIconColor, followerCount, isFollowing }) => (
        <PersonCard
          key={id}
          name={name}
          avatar={avatar}
          color={profileIconColor}
          meta={personActions('followers', { count: followerCount, number: formats.compact(followerCount) })}
          link={linkTo(profilePath(id))}
          action={<FollowUserButton userId={id} name={name} isFollowing={isFollowing} />}
          corner={<MessageLink userId={id} label={personActions('messageName', { name })} />}
        />
      )}
    />
  );
}
