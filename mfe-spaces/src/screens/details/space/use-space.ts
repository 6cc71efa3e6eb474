import type { EntityType } from '@xana/contracts/http/spaces/entity-type';
import { getSingleWorldHot } from '@xana/contracts/http/spaces/get-single-world-hot';
import { authGetSpaceDetails, getSpaceDetails } from '@xana/contracts/http/spaces/get-space-details';
import { useOperation } from '@xana/remote-kit';
import { useSeesAsVisitor } from '@xana/session/react';

/** With a type the call for one hot world answers; without one the call for details, which has a variant for members. */
export function useSpace(id: number, type: EntityType | null) {
  const seesAsVisitor = useSeesAsVisitor();
  const typed = useOperation(getSingleWorldHot, { id, type: type ?? 'USER_WORLD' }, { isEnabled: type !== null });
  const members = useOperation(authGetSpaceDetails, { id }, { isEnabled: type === null && !seesAsVisitor });
  const visitors = useOperation(getSpaceDetails, { id }, { isEnabled: type === null && seesAsVisitor });
  if (type !== null) return typed;
  return seesAsVisitor ? visitors : members;
}
