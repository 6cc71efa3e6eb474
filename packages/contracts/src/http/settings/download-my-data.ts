import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described, named } from '../describe.ts';
import { instant } from '../fields.ts';
import { DATA_SECTIONS } from './data-sections.ts';

const dataSection = named(
  'DataSection',
  'The rows that the platform keeps about a member on one subject, the newest first.',
  z.object({
    name: described(z.enum(DATA_SECTIONS), 'The subject.'),
    isComplete: described(z.boolean(), '`false`: only the newest 10,000 rows are contained.'),
    rows: described(
      z.array(z.record(z.string(), z.unknown())),
      'The columns of each row. Other users appear with id and name alone.',
      { examples: [[{ id: 7, text: 'Hello', createdAt: '2026-01-31T09:30:00.000Z' }]] },
    ),
  }),
);

export const downloadMyData = defineOperation({
  id: 'downloadMyData',
  summary: 'Download everything that the platform keeps about you',
  description:
    'Contains what a member wrote, chose, bought and reported, and how they log in. Secrets of sessions and what others wrote are left out. Three times an hour at most.',
  method: 'GET',
  path: '/settings/download-data',
  authorization: 'required',
  input: z.strictObject({}),
  output: z.object({
    createdAt: described(instant, 'When the data was read.'),
    sections: described(z.array(dataSection), 'One section for each subject, also for one without rows.'),
  }),
});
