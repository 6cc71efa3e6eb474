import { followChanged } from '@xana/contracts/events/profile';
import {
  getAllFollowersByUserAuth,
  getAllFollowersByUserTagNameAuth,
  getAllFollowingByUserAuth,
  getAllFollowingByUserTagNameAuth,
} from '@xana/contracts/http/follow/follow-lists';
import { searchFollowing } from '@xana/contracts/http/follow/follows';
import { getCloseFriends } from '@xana/contracts/http/social/close-friends';
import type { InputOf } from '@xana/contracts/operation';
import { useBus, useOperationPages } from '@xana/remote-kit';
import { useEffect } from 'react';
import { type PeopleList, useEditPerson } from '../../shared/people/lists/people-lists.ts';
import type { PeopleFilter } from './people-filter.ts';

const PAGE_SIZE = 20;

export interface ListFilter extends PeopleFilter {
  option: Exclude<PeopleFilter['option'], 'find' | 'blocked' | 'muted'>;
}

/** The filtered list, page by page, from the operation for that filter. An unfollowed user stays until the list is left. */
export function usePeople(userId: number, isOwn: boolean, filter: ListFilter) {
  const bus = useBus();
  const editPerson = useEditPerson();
  const { operation, inputOf } = operationFor(userId, isOwn, filter);
  useEffect(
    () =>
      bus.subscribe(followChanged, ({ userId: changed, isFollowing }) => {
        editPerson(changed, (person) => ({ ...person, isFollowing }));
      }),
    [bus, editPerson],
  );
  return useOperationPages<PeopleList>(operation, inputOf, { isEnabled: isOwn || filter.option !== 'close-friends' });
}

interface ChosenList {
  operation: PeopleList;
  inputOf(pageNumber: number): InputOf<PeopleList>;
}

function operationFor(userId: number, isOwn: boolean, { option, tag, search }: ListFilter): ChosenList {
  const page = (pageNumber: number) => ({ pageNumber, pageSize: PAGE_SIZE, search: search || undefined });
  if (option === 'close-friends') {
    return { operation: getCloseFriends, inputOf: (number) => ({ ...page(number), tag: tag ?? undefined }) };
  }
  if (tag) {
    const operation = option === 'followers' ? getAllFollowersByUserTagNameAuth : getAllFollowingByUserTagNameAuth;
    return { operation, inputOf: (number) => ({ ...page(number), userId, tagName: tag }) };
  }
  if (search && isOwn && option === 'followings') {
    return {
      operation: searchFollowing,
      inputOf: (pageNumber) => ({ pageNumber, pageSize: PAGE_SIZE, searchText: search }),
    };
  }
  const operation = option === 'followers' ? getAllFollowersByUserAuth : getAllFollowingByUserAuth;
  return { operation, inputOf: (number) => ({ ...page(number), userId }) };
}
