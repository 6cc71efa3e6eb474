import { apiError } from '../../api-error.ts';
import { findAcceptedTerms } from '../../database/accepted-terms.ts';
import type { Platform } from '../../platform.ts';

/** @throws ApiError TERMS_NOT_ACCEPTED when the member has not accepted the current version of the terms */
export async function requireTerms(
  { database, terms }: Pick<Platform, 'database' | 'terms'>,
  userId: number,
): Promise<void> {
  if (await findAcceptedTerms(database, userId, terms.version)) return;
  throw apiError('TERMS_NOT_ACCEPTED', `Accept version ${terms.version} of the terms of use with acceptTerms first.`);
}
