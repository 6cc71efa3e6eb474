import type { FollowedPerson } from '@xana/contracts/http/follow/followed-person';
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
import { useEditRows } from '@xana/remote-kit';
import { useCallback } from 'react';

/** The calls whose lists of people are shown, row by row, with follow and close friend. */
const PEOPLE_CALLS = [
  getAllFollowersByUserAuth,
  getAllFollowersByUserTagNameAuth,
  getAllFollowingByUserAuth,
  getAllFollowingByUserTagNameAuth,
  getCloseFriends,
  searchFollowing,
] as const;
export type PeopleCall = (typeof PEOPLE_CALLS)[number];

/** Changes what the lists say about a person; the person stays in a list that is open until it is left. */
export function useEditPerson(): (userId: number, edit: (person: FollowedPerson) => FollowedPerson) => void {
  const editRows = useEditRows();
  return useCallback(
    (userId, edit) => {
      for (const call of PEOPLE_CALLS) {
        editRows<PeopleCall>(call, (person) => (person.userId === userId ? edit(person) : person));
      }
    },
    [editRows],
  );
}
