import { createPageProofs } from './page-proofs.ts';

const API = 'https://api.test';
const call = { method: 'GET', address: `${API}/world/x`, token: null };
const segmentOf = (proof: string, index: number) =>
  JSON.parse(String(Buffer.from(proof.split('.')[index] ?? '', 'base64url')));
const decodeProtectedHeader = (proof: string) => segmentOf(proof, 0) as { jwk: JsonWebKey };
const decodeJwt = (proof: string) => segmentOf(proof, 1) as { iat: number; jti: string };
const keyOf = (proof: string) => JSON.stringify(decodeProtectedHeader(proof).jwk);

describe('[T15] createPageProofs', () => {
  test('contain method, URL, time, token hash and a unique id', async () => {
    const proofs = createPageProofs();
    const [one, other] = [
      await proofs.of({ ...call, token: 'a token' }),
      await proofs.of({ ...call, token: 'a token' }),
    ];
    expect(decodeProtectedHeader(one)).toEqual({
      typ: 'dpop+jwt',
      alg: 'ES256',
      jwk: { kty: 'EC', crv: 'P-256', x: expect.any(String), y: expect.any(String) },
    });
    const { iat, jti, ...claims } = decodeJwt(one);
    expect(claims).toEqual({ htm: 'GET', htu: `${API}/world/x`, ath: expect.stringMatching(/^[\w-]{43}$/) });
    expect(Math.abs(iat * 1_000 - Date.now())).toBeLessThan(5_000);
    expect(jti).not.toBe(decodeJwt(other).jti);
    expect(keyOf(one)).toBe(keyOf(other));
  });

  test('are signed by the key in their header', async () => {
    const proof = await createPageProofs().of(call);
    const { jwk } = decodeProtectedHeader(proof);
    const key = await crypto.subtle.importKey('jwk', jwk, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['verify']);
    const [header, payload, signature = ''] = proof.split('.');
    const signed = Buffer.from(`${header}.${payload}`);
    const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
    expect(await crypto.subtle.verify(algorithm, key, Buffer.from(signature, 'base64url'), signed)).toBe(true);
  });

  test('use the server clock after a rejected proof', async () => {
    const proofs = createPageProofs();
    await proofs.renew(new Date(Date.now() + 86_400_000).toUTCString());
    const { iat } = decodeJwt(await proofs.of(call));
    expect(Math.abs(iat * 1_000 - Date.now() - 86_400_000)).toBeLessThan(5_000);
  });

  test('use a new key for each login and keep it until the next login', async () => {
    const proofs = createPageProofs();
    const begin = { ...call, method: 'POST', address: `${API}/auth/save-user-nonce` };
    const before = keyOf(await proofs.of(call));
    const first = keyOf(await proofs.of(begin));
    expect(first).not.toBe(before);
    await proofs.renew(null);
    expect(keyOf(await proofs.of({ ...call, address: `${API}/auth/v3/verify-signature` }))).toBe(first);
    expect(keyOf(await proofs.of(call))).toBe(first);
    expect(keyOf(await proofs.of(begin))).not.toBe(first);
  });

  test('use the shared key for other requests while a login waits, because another tab may start a session', async () => {
    const proofs = createPageProofs();
    const keyAt = async (path: string) => keyOf(await proofs.of({ ...call, method: 'POST', address: API + path }));
    const shared = await keyAt('/auth/refresh-token');
    const login = await keyAt('/auth/save-user-nonce');
    expect(await keyAt('/auth/refresh-token')).toBe(shared);
    expect(await keyAt('/auth/login-external-wallet')).toBe(login);
    expect(await keyAt('/auth/v3/verify-signature')).toBe(login);
    expect(await keyAt('/auth/refresh-token')).toBe(login);
  });
});
