import { printableName, withoutIgnorable } from './user-text.ts';

/**
 * Whom a release store grants roles, as it stores them. A copied subject often carries invisible characters, and would match no token.
 * The subject of an ID token is visible ASCII (OpenID Connect Core, section 2); that of a CI run may have letters of a branch.
 */
export const memberSubject = (text: string): string => withoutIgnorable(printableName(text));

/** How a member is called: two names that look the same are the same text. Empty for a blank text. */
export const memberName = (text: string): string => printableName(text);
