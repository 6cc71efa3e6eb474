import { sql } from 'kysely';
import { logIn, useTestServer } from '../../../../test/test-server.ts';
import { hashSecret } from '../../../authentication/secrets.ts';
import type { TokenKeys } from '../../../authentication/token-keys.ts';
import { insertSession } from '../../../database/auth/sessions.ts';
import { newRefreshToken, sessionIdIn } from './refresh-tokens.ts';
import { rotateSession, sessionExpiry } from './rotate-session.ts';

const [OLD, NEW] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)] as const;
/** Of instances that are not replaced yet, of those that are, and after the rotation. */
const BEFORE: TokenKeys = [OLD, NEW];
const DURING: TokenKeys = [NEW, OLD];
const AFTER: TokenKeys = [NEW];

const server = useTestServer();

const rotate = (refresh: string, keys: TokenKeys) => rotateSession(server.database, refresh, keys);

/** @returns the refresh token of a session that an instance with the old key opened */
async function openSession(): Promise<string> {
  const { userId } = await logIn(server);
  const refresh = newRefreshToken(OLD);
  await insertSession(server.database, {
    id: sessionIdIn(refresh),
    userId,
    refreshHash: hashSecret(refresh),
    expiresAt: sessionExpiry(),
    device: '',
    proof: null,
    thumbprint: null,
    app: null,
    method: null,
    walletName: null,
    walletAddress: null,
  });
  return refresh;
}

describe('rotateSession while the secret is rotated', () => {
  it.each([
    ['replaced', DURING, BEFORE],
    ['not replaced', BEFORE, DURING],
  ])('[T16] gives racing tabs one token when an instance that is %s answers first', async (_, first, second) => {
    const refresh = await openSession();
    const one = await rotate(refresh, first);
    expect(one.status).toBe('rotated');
    expect(await rotate(refresh, second)).toEqual(one);
    expect((await rotate('refresh' in one ? one.refresh : '', second)).status).toBe('rotated');
  });

  it('continues a session after the old key is gone', async () => {
    const refresh = await openSession();
    expect(await rotate(refresh, AFTER)).toMatchObject({ status: 'rotated', id: sessionIdIn(refresh) });
  });

  it('[T16] ends the session when a token with the seal of the old key is used again', async () => {
    const refresh = await openSession();
    await rotate(refresh, DURING);
    await sql`update sessions set rotated_at = now() - interval '31 seconds' where id = ${sessionIdIn(refresh)}`.execute(
      server.database,
    );
    expect(await rotate(refresh, DURING)).toEqual({ status: 'ended', id: sessionIdIn(refresh) });
  });
});
