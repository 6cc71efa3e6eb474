import { LRUCache } from 'lru-cache';
import { apiError } from '../api-error.ts';
import { findAcceptedTerms } from '../database/terms/accepted-terms.ts';
import { upToEntries } from '../limits/lru-limits.ts';
import type { Platform } from '../platform.ts';

const MAX_REMEMBERED = 50_000;

export interface RequiredTerms {
  /** The version that members must have accepted. */
  version: string;
  /** Versions that members have accepted, by user. An acceptance is never withdrawn, so that it is read once. */
  accepted: LRUCache<number, string>;
}

export const createRequiredTerms = (version: string): RequiredTerms => ({
  version,
  accepted: new LRUCache(upToEntries(MAX_REMEMBERED)),
});

/** @throws ApiError TERMS_NOT_ACCEPTED when the member has not accepted the current version of the terms */
export async function requireTerms(
  { database, terms }: Pick<Platform, 'database' | 'terms'>,
  userId: number,
): Promise<void> {
  const { version, accepted } = terms;
  if (accepted.get(userId) === version) return;
  if (!(await findAcceptedTerms(database, userId, version)))
    throw apiError('TERMS_NOT_ACCEPTED', `Accept version ${version} of the terms of use with acceptTerms first.`);
  accepted.set(userId, version);
}
