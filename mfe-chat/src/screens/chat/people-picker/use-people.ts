import { getAllFollowing } from '@xana/contracts/http/follow/follow-lists';
import { searchFollowing } from '@xana/contracts/http/follow/follows';
import { searchAll } from '@xana/contracts/http/search/search-all';
import type { UserSummary } from '@xana/contracts/http/users/user';
import { getMostFollowedUsers } from '@xana/contracts/http/users/user-lists';
import type { OutputOf } from '@xana/contracts/operation';
import { type RowOf, useOperation } from '@xana/remote-kit';
import { useMember } from '@xana/session/react';

const MAX_FOLLOWED = 50;
const MAX_OTHERS = 20;

export interface PickedPerson extends UserSummary {
  username: string | null;
}

interface People {
  followed: PickedPerson[];
  others: PickedPerson[];
}

/**
 * Those whom the member follows, and others: the most followed users, or with a search those whom it finds. Undefined until
 * both are loaded.
 */
export function usePeople(search: string): { people: People | undefined; isError: boolean; retry(): void } {
  const memberId = useMember()?.id ?? 0;
  const isSearch = search !== '';
  const followings = useOperation(
    getAllFollowing,
    { userId: memberId, pageNumber: 1, pageSize: MAX_FOLLOWED },
    { isEnabled: memberId > 0 && !isSearch },
  );
  const popular = useOperation(getMostFollowedUsers, {}, { isEnabled: !isSearch });
  const matching = useOperation(
    searchFollowing,
    { searchText: search || '-', pageNumber: 1, pageSize: MAX_FOLLOWED },
    { isEnabled: isSearch },
  );
  const found = useOperation(
    searchAll,
    { name: search || '-', type: 'profile' as const, pageNumber: 1, pageSize: MAX_OTHERS },
    { isEnabled: isSearch },
  );
  const answers = isSearch ? [matching, found] : [followings, popular];
  const followed = (isSearch ? matching : followings).data?.rows.map(ofFollowed);
  const others = isSearch ? found.data?.paginatedResults.map(ofHit) : popular.data?.rows.map(ofRanked);
  return {
    people: followed && others && { followed, others: without(others, [memberId, ...followed.map(({ id }) => id)]) },
    isError: answers.some(({ isError, data }) => isError && !data),
    retry: () => {
      for (const answer of answers) if (answer.isError) void answer.refetch();
    },
  };
}

const without = (people: PickedPerson[], ids: readonly number[]) => people.filter(({ id }) => !ids.includes(id));

const ofFollowed = ({ userId, following }: RowOf<typeof searchFollowing>): PickedPerson => ({
  ...following,
  id: userId,
});
const ofRanked = (user: RowOf<typeof getMostFollowedUsers>): PickedPerson => ({ ...user, username: null });
const ofHit = (hit: OutputOf<typeof searchAll>['paginatedResults'][number]): PickedPerson => ({
  id: hit.id,
  name: hit.name,
  avatar: hit.image,
  profileIconColor: hit.color ?? '',
  username: hit.user_name,
});
