import type { KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import { sign, verify } from '../store/signing.ts';

/** What a developer link grants: overrides at one site, until it expires. */
const claims = z.strictObject({
  /** The origin of the site, so that a link of staging is invalid in production. */
  site: z.string(),
  /** Who created the link, for the log of the page server. */
  createdBy: z.string(),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
});

export type DeveloperClaims = z.output<typeof claims>;

/** Begins the signed text, so that no other signature of the same key is a developer token (RFC 8725 section 3.9). */
const PURPOSE = 'xana developer override v1\n';

const MAX_TOKEN_LENGTH = 600;

/** @returns `<claims>.<signature>`, both in base64url */
export function createDeveloperToken(content: DeveloperClaims, privateKey: KeyObject): string {
  const payload = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${payload}.${sign(privateKey, PURPOSE + payload)}`;
}

/** @returns null when the token is forged, expired or for another site */
export function readDeveloperToken(
  token: string,
  expected: { site: string; publicKeys: readonly KeyObject[]; now: number },
): DeveloperClaims | null {
  const [payload = '', signature = '', ...more] = token.length <= MAX_TOKEN_LENGTH ? token.split('.') : [];
  if (!payload || more.length > 0) return null;
  if (!verify(expected.publicKeys, PURPOSE + payload, signature)) return null;
  const { site, createdBy, expiresAt } = claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return site === expected.site && expiresAt > expected.now ? { site, createdBy, expiresAt } : null;
}
