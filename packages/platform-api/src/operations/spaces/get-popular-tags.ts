import type { getPopularTags as contract } from '@xana/contracts/http/spaces/get-popular-tags';
import { selectPopularTags } from '../../database/spaces/popular-tags.ts';
import type { Handler } from '../../http/handler.ts';

const MAX_TAGS = 12;

export const getPopularTags: Handler<typeof contract> = async ({ database }) => ({
  tags: await selectPopularTags(database, MAX_TAGS),
});
