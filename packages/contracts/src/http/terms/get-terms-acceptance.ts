import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { acceptance, termsVersion } from './terms-fields.ts';

export const getTermsAcceptance = defineOperation({
  id: 'getTermsAcceptance',
  summary: 'Get whether you accepted the current terms of use',
  description:
    'A new version of the terms must be accepted again. A member who has not accepted them can still read everything.',
  method: 'GET',
  path: '/terms/get-acceptance',
  authorization: 'required',
  input: z.strictObject({}),
  output: z.object({
    version: termsVersion,
    accepted: described(z.nullable(acceptance), 'Null while the current version is not accepted.'),
    message: described(
      z.nullable(z.string()),
      'The message that the wallet signs for `acceptTerms`. It names the site, the version and the account. Null for a member without a wallet.',
    ),
  }),
});
