import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id } from '../fields.ts';
import { visitSource } from './visit-source.ts';

export const reportVisitSource = defineOperation({
  id: 'reportVisitSource',
  summary: 'Report which kind of page led to a space',
  description:
    'Attributes the visit that the last half hour counted, once. Only the number of visits per day and kind of page is stored.',
  method: 'POST',
  path: '/item/report-visit-source/:id',
  authorization: 'optional',
  input: z.strictObject({
    id: described(id, 'Id of the space.'),
    source: described(visitSource, 'The kind of page. `direct`: a typed address. `external`: another site.'),
  }),
  output: z.object({ isCounted: described(z.boolean(), 'Whether a visit was attributed by this request.') }),
});
