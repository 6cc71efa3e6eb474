import type * as contracts from '@xana/contracts/http/spaces/get-general-space-feed';
import type { Handler } from '../../http/handler.ts';
import { FIRST_PAGE, listSpaces } from './list-spaces.ts';

/** All spaces, the newest first. */
export const getGeneralSpaceFeed: Handler<typeof contracts.getGeneralSpaceFeed> = ({ caller, ...context }) =>
  listSpaces(context, caller, FIRST_PAGE, { order: 'created' });

export const getGeneralSpaceFeedPaginated: Handler<typeof contracts.getGeneralSpaceFeedPaginated> = ({
  input,
  caller,
  ...context
}) => listSpaces(context, caller, { pageNumber: input.page, pageSize: input.size }, { order: 'created' });
