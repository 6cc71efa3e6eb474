import { verifyMessage } from 'ethers';
import * as z from 'zod';
import { apiError } from '../../../api-error.ts';
import type { MagicAdmin } from '../../../gateways/magic/magic-admin.ts';
import type { IdTokens } from './id-tokens.ts';

const MAGIC_ISSUER = 'https://magic.link';
/** Seconds by which a token may be used before its `nbf`, as in Magic's own packages. */
const NOT_BEFORE_GRACE_S = 300;

const claimSchema = z.object({
  /** Seconds of Unix time: expiry, and the start of the validity. */
  ext: z.number(),
  nbf: z.number(),
  /** `did:ethr:` and the address of the wallet. */
  iss: z.string().regex(/^did:ethr:0x[0-9a-fA-F]{40}$/),
  aud: z.string(),
});

/**
 * Verifies DID tokens of Magic. The wallet signs them itself, so a token alone proves its address and nothing else: the
 * email comes from Magic's admin API.
 *
 * @see https://magic.link/docs/authentication/features/decentralized-id
 */
export function createDidTokens(admin: MagicAdmin, now = () => new Date()): IdTokens {
  return {
    async read(token, address) {
      const { claim, signer } = readToken(token);
      const seconds = now().getTime() / 1_000;
      const isOfWallet = signer === address && claim.iss.toLowerCase() === `did:ethr:${address}`;
      const isTimely = claim.ext >= seconds && claim.nbf - NOT_BEFORE_GRACE_S <= seconds;
      if (!isOfWallet || !isTimely) throw apiError('SIGNATURE_INVALID');
      // A token for another application could come from a site that the user trusts less.
      if (claim.aud !== (await admin.clientId())) throw apiError('SIGNATURE_INVALID');
      return { issuer: MAGIC_ISSUER, subject: claim.iss, email: await admin.findEmail(claim.iss) };
    },
  };
}

/** @throws ApiError SIGNATURE_INVALID */
function readToken(token: string) {
  try {
    const [proof, text] = z
      .tuple([z.string(), z.string()])
      .parse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')));
    return { claim: claimSchema.parse(JSON.parse(text)), signer: verifyMessage(text, proof).toLowerCase() };
  } catch {
    throw apiError('SIGNATURE_INVALID');
  }
}

/** A JWT has three segments; base64 of a DID token has no dots. */
export const withDidTokens = (idTokens: IdTokens, didTokens: IdTokens | undefined): IdTokens => ({
  read: (token, address) => (didTokens && !token.includes('.') ? didTokens : idTokens).read(token, address),
});
