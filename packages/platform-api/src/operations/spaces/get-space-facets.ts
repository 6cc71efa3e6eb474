import type { getSpaceFacets as contract } from '@xana/contracts/http/spaces/get-space-facets';
import { selectSpaceFacets } from '../../database/spaces/space-facets.ts';
import type { Handler } from '../../http/handler.ts';
import { readSpaceFilter } from './read-space-filter.ts';

export const getSpaceFacets: Handler<typeof contract> = ({ input, caller, database }) =>
  selectSpaceFacets(database, readSpaceFilter(input, caller));
