import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described, named } from '../describe.ts';
import { instant } from '../fields.ts';
import { MAX_HOME_COUNT } from './home-counts.ts';

const count = (what: string) => described(z.number(), `${what} ${MAX_HOME_COUNT} means ${MAX_HOME_COUNT} or more.`);

const homeSummary = named(
  'HomeSummary',
  'What your home page tells you first.',
  z.object({
    interestCount: count('Tags that you chose as interests.'),
    followingCount: count('Users whom you follow.'),
    favouriteCount: count('Spaces that you marked as favourites.'),
    spaceCount: count('Spaces that you created.'),
    since: described(
      z.nullable(instant),
      'When you were here before, at least half an hour before this visit; null on the first visit.',
    ),
    newFollowerCount: count('Users who followed you since then.'),
    newPostCount: count('Posts since then by users whom you follow.'),
    newSpaceCount: count('Spaces that users whom you follow created since then.'),
  }),
);

export const getHomeSummary = defineOperation({
  id: 'getHomeSummary',
  summary: 'Get your first steps, and what is new since your last visit',
  method: 'GET',
  path: '/users/get-home-summary',
  authorization: 'required',
  input: z.strictObject({}),
  output: homeSummary,
  errors: ['USER_NOT_FOUND'],
});
