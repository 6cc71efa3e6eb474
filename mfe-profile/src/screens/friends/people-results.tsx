import { followPath } from '@xana/remote-kit';
import { Paged } from '@xana/remote-kit/paged';
import { VirtualList } from '@xana/ui-kit/virtual-list';
import { emptyListHint } from '../../shared/people/lists/empty-list-hint.tsx';
import { useText as usePeopleText } from '../../shared/people/lists/phrases/phrases.ts';
import { PERSON_ROW_HEIGHT, PersonRow } from './person-row.tsx';
import { useText } from './phrases/phrases.ts';
import { type ListFilter, usePeople } from './use-people.ts';

export function PeopleResults({ userId, isOwn, filter }: { userId: number; isOwn: boolean; filter: ListFilter }) {
  const t = useText();
  const people = usePeopleText();
  const answer = usePeople(userId, isOwn, filter);
  const hints = {
    followings: () => emptyListHint(people('empty.followings'), people('feed.findPeople'), followPath(userId, 'find')),
    followers: () => emptyListHint(t('empty.followers'), t('empty.toFeed'), '/feed?for=user'),
    'close-friends': () =>
      emptyListHint(t('empty.close-friends'), t('empty.toFollowings'), followPath(userId, 'followings')),
  };
  const isFiltered = filter.search !== '' || filter.tag !== null;
  return (
    <Paged
      answer={answer}
      whenEmpty={isOwn && !isFiltered ? hints[filter.option]() : undefined}
      failedText={people('people.failed')}
      skeleton={480}
    >
      {(rows) => (
        <VirtualList
          label={t(`list.${filter.option}`)}
          items={rows}
          keyOf={({ userId: id }) => id}
          rowHeight={PERSON_ROW_HEIGHT}
        >
          {({ userId: id, following, ...counts }) => (
            <PersonRow {...following} {...counts} id={id} isCloseFriend={following.is_close_friend} />
          )}
        </VirtualList>
      )}
    </Paged>
  );
}
