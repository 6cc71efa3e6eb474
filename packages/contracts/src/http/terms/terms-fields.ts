import * as z from '@xana/contracts/schema';
import { described } from '../describe.ts';

export const termsVersion = described(
  z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
  'Version of the terms: the day from which they apply.',
  { examples: ['2026-11-22'] },
);

export const acceptance = z.object({
  version: termsVersion,
  acceptedAt: described(z.string(), 'When the member accepted this version.', { format: 'date-time' }),
  isSigned: described(z.boolean(), 'Whether the wallet of the member signed the acceptance.'),
});
