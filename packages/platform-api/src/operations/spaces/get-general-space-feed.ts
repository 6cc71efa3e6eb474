import type { getGeneralSpaceFeed as contract } from '@xana/contracts/http/spaces/get-general-space-feed';
import type { Handler } from '../../http/handler.ts';
import { FIRST_PAGE, generalSpaceFeed } from './list-spaces.ts';

export const getGeneralSpaceFeed: Handler<typeof contract> = ({ caller, ...reach }) =>
  generalSpaceFeed(reach, caller, FIRST_PAGE);
