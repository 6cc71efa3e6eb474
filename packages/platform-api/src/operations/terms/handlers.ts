import type { termsOperations } from '@xana/contracts/http/all-operations';
import type { Implements } from '../../http/handler.ts';
import { acceptTerms } from './accept-terms.ts';
import { getTerms } from './get-terms.ts';
import { getTermsAcceptance } from './get-terms-acceptance.ts';

export const termsHandlers = { acceptTerms, getTerms, getTermsAcceptance } satisfies Implements<typeof termsOperations>;
