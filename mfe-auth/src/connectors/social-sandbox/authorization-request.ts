import type { Brand } from '../social-connector.ts';

/** The site at the stand-in of the login service. */
export const CLIENT_ID = 'xana-sandbox';

/** From the discovery document (OpenID Connect Discovery 1.0). */
export interface Endpoints {
  authorization: string;
  token: string;
}

export interface AuthorizationRequest {
  url: string;
  state: string;
  /** The PKCE verifier (RFC 7636), which stays in this tab. */
  verifier: string;
  redirectUri: string;
}

interface RequestOptions {
  endpoints: Endpoints;
  brand: Brand;
  redirectUri: string;
  /** `fragment` keeps the code out of the address that servers see. */
  responseMode?: 'fragment';
}

export async function createAuthorizationRequest({
  endpoints,
  brand,
  redirectUri,
  responseMode,
}: RequestOptions): Promise<AuthorizationRequest> {
  const [state, verifier] = [randomText(), randomText()];
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const url = new URL(endpoints.authorization);
  url.search = String(
    new URLSearchParams({
      client_id: CLIENT_ID,
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: redirectUri,
      state,
      code_challenge: toBase64Url(new Uint8Array(digest)),
      code_challenge_method: 'S256',
      connection: brand,
      prompt: 'login',
      ...(responseMode ? { response_mode: responseMode } : {}),
    }),
  );
  return { url: url.href, state, verifier, redirectUri };
}

const randomText = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(32)));

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
