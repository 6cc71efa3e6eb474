import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { termsVersion } from './terms-fields.ts';

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
