import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { pageNumber, pageSize } from '../fields.ts';
import { followedPeople, searchText } from './followed-person.ts';

export const searchFollowing = defineOperation({
  id: 'searchFollowing',
  summary: 'Search the users whom you follow',
  method: 'GET',
  path: '/follow/search-following/:searchText/:pageNumber/:pageSize',
  authorization: 'required',
  input: z.strictObject({ searchText, pageNumber, pageSize }),
  output: followedPeople,
});
