import type { getGeneralSpaceFeedPaginated as contract } from '@xana/contracts/http/spaces/get-general-space-feed-paginated';
import type { Handler } from '../../http/handler.ts';
import { generalSpaceFeed } from './space-feeds.ts';

export const getGeneralSpaceFeedPaginated: Handler<typeof contract> = ({ input, caller, database, config }) =>
  generalSpaceFeed({ database, config }, caller?.userId ?? null, { pageNumber: input.page, pageSize: input.size });
