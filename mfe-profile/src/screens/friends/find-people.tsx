import { searchAll } from '@xana/contracts/http/search/search-all';
import { getMostFollowedUsers } from '@xana/contracts/http/users/user-lists';
import type { OutputOf } from '@xana/contracts/operation';
import { sharedPhrases } from '@xana/i18n';
import { type RowOf, useOperation, useOperationPages } from '@xana/remote-kit';
import { Answer } from '@xana/remote-kit/answer';
import { Paged } from '@xana/remote-kit/paged';
import { useMember } from '@xana/session/react';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { VirtualList } from '@xana/ui-kit/virtual-list';
import { useText as usePeopleText } from '../../shared/people/lists/phrases/phrases.ts';
import { PERSON_ROW_HEIGHT, PersonRow } from './person-row.tsx';
import { useText } from './phrases/phrases.ts';

const PAGE_SIZE = 20;

/** People to follow: the most followed ones, or those whom a search by name finds. */
export function FindPeople({ search }: { search: string }) {
  return search === '' ? <MostFollowed /> : <Found search={search} />;
}

function MostFollowed() {
  const people = usePeopleText();
  const shared = sharedPhrases.useText();
  const member = useMember();
  const users = useOperation(getMostFollowedUsers, {});
  return (
    <Answer of={users} failedText={people('people.failed')} skeleton={480}>
      {({ rows }) => {
        const others = rows.filter(({ id }) => id !== member?.id);
        return others.length === 0 ? <EmptyState text={shared('noData')} /> : <PersonRows people={others} />;
      }}
    </Answer>
  );
}

function Found({ search }: { search: string }) {
  const people = usePeopleText();
  const answer = useOperationPages(
    searchAll,
    (pageNumber) => ({ name: search, type: 'profile' as const, pageNumber, pageSize: PAGE_SIZE }),
    { listOf: ({ counts, paginatedResults }) => ({ count: counts.profile, rows: paginatedResults }) },
  );
  return (
    <Paged answer={answer} failedText={people('people.failed')} skeleton={480}>
      {(rows) => <PersonRows people={rows.map(ofHit)} />}
    </Paged>
  );
}

type Person = RowOf<typeof getMostFollowedUsers> & { username?: string };

const ofHit = (hit: OutputOf<typeof searchAll>['paginatedResults'][number]): Person => ({
  id: hit.id,
  name: hit.name,
  avatar: hit.image,
  profileIconColor: hit.color ?? '',
  followerCount: hit.followerCount ?? 0,
  isFollowing: hit.isFollowing ?? false,
  ...(hit.user_name === null ? {} : { username: hit.user_name }),
});

function PersonRows({ people }: { people: readonly Person[] }) {
  const t = useText();
  return (
    <VirtualList label={t('list.find')} items={people} keyOf={({ id }) => id} rowHeight={PERSON_ROW_HEIGHT}>
      {(person) => <PersonRow {...person} />}
    </VirtualList>
  );
}
