import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { space } from './space.ts';

export const getSpacePageListing = defineOperation({
  id: 'getSpacePageListing',
  summary: 'What a page about spaces begins with: the first of each kind of list, in one call.',
  method: 'GET',
  path: '/world/get-space-page-listing',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({}),
  output: z.object({
    hotSpaces: z.array(space),
    hotGames: z.array(space),
    recommended: z.array(space),
    newest: z.array(space),
  }),
});
