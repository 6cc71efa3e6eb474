import type { OwnSpace } from '@xana/contracts/http/spaces/own-space';
import { findOwnSpace } from '../../database/spaces/own-spaces.ts';
import { findSpace } from '../../database/spaces/spaces.ts';
import type { QueryContext } from '../../platform.ts';
import { toSpaceDetails } from './to-space.ts';

/** A space as its creator edits it; null when the creator has no such space, or deleted it, or an operator hid it. */
export async function readOwnSpace(
  { database, config }: QueryContext,
  creatorId: number,
  id: number,
): Promise<OwnSpace | null> {
  const [row, own] = [await findSpace(database, creatorId, id), await findOwnSpace(database, { id, creatorId })];
  if (!row || !own) return null;
  return { ...toSpaceDetails(config, row, false), metaverseWorldId: own.built_world_id, version: own.version };
}
