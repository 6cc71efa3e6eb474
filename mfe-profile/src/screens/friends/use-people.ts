import { followChanged } from '@xana/contracts/events/profile';
import {
  getAllFollowersByUserAuth,
  getAllFollowersByUserTagNameAuth,
} from '@xana/contracts/http/follow/get-all-followers';
import {
  getAllFollowingByUserAuth,
  getAllFollowingByUserTagNameAuth,
} from '@xana/contracts/http/follow/get-all-following';
import { searchFollowing } from '@xana/contracts/http/follow/search-following';
import { getCloseFriends } from '@xana/contracts/http/social/get-close-friends';
import type { InputOf } from '@xana/contracts/operation';
import { useBus, useOperationPages } from '@xana/remote-kit';
import { useEffect } from 'react';
import { type PeopleCall, useEditPerson } from '../../shared/people-lists.ts';
import type { PeopleFilter } from './people-filter.ts';

const PAGE_SIZE = 20;

/** The list that is wanted, page by page, from the call that is made for it. Whom one stops following stays until it is left. */
export function usePeople(userId: number, isOwn: boolean, wanted: PeopleFilter) {
  const bus = useBus();
  const editPerson = useEditPerson();
  const { call, inputOf } = callFor(userId, isOwn, wanted);
  useEffect(
    () =>
      bus.subscribe(followChanged, ({ userId: changed, isFollowing }) => {
        editPerson(changed, (person) => ({ ...person, isFollowing }));
      }),
    [bus, editPerson],
  );
  return useOperationPages<PeopleCall>(call, inputOf, { isEnabled: isOwn || wanted.option !== 'close-friends' });
}

interface Chosen {
  call: PeopleCall;
  inputOf(pageNumber: number): InputOf<PeopleCall>;
}

function callFor(userId: number, isOwn: boolean, { option, tag, search }: PeopleFilter): Chosen {
  const page = (pageNumber: number) => ({ pageNumber, pageSize: PAGE_SIZE, ...(search ? { search } : {}) });
  if (option === 'close-friends') {
    return { call: getCloseFriends, inputOf: (number) => ({ ...page(number), ...(tag ? { tag } : {}) }) };
  }
  if (tag) {
    const call = option === 'followers' ? getAllFollowersByUserTagNameAuth : getAllFollowingByUserTagNameAuth;
    return { call, inputOf: (number) => ({ ...page(number), userId, tagName: tag }) };
  }
  if (search && isOwn && option === 'followings') {
    return {
      call: searchFollowing,
      inputOf: (pageNumber) => ({ pageNumber, pageSize: PAGE_SIZE, searchText: search }),
    };
  }
  const call = option === 'followers' ? getAllFollowersByUserAuth : getAllFollowingByUserAuth;
  return { call, inputOf: (number) => ({ ...page(number), userId }) };
}
