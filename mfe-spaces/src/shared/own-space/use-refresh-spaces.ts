import { ownSpacesChanged } from '@xana/contracts/events/spaces';
import { getDeletedSpaces, getMySpaces, getOwnSpace, userCreatedWorlds } from '@xana/contracts/http/spaces/own-spaces';
import { authGetSpaceDetails, getSingleWorldHot } from '@xana/contracts/http/spaces/space-details';
import { getAllSpaces } from '@xana/contracts/http/spaces/space-lists';
import type { Operation } from '@xana/contracts/operation';
import { useBus, useRefresh } from '@xana/remote-kit';

const LISTS = [getMySpaces, getAllSpaces, getDeletedSpaces, userCreatedWorlds];
const PAGES = [getOwnSpace, getSingleWorldHot, authGetSpaceDetails];

/** Loads again what shows the member's spaces, here and in other remotes, after one of them was created, edited, deleted or restored. */
export function useRefreshSpaces() {
  const refresh = useRefresh();
  const bus = useBus();
  const refreshAs = (operations: readonly Operation[]) => (spaceId: number) => {
    void Promise.all(operations.map((operation) => refresh(operation)));
    bus.publish(ownSpacesChanged, { spaceId });
  };
  return { refreshLists: refreshAs(LISTS), refreshAll: refreshAs([...LISTS, ...PAGES]) };
}
