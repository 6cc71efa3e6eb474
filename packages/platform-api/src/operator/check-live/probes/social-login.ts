import { createRemoteJWKSet, type JWK } from 'jose';
import { askService } from '../ask-service.ts';
import { type LiveSettings, OFF, outcomeOf, type Probe, wrong } from '../probe.ts';

const REQUEST_TIMEOUT_MS = 4_500;

/** The service that signs ID tokens: its keys, and what it publishes about itself (OpenID Connect Discovery 1.0). */
export const socialLoginProbe: Probe = {
  name: 'social login',
  withoutIt: 'login with Google and Apple',
  settings: 'ID_TOKEN_KEYS_URL',
  async run(settings) {
    const { idTokens } = settings.config;
    const pageProblems = comparePage(settings);
    if (!idTokens) return pageProblems.length > 0 ? wrong(...pageProblems) : OFF;
    const keys = createRemoteJWKSet(new URL(idTokens.keysUrl), { timeoutDuration: REQUEST_TIMEOUT_MS });
    const [issuerProblems] = await Promise.all([checkIssuer(idTokens.issuer), keys.reload()]);
    const usable = (keys.jwks()?.keys ?? []).filter(isUsable);
    return outcomeOf(
      [
        ...(usable.length > 0 ? [] : ['no key for ES256, RS256 or EdDSA is published. Correct ID_TOKEN_KEYS_URL.']),
        ...issuerProblems,
        ...pageProblems,
      ],
      `${usable.length} keys of ${idTokens.issuer}`,
    );
  },
};

/** Keys of the algorithms that the platform accepts (`id-tokens.ts`). */
const isUsable = ({ kty, crv }: JWK): boolean => kty === 'RSA' || kty === 'OKP' || (kty === 'EC' && crv === 'P-256');

/** Services without a discovery document cannot be checked. */
async function checkIssuer(issuer: string): Promise<string[]> {
  if (!URL.canParse(issuer)) return [];
  const document = await askService(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
  const { issuer: published } = (document.json ?? {}) as { issuer?: unknown };
  if (typeof published !== 'string' || published === issuer) return [];
  return [`the service calls itself ${published}. Correct ID_TOKEN_ISSUER.`];
}

function comparePage({ config: { idTokens }, page }: LiveSettings): string[] {
  const social = page?.login?.social;
  if (!page || (!idTokens && !social)) return [];
  if (!idTokens) return ['the page offers social login, but the platform accepts no ID tokens. Set ID_TOKEN_ISSUER.'];
  if (!social) return ['the page settings do not offer social login. Add config.login.social.'];
  return social.kind !== 'web3auth' || social.clientId === idTokens.audience
    ? []
    : ['the page has another client id. Correct ID_TOKEN_AUDIENCE or config.login.social.clientId.'];
}

/** The project at Web3Auth, as its SDK asks for it in the browser. */
export const createWeb3AuthProbe = (origin: string): Probe => ({
  name: 'Web3Auth project',
  withoutIt: 'login with Google and Apple',
  settings: 'config.login.social in the page settings',
  host: new URL(origin).host,
  async run({ config, page }) {
    const social = page?.login?.social;
    if (social?.kind !== 'web3auth') return OFF;
    const { clientId, network } = social;
    const query = new URLSearchParams({ project_id: clientId, network, build_env: 'production' });
    const { status, json } = await askService(`${origin}/signer-service/api/v2/configuration?${query}`);
    if (status !== 200 || typeof json !== 'object' || json === null)
      return wrong(`Web3Auth answered ${status}. Correct config.login.social.clientId or network.`);
    const { whitelist } = json as { whitelist?: { urls?: unknown } };
    const urls = Array.isArray(whitelist?.urls) ? whitelist.urls.map(String) : [];
    const isAllowed =
      urls.length === 0 || urls.some((url) => URL.canParse(url) && new URL(url).origin === config.origins.site);
    return outcomeOf(
      isAllowed
        ? []
        : [`the project allows ${urls.join(', ')}. Add ${config.origins.site} in the dashboard of Web3Auth.`],
      `${network}, project ${clientId.slice(0, 8)}…`,
    );
  },
});
