import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { walletSignature } from '../fields.ts';

const termsVersion = described(
  z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
  'Version of the terms: the day from which they apply.',
  { examples: ['2026-11-22'] },
);

const acceptance = z.object({
  version: termsVersion,
  acceptedAt: described(z.string(), 'When the member accepted this version.', { format: 'date-time' }),
  isSigned: described(z.boolean(), 'Whether the wallet of the member signed the acceptance.'),
});

export const getTerms = defineOperation({
  id: 'getTerms',
  summary: 'Get the current terms of use',
  method: 'GET',
  path: '/terms/get-terms/:locale',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({ locale: described(z.enum(['en', 'ja']), 'The language of the text.') }),
  output: z.object({
    version: termsVersion,
    title: described(z.string(), 'Title of the document.'),
    sections: described(
      z.array(
        z.object({
          heading: described(z.string(), 'Heading of the section.'),
          paragraphs: described(z.array(z.string()), 'Plain text, one string per paragraph.'),
        }),
      ),
      'The text, in order.',
    ),
  }),
});

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
