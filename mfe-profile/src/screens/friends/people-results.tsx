import type { FollowedPerson } from '@xana/contracts/http/follow/followed-person';
import { sharedPhrases } from '@xana/i18n';
import { useFormats } from '@xana/i18n/formats';
import { Link } from '@xana/remote-kit';
import { MessageLink } from '@xana/remote-kit/message-link';
import { Paged } from '@xana/remote-kit/paged';
import { useMember } from '@xana/session/react';
import { Avatar } from '@xana/ui-kit/avatar';
import { ListRow } from '@xana/ui-kit/list-row';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { VirtualList } from '@xana/ui-kit/virtual-list';
import { CloseFriendButton } from '../../shared/create-close-friend/close-friend-button.tsx';
import { emptyListHint } from '../../shared/empty-list-hint.tsx';
import { FollowUserButton } from '../../shared/follow-user/follow-user-button.tsx';
import { useText as usePeopleText } from '../../shared/people-phrases/phrases.ts';
import { personActionPhrases } from '../../shared/person-actions/phrases/phrases.ts';
import * as css from './friends-screen.module.css';
import { useText } from './phrases/phrases.ts';
import { type ListFilter, usePeople } from './use-people.ts';

/** In pixels, of a list row with a picture. */
const ROW_HEIGHT = 68;

interface PeopleResultsProps {
  userId: number;
  isOwn: boolean;
  filter: ListFilter;
}

export function PeopleResults({ userId, isOwn, filter }: PeopleResultsProps) {
  const t = useText();
  const people = usePeopleText();
  const shared = sharedPhrases.useText();
  const answer = usePeople(userId, isOwn, filter);
  const hints = {
    followings: () => emptyListHint(people('empty.followings'), people('feed.findPeople'), '/'),
    followers: () => emptyListHint(t('empty.followers'), t('empty.toFeed'), '/feed?for=user'),
    'close-friends': () =>
      emptyListHint(t('empty.close-friends'), t('empty.toFollowings'), `/follow-user/${userId}?option=followings`),
  };
  const isFiltered = filter.search !== '' || filter.tag !== null;
  return (
    <Paged
      answer={answer}
      whenEmpty={isOwn && !isFiltered ? hints[filter.option]() : undefined}
      failedText={people('people.failed')}
      skeleton={<Skeleton height={480} label={shared('loading')} />}
    >
      {(rows) => (
        <VirtualList
          label={t(`list.${filter.option}`)}
          items={rows}
          keyOf={({ userId: id }) => id}
          rowHeight={ROW_HEIGHT}
        >
          {(person) => <PersonRow person={person} />}
        </VirtualList>
      )}
    </Paged>
  );
}

function PersonRow({ person: { userId, followerCount, isFollowing, following } }: { person: FollowedPerson }) {
  const personActions = personActionPhrases.useText();
  const formats = useFormats();
  const member = useMember();
  const { name, username, avatar, profileIconColor, is_close_friend } = following;
  const followers = personActions('followers', { count: followerCount, number: formats.compact(followerCount) });
  return (
    <ListRow
      start={<Avatar name={name} src={avatar} color={profileIconColor} size={44} />}
      title={<bdi>{name}</bdi>}
      // The count comes first, because a narrow row truncates the end.
      meta={`${followers} · @${username.slice(0, 24)}`}
      link={(children, className) => (
        <Link className={className} to={`/profile?user=${userId}`}>
          {children}
        </Link>
      )}
      end={
        member?.id !== userId && (
          <div className={css.actions}>
            <span className={css.message}>
              <MessageLink userId={userId} label={personActions('messageName', { name })} />
            </span>
            <CloseFriendButton userId={userId} name={name} isCloseFriend={is_close_friend} />
            <FollowUserButton userId={userId} name={name} isFollowing={isFollowing} />
          </div>
        )
      }
    />
  );
}
