import type { ReleaseSource } from '@xana/contracts/releases/release-record';
import { createRemoteJWKSet, decodeJwt, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import ky from 'ky';
import * as z from 'zod/mini';
import type { Identity } from './access-list.ts';
import type { IdentitySettings } from './identity-settings.ts';

/** Who calls, and where a workflow runs. */
export interface Caller extends Identity {
  /** As the provider gives it; only for the caller's own screen. */
  name: string;
  provenance?: NonNullable<ReleaseSource['provenance']>;
}

/** The caller is unknown: log in. */
export class LoginError extends Error {}

/** Asymmetric only: a shared secret would be one of the repository. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384', 'EdDSA'];
/** A token of a CI run or of a login is new; an old one was found somewhere. */
const MAX_TOKEN_AGE = '1h';
const MAX_TOKEN_LENGTH = 8_000;

/** Claims of GitHub's identity tokens (docs.github.com, "OpenID Connect reference"). */
const workflowClaims = z.object({
  repository: z.optional(z.string()),
  sha: z.optional(z.string()),
  workflow_ref: z.optional(z.string()),
  run_id: z.optional(z.string()),
  run_attempt: z.optional(z.string()),
});

const personClaims = z.object({ name: z.optional(z.string()) });

/** Reads the `Authorization: Bearer` token of a call: an ID token of the people's provider, or an identity token of the CI system. */
export function createTokenReader({ people, workflows }: IdentitySettings, origin: string) {
  const keys = new Map<string, JWTVerifyGetKey>();
  const keysOf = async (issuer: string): Promise<JWTVerifyGetKey> => {
    const found = keys.get(issuer) ?? createRemoteJWKSet(await findKeys(issuer));
    keys.set(issuer, found);
    return found;
  };
  const verify = async (token: string, issuer: string, audience: string): Promise<JWTPayload & { sub: string }> => {
    const { payload } = await jwtVerify(token, await keysOf(issuer), {
      issuer,
      audience,
      algorithms: ALGORITHMS,
      maxTokenAge: MAX_TOKEN_AGE,
      requiredClaims: ['sub', 'exp', 'iat'],
    });
    return { ...payload, sub: String(payload.sub) };
  };
  /** @throws LoginError when the token is not valid here */
  return async (token: string): Promise<Caller> => {
    try {
      const { iss } = token.length <= MAX_TOKEN_LENGTH ? decodeJwt(token) : {};
      if (iss === people.issuer) {
        const payload = await verify(token, people.issuer, people.commandClientId);
        return { kind: 'person', subject: payload.sub, name: personClaims.parse(payload).name ?? payload.sub };
      }
      if (workflows && iss === workflows.issuer) return describeWorkflow(await verify(token, workflows.issuer, origin));
    } catch (error) {
      throw new LoginError(`The token was rejected: ${(error as Error).message}.`);
    }
    throw new LoginError('The token was rejected: its issuer is not one that this release server trusts.');
  };
}

async function findKeys(issuer: string): Promise<URL> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const { jwks_uri: keys } = z.object({ jwks_uri: z.url() }).parse(await ky.get(address, { redirect: 'error' }).json());
  return new URL(keys);
}

function describeWorkflow(payload: JWTPayload & { sub: string }): Caller {
  const { repository, sha, workflow_ref: workflow, run_id: run, run_attempt: attempt } = workflowClaims.parse(payload);
  return {
    kind: 'workflow',
    subject: payload.sub,
    name: payload.sub,
    provenance: {
      issuer: String(payload.iss),
      subject: payload.sub,
      repository: repository ?? null,
      commit: sha ?? null,
      workflow: workflow ?? null,
      run: run ? `${run}${attempt ? `/${attempt}` : ''}` : null,
    },
  };
}
