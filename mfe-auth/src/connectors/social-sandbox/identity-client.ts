import { ConnectorError } from '../connector.ts';
import { settleWithin } from '../settle-within.ts';
import { type AuthorizationRequest, CLIENT_ID, type Endpoints } from './authorization-request.ts';

const ANSWER_TIMEOUT_MS = 15_000;

export interface SandboxWallet {
  privateKey: string;
  email: string;
}

type Grant = Pick<AuthorizationRequest, 'verifier' | 'redirectUri'> & { code: string };

/** The HTTP interface of the stand-in. Its methods throw ConnectorError unreachable, timeout, cancelled or failed. */
export function createIdentityClient(origin: string) {
  const request = async (path: string, signal: AbortSignal, init: RequestInit = {}) => {
    const response = await settleWithin(
      fetch(new URL(path, origin), { ...init, signal }).catch((error: unknown) => {
        throw new ConnectorError('unreachable', { cause: error });
      }),
      ANSWER_TIMEOUT_MS,
      signal,
    );
    if (!response.ok) throw new ConnectorError('failed', { cause: `${path} answered with status ${response.status}.` });
    return response.status === 204 ? null : ((await response.json()) as Record<string, string>);
  };
  return {
    async discover(signal: AbortSignal): Promise<Endpoints> {
      const found = await request('/.well-known/openid-configuration', signal);
      return { authorization: String(found?.authorization_endpoint), token: String(found?.token_endpoint) };
    },
    async exchange(endpoints: Endpoints, { code, verifier, redirectUri }: Grant, signal: AbortSignal) {
      const form = {
        grant_type: 'authorization_code',
        client_id: CLIENT_ID,
        code,
        code_verifier: verifier,
        redirect_uri: redirectUri,
      };
      const tokens = await request(endpoints.token, signal, { method: 'POST', body: new URLSearchParams(form) });
      return { idToken: String(tokens?.id_token), accessToken: String(tokens?.access_token) };
    },
    async readWallet(accessToken: string, signal: AbortSignal): Promise<SandboxWallet> {
      const headers = { authorization: `Bearer ${accessToken}` };
      return (await request('/wallet', signal, { credentials: 'include', headers })) as unknown as SandboxWallet;
    },
    /** The wallet of the last login in this browser; null after a logout or seven days. */
    async restoreWallet(signal: AbortSignal): Promise<SandboxWallet | null> {
      return (await request('/wallet/session', signal, {
        method: 'POST',
        credentials: 'include',
      })) as SandboxWallet | null;
    },
    async logOut(signal: AbortSignal): Promise<void> {
      await request('/wallet/logout', signal, { method: 'POST', credentials: 'include' });
    },
  };
}
