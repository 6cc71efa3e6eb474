import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described, named } from '../describe.ts';
import { id, wholeNumber } from '../fields.ts';
import { visitSource } from './visit-source.ts';

export const spaceNumbers = named(
  'SpaceNumbers',
  'What happened in a space, by day in UTC.',
  z.object({
    id: described(z.number(), 'Id of the space.'),
    name: described(z.string(), 'Name.'),
    days: described(
      z.array(
        z.object({
          day: described(z.string(), 'Date, in UTC.', { examples: ['2026-11-27'] }),
          visits: described(z.number(), 'Visits of the day.'),
          favourites: described(z.number(), 'Members who marked it on that day and still do.'),
          followers: described(z.number(), 'Members who followed its creator on that day and still do.'),
        }),
      ),
      'One row for each day, also without a visit; the earliest first.',
    ),
    sources: described(
      z.array(
        z.object({
          source: described(visitSource, 'The kind of page that led to the space.'),
          visits: described(z.number(), 'Visits from there.'),
        }),
      ),
      'The kinds with a visit, the most visits first. Visits without a known source are not among them.',
    ),
  }),
);

export const getSpaceNumbers = defineOperation({
  id: 'getSpaceNumbers',
  summary: 'Get the numbers of a space of yours',
  description: 'Visits, favourites and followers by day, and where visits came from.',
  method: 'GET',
  path: '/item/get-space-numbers/:id/:days',
  authorization: 'required',
  input: z.strictObject({
    id: described(id, 'Id of the space.'),
    days: described(wholeNumber(1, 90), 'Number of days until today.', { examples: [30] }),
  }),
  output: spaceNumbers,
  errors: ['SPACE_NOT_FOUND'],
});

export type SpaceNumbers = z.output<typeof spaceNumbers>;
