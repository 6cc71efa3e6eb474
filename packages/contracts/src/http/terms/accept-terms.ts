import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { walletSignature } from '../fields.ts';
import { acceptance, termsVersion } from './terms-fields.ts';

export const acceptTerms = defineOperation({
  id: 'acceptTerms',
  summary: 'Accept the current terms of use',
  description:
    'Returns `NOT_FOUND` for a version that is not current: read the terms again. A second acceptance of a version changes nothing.',
  method: 'POST',
  path: '/terms/accept',
  authorization: 'required',
  input: z.strictObject({
    version: termsVersion,
    signature: described(
      z.optional(walletSignature),
      'The signature of the message from `getTermsAcceptance`, where the wallet can sign.',
    ),
  }),
  output: acceptance,
  errors: ['SIGNATURE_INVALID'],
});
