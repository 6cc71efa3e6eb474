import * as z from '@xana/contracts/schema';
import { described, named } from '../describe.ts';
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

export type SpaceNumbers = z.output<typeof spaceNumbers>;
