import type { getSpacePreview as contract } from '@xana/contracts/http/spaces/get-space-preview';
import { findSpace } from '../../database/spaces/spaces.ts';
import type { Handler } from '../../http/handler.ts';
import { localized } from './to-space.ts';

export const getSpacePreview: Handler<typeof contract> = async ({ input, database, apiError }) => {
  const space = await findSpace(database, null, input.id);
  if (!space) throw apiError('SPACE_NOT_FOUND');
  const { id, description, description_ja } = space;
  return { id, description, ...localized({ name_ja: null, description_ja }) };
};
