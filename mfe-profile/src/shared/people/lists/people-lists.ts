import {
  getAllFollowersByUserAuth,
  getAllFollowersByUserTagNameAuth,
  getAllFollowingByUserAuth,
  getAllFollowingByUserTagNameAuth,
} from '@xana/contracts/http/follow/follow-lists';
import type { FollowedPerson } from '@xana/contracts/http/follow/followed-person';
import { searchFollowing } from '@xana/contracts/http/follow/follows';
import { getCloseFriends } from '@xana/contracts/http/social/close-friends';
import { useEditRows } from '@xana/remote-kit';
import { useCallback } from 'react';

/** The operations that return rows with `isFollowing` and `is_close_friend`. */
const PEOPLE_LISTS = [
  getAllFollowersByUserAuth,
  getAllFollowersByUserTagNameAuth,
  getAllFollowingByUserAuth,
  getAllFollowingByUserTagNameAuth,
  getCloseFriends,
  searchFollowing,
] as const;
export type PeopleList = (typeof PEOPLE_LISTS)[number];

/** Changes a person in all lists. The person stays in an open list until it is left. */
export function useEditPerson(): (userId: number, edit: (person: FollowedPerson) => FollowedPerson) => void {
  const editRows = useEditRows();
  return useCallback(
    (userId, edit) => {
      for (const operation of PEOPLE_LISTS) {
        editRows<PeopleList>(operation, (person) => (person.userId === userId ? edit(person) : person));
      }
    },
    [editRows],
  );
}
