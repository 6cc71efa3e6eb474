import { createHash } from 'node:crypto';
import Provider, { type Configuration } from 'oidc-provider';
import { escapeHtml, sandboxPage } from '../page.ts';
import { emailOf, walletOf } from './accounts.ts';
import { CLIENT_ID, COMMAND_CLIENT_ID, DESK_CLIENT_ID } from './client-id.ts';
import { ALGORITHM, type SigningKey } from './signing-key.ts';

const HOUR = 3_600;
const MINUTE = 60;

const PUBLIC_CLIENT = {
  token_endpoint_auth_method: 'none' as const,
  grant_types: ['authorization_code'],
  response_types: ['code' as const],
  id_token_signed_response_alg: ALGORITHM as 'ES256',
};

interface ProviderOptions {
  origin: string;
  siteOrigin: string;
  /** The origin of the release desk. */
  deskOrigin: string;
  key: SigningKey;
  /** The name that the user entered, by subject. */
  names: ReadonlyMap<string, string>;
}

/**
 * An OpenID provider: authorization code with PKCE for public clients, the site, the release desk and the release command. ID tokens
 * name the wallet of the user in `wallets`, as those of the real service do.
 */
export function createProvider({ origin, siteOrigin, deskOrigin, key, names }: ProviderOptions): Provider {
  const configuration: Configuration = {
    clients: [
      { ...PUBLIC_CLIENT, client_id: DESK_CLIENT_ID, redirect_uris: [`${deskOrigin}/login/callback`] },
      // A native client: any port of the loopback address (RFC 8252).
      {
        ...PUBLIC_CLIENT,
        client_id: COMMAND_CLIENT_ID,
        application_type: 'native',
        redirect_uris: ['http://127.0.0.1/callback'],
      },
      {
        ...PUBLIC_CLIENT,
        client_id: CLIENT_ID,
        // The window ends at the callback page of this origin; a login without a window returns to the site.
        redirect_uris: [`${origin}/callback`, `${siteOrigin}/?login`],
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: [createHash('sha256').update(`cookies ${key.d}`).digest('hex')] },
    claims: { openid: ['sub', 'wallets'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    extraParams: ['connection'],
    responseTypes: ['code'],
    ttl: {
      AccessToken: 10 * MINUTE,
      AuthorizationCode: MINUTE,
      Grant: HOUR,
      IdToken: HOUR,
      Interaction: HOUR,
      Session: HOUR,
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    renderError(context, { error, error_description: description }) {
      context.type = 'html';
      context.body = sandboxPage('Login failed', `<h1>Login failed</h1><p>${escapeHtml(description ?? error)}</p>`);
    },
    clientBasedCORS: (_context, requesting) => requesting === siteOrigin,
    findAccount: (_context, subject) => ({
      accountId: subject,
      claims: () => ({
        sub: subject,
        email: emailOf(subject),
        email_verified: true,
        name: names.get(subject) ?? emailOf(subject).split('@')[0],
        wallets: [{ type: 'ethereum', address: walletOf(subject, key.d).address }],
      }),
    }),
    // All clients belong to the site, so their scopes need no consent.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? CLIENT_ID,
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
  return new Provider(origin, configuration);
}
