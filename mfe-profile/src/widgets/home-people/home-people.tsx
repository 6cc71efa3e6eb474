import { getMostFollowedUsers } from '@xana/contracts/http/users/user-lists';
import { sharedPhrases } from '@xana/i18n';
import { useFormats } from '@xana/i18n/formats';
import { profilePath, useOperation } from '@xana/remote-kit';
import { linkTo } from '@xana/remote-kit/link-to';
import { MessageLink } from '@xana/remote-kit/message-link';
import { useMember } from '@xana/session/react';
import { PersonCard } from '@xana/ui-kit/person-card';
import { Rail } from '@xana/ui-kit/rail';
import { FollowUserButton } from '../../shared/people/actions/follow-user/follow-user-button.tsx';
import { personActionPhrases } from '../../shared/people/actions/phrases/phrases.ts';
import { useText } from './phrases/phrases.ts';

/** The home page's rail of people, each with a follow button. */
export function HomePeople() {
  const t = useText();
  const personActions = personActionPhrases.useText();
  const shared = sharedPhrases.useText();
  const formats = useFormats();
  const member = useMember();
  const { data, isError, refetch } = useOperation(getMostFollowedUsers, {});
  const people = data?.rows.filter(({ id }) => id !== member?.id);
  const state = isError ? 'error' : !people ? 'loading' : people.length === 0 ? 'empty' : 'ready';
  return (
    <Rail
      title={t('title')}
      state={state}
      cardWidth="person"
      onRetry={() => void refetch()}
      texts={{
        empty: shared('noData'),
        error: t('failed'),
        tryAgain: shared('tryAgain'),
        loading: shared('loading'),
        previous: shared('previous'),
        next: shared('next'),
      }}
    >
      {people?.map(({ id, name, avatar, profileIconColor, followerCount, isFollowing }) => (
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
      ))}
    </Rail>
  );
}
