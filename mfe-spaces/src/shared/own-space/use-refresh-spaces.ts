import { getAllSpaces } from '@xana/contracts/http/spaces/get-all-spaces';
import { getDeletedSpaces } from '@xana/contracts/http/spaces/get-deleted-spaces';
import { getMySpaces } from '@xana/contracts/http/spaces/get-my-spaces';
import { getOwnSpace } from '@xana/contracts/http/spaces/get-own-space';
import { getSingleWorldHot } from '@xana/contracts/http/spaces/get-single-world-hot';
import { authGetSpaceDetails } from '@xana/contracts/http/spaces/get-space-details';
import { userCreatedWorlds } from '@xana/contracts/http/spaces/user-created-worlds';
import { useRefresh } from '@xana/remote-kit';

const LISTS = [getMySpaces, getAllSpaces, getDeletedSpaces, userCreatedWorlds];
const PAGES = [getOwnSpace, getSingleWorldHot, authGetSpaceDetails];

/** Loads again what shows the member's spaces, after one of them was created, edited, deleted or restored. */
export function useRefreshSpaces() {
  const refresh = useRefresh();
  const loadAll = (operations: readonly Parameters<typeof refresh>[0][]) =>
    void Promise.all(operations.map((operation) => refresh(operation)));
  return {
    refreshLists: () => loadAll(LISTS),
    refreshAll: () => loadAll([...LISTS, ...PAGES]),
  };
}
