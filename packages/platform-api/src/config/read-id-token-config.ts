export interface IdTokenConfig {
  /** Who signs, exactly as in the token. */
  issuer: string;
  /** Our client id there. */
  audience: string;
  /** Where its public keys are. */
  keysUrl: string;
}

type Environment = Record<string, string | undefined>;

/**
 * The social login service whose tokens are believed; undefined when none is set.
 *
 * @throws Error that names the variable, also for keys that are fetched without encryption outside the sandbox
 */
export function readIdTokenConfig(environment: Environment, isSandbox: boolean): IdTokenConfig | undefined {
  const { ID_TOKEN_ISSUER: issuer, ID_TOKEN_AUDIENCE: audience, ID_TOKEN_KEYS_URL: keysUrl } = environment;
  if (!issuer && !audience && !keysUrl) return undefined;
  if (!issuer || !audience || !keysUrl) {
    throw new Error('ID_TOKEN_ISSUER, ID_TOKEN_AUDIENCE and ID_TOKEN_KEYS_URL belong together.');
  }
  if (!URL.canParse(keysUrl)) throw new Error('ID_TOKEN_KEYS_URL is no address.');
  if (!keysUrl.startsWith('https:') && !isSandbox) {
    throw new Error('ID_TOKEN_KEYS_URL must be https: whoever is on the way could say who logs in.');
  }
  return { issuer, audience, keysUrl };
}
