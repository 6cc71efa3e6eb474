import { SignJWT } from 'jose';
import { createVerifiedTokens, ISSUER } from './verified-tokens.ts';

const SECRET = Buffer.from('thirty-two bytes for these tests');
const MINUTES = 60_000;

function sign(secret = SECRET, expires: string | number = '15 minutes'): Promise<string> {
  return new SignJWT({ sid: 'session' })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject('7')
    .setIssuer(ISSUER)
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(secret);
}

describe('createVerifiedTokens', () => {
  const codeOf = (reading: Promise<unknown>) =>
    reading.then(
      () => 'read',
      (error) => error.code,
    );

  it('reads the claims of a token, the second time from memory', async () => {
    const tokens = createVerifiedTokens([SECRET]);
    const token = await sign();
    const claims = { userId: 7, sessionId: 'session', thumbprint: null };
    const verify = jest.spyOn(crypto.subtle, 'verify');
    expect(await tokens.read(token)).toEqual(claims);
    expect(await tokens.read(token)).toEqual(claims);
    expect(verify).toHaveBeenCalledTimes(1);
    verify.mockRestore();
  });

  it('[T17] rejects a remembered token as soon as it has expired', async () => {
    const tokens = createVerifiedTokens([SECRET]);
    const token = await sign();
    await tokens.read(token);
    const later = Date.now() + 15 * MINUTES;
    jest.useFakeTimers({ now: later, doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    expect(await codeOf(tokens.read(token))).toBe('TOKEN_EXPIRED');
    jest.useRealTimers();
  });

  it('reads tokens that either key signed while the secret is rotated, and rejects those of a third one', async () => {
    const [next, third] = ['the next thirty-two bytes for it!', 'a third thirty-two bytes secret!!'].map(Buffer.from);
    const tokens = createVerifiedTokens([SECRET, next as Buffer]);
    expect(await codeOf(tokens.read(await sign()))).toBe('read');
    expect(await codeOf(tokens.read(await sign(next)))).toBe('read');
    expect(await codeOf(tokens.read(await sign(next, 1)))).toBe('TOKEN_EXPIRED');
    expect(await codeOf(tokens.read(await sign(third)))).toBe('TOKEN_INVALID');
  });

  it('rejects a token with another signature, also after the right one was read', async () => {
    const tokens = createVerifiedTokens([SECRET]);
    const token = await sign();
    await tokens.read(token);
    const [head, body] = token.split('.');
    const [, , foreign] = (await sign(Buffer.from('another thirty-two bytes for it!'))).split('.');
    expect(await codeOf(tokens.read([head, body, foreign].join('.')))).toBe('TOKEN_INVALID');
    expect(await codeOf(tokens.read(await sign(Buffer.from('another thirty-two bytes for it!'))))).toBe(
      'TOKEN_INVALID',
    );
  });
});
