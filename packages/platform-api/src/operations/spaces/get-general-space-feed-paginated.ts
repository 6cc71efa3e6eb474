import type { getGeneralSpaceFeedPaginated as contract } from '@xana/contracts/http/spaces/get-general-space-feed';
import type { Handler } from '../../http/handler.ts';
import { generalSpaceFeed } from './list-spaces.ts';

export const getGeneralSpaceFeedPaginated: Handler<typeof contract> = ({ input, caller, ...reach }) =>
  generalSpaceFeed(reach, caller, { pageNumber: input.page, pageSize: input.size });
