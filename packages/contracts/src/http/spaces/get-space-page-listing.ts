import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { space } from './space.ts';

export const getSpacePageListing = defineOperation({
  id: 'getSpacePageListing',
  summary: 'Get the first rows of each list of spaces',
  description: 'One request for what a page about spaces begins with.',
  method: 'GET',
  path: '/world/get-space-page-listing',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({}),
  output: z.object({
    hotSpaces: described(z.array(space), 'Hot spaces.'),
    hotGames: described(z.array(space), 'Hot games.'),
    recommended: described(z.array(space), 'Recommended spaces.'),
    newest: described(z.array(space), 'The newest spaces.'),
  }),
});
