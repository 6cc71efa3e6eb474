import { id, Signature, Wallet } from 'ethers';
import { claimOf, logIn, signLogin, useTestServer } from '../../../test/test-server.ts';

const server = useTestServer();

/** A wallet with the address of another one, which signs with its own key. */
const forger = (address: string) => {
  const own = Wallet.createRandom();
  return { address, signMessage: (text: string) => own.signMessage(text) } as Wallet;
};
const swapCase = (letter: string) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase());
const verify = (body: object) => server.ask('POST', '/auth/v3/verify-signature', { body });
const login = (body: object) => server.ask('POST', '/auth/login-external-wallet', { body });

describe('[LG-04] wallet login', () => {
  it('starts a session only with verifySignature, after the nonce and loginExternalWallet', async () => {
    const wallet = Wallet.createRandom();
    const signed = await signLogin(server, wallet);
    const first = await login(claimOf(signed));
    expect(first.status).toBe(200);
    expect(first.cookie).toBeUndefined();
    expect(JSON.stringify(first.data)).not.toMatch(/eyJ/);
    const last = await verify(signed);
    expect(last.status).toBe(200);
    expect(last.cookie).toMatch(/^xana-refresh=/);
    expect(String(last.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Strict/);
    const { token } = last.data as { token: string };
    expect((await server.ask('GET', '/auth/sessions', { token })).status).toBe(200);
  });

  it('[T01] rejects a replayed signature: one of fifty concurrent calls succeeds', async () => {
    const signed = await signLogin(server, Wallet.createRandom());
    await login(claimOf(signed));
    const replies = await Promise.all(Array.from({ length: 50 }, () => verify(signed)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(replies.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(
      new Set(['NONCE_INVALID']),
    );
    expect((await verify(signed)).code).toBe('NONCE_INVALID');
  });

  it('[T01] rejects a signature whose nonce has expired', async () => {
    const signed = await signLogin(server, Wallet.createRandom());
    await server.database
      .updateTable('login_nonces')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('nonce', '=', signed.nonce)
      .execute();
    expect((await login(claimOf(signed))).code).toBe('NONCE_INVALID');
    expect((await verify(signed)).code).toBe('NONCE_INVALID');
  });

  const minutes = (n: number) => new Date(Date.now() + n * 60_000).toISOString();
  const FOREIGN_DOMAINS = [
    'xana.evil.test',
    'localhost:3001',
    'localhost',
    'localhost:',
    'localhost:03000',
    'localhost:3000.',
    'localhost.:3000',
    'localhost:3000:3000',
    'a.localhost:3000',
    'localhost.evil.test:3000',
    'localhost:3000.evil.test',
    'evil.test:3000',
    'localhost:3000@evil.test',
    'good@localhost:3000',
    'evil.test/localhost:3000',
    'evil.test#localhost:3000',
    'evil.test?localhost:3000',
    'LOCALHOST:3000',
    'Localhost:3000',
    'loca\u217cost:3000',
    'l\u043ecalhost:3000',
    'localhost\u200b:3000',
    'xn--localhst-tbh:3000',
    '127.0.0.1:3000',
    '[::1]:3000',
    '0.0.0.0:3000',
    'localhost:3000 ',
    ' localhost:3000',
    'http://localhost:3000',
    '//localhost:3000',
    '',
  ];
  const FOREIGN_URIS = [
    'https://localhost:3000',
    'http://localhost:3000/',
    'http://localhost:3000/x',
    'http://localhost:3000?x',
    'http://localhost:3000#x',
    'http://localhost:3001',
    'http://a.localhost:3000',
    'http://good@localhost:3000',
    'http://evil.test',
    'HTTP://localhost:3000',
    'javascript:alert(1)',
    'localhost:3000',
  ];
  it.each([...FOREIGN_DOMAINS.map((domain) => ({ domain })), ...FOREIGN_URIS.map((uri) => ({ uri }))])(
    '[T04] rejects a message for %j',
    async (change) => {
      const signed = await signLogin(server, Wallet.createRandom(), change);
      for (const reply of [await login(claimOf(signed)), await verify(signed)]) {
        expect([reply.status, reply.code]).toEqual([401, 'SIGNATURE_INVALID']);
      }
    },
  );

  it.each([
    ['an expired time', { issuedAt: minutes(-10), expirationTime: minutes(-6) }],
    ['a future time', { issuedAt: minutes(3), expirationTime: minutes(7) }],
    ['a lifetime that is too long', { expirationTime: minutes(60) }],
    ['another address', { address: Wallet.createRandom().address }],
  ])('rejects a message for %s', async (_what, change) => {
    const signed = await signLogin(server, Wallet.createRandom(), change);
    for (const reply of [await login(claimOf(signed)), await verify(signed)]) {
      expect([reply.status, reply.code]).toEqual([401, 'SIGNATURE_INVALID']);
    }
  });

  it('rejects a nonce that the server did not make, and a nonce of another address', async () => {
    const invented = await signLogin(server, Wallet.createRandom(), { nonce: 'a'.repeat(32) });
    expect((await verify(invented)).code).toBe('NONCE_INVALID');
    const theirs = await signLogin(server, Wallet.createRandom());
    const mine = await signLogin(server, Wallet.createRandom(), { nonce: theirs.nonce });
    expect((await login(claimOf(mine))).code).toBe('NONCE_INVALID');
    expect((await verify(mine)).code).toBe('NONCE_INVALID');
  });

  it('[T01] rejects the constant text alone, a changed message, and the signature of another wallet', async () => {
    const wallet = Wallet.createRandom();
    const signed = await signLogin(server, wallet);
    const constant =
      'Welcome. By signing this message you are verifying your digital identity. This is completely secure and does not cost anything!';
    const bare = { ...signed, signature: await wallet.signMessage(constant) };
    expect((await verify({ ...bare, message: constant })).code).toBe('SIGNATURE_INVALID');
    expect((await verify({ ...bare, message: undefined })).code).toBe('SIGNATURE_INVALID');
    expect((await login({ ...claimOf(bare), message: undefined })).code).toBe('SIGNATURE_INVALID');
    expect((await verify({ ...signed, message: `${signed.message} ` })).code).toBe('SIGNATURE_INVALID');
    const other = await signLogin(server, Wallet.createRandom());
    expect((await verify({ ...signed, signature: other.signature })).code).toBe('SIGNATURE_INVALID');
  });

  it('[T08] finds one member for a wallet address in any letter case, and rejects a wrong checksum', async () => {
    // One in two thousand random addresses has letters of one case alone, or is its own wrong checksum.
    const wallet = new Wallet(id('an address with letters of both cases'));
    const { userId } = await logIn(server, wallet);
    const bare = wallet.address.slice(2);
    for (const address of [wallet.address, ...[bare.toLowerCase(), bare.toUpperCase()].map((each) => `0x${each}`)]) {
      const signed = await signLogin(server, wallet);
      const again = await login({ ...claimOf(signed), address });
      expect((again.data as { user: { id: number } }).user.id).toBe(userId);
    }
    // A mixed case that is not the checksum (EIP-55) suggests a typing error.
    const mistaken = `0x${[...bare].map(swapCase).join('')}`;
    expect((await login({ ...claimOf(await signLogin(server, wallet)), address: mistaken })).status).toBe(400);
  });

  it('[T08] rejects every encoding of a signature but 65 bytes with low s (EIP-2, EIP-2098, EIP-155)', async () => {
    const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
    const signed = await signLogin(server, Wallet.createRandom());
    const { r, s, v, yParity, compactSerialized } = Signature.from(signed.signature);
    const rs = `${r}${s.slice(2)}`;
    const encodings = {
      'high s': `${r}${(ORDER - BigInt(s)).toString(16).padStart(64, '0')}${v === 27 ? '1c' : '1b'}`,
      'v of EIP-155': `${rs}${(8_888 * 2 + 35 + yParity).toString(16).padStart(4, '0')}`,
      'v of EIP-155 in one byte': `${rs}${(37 + yParity).toString(16)}`,
      'trailing byte': `${signed.signature}00`,
      'missing byte': signed.signature.slice(0, -2),
      compact: compactSerialized,
    };
    for (const [encoding, signature] of Object.entries(encodings)) {
      const { status } = await verify({ ...signed, signature });
      expect([encoding, status >= 400 && status < 500]).toEqual([encoding, true]);
    }
    await login(claimOf(signed));
    expect((await verify(signed)).status).toBe(200);
  });

  it('[LG-04] accepts a signature whose v is 0 or 1 or that is in upper case, as hardware wallets write it', async () => {
    const encodings = {
      parity: ({ r, s, yParity }: Signature) => `${r}${s.slice(2)}0${yParity}`,
      'upper case': ({ serialized }: Signature) => `0x${serialized.slice(2).toUpperCase()}`,
    };
    for (const [encoding, encode] of Object.entries(encodings)) {
      const signed = await signLogin(server, Wallet.createRandom());
      const signature = encode(Signature.from(signed.signature));
      const { status } = await login({ ...claimOf(signed), signature });
      expect([encoding, status]).toEqual([encoding, 200]);
      expect([encoding, (await verify({ ...signed, signature })).status]).toEqual([encoding, 200]);
    }
  });

  it('[T10] ignores what the client sends about the type of its wallet', async () => {
    const { wallet } = await logIn(server);
    await login({ ...claimOf(await signLogin(server, wallet)), is_web3_auth: 1 });
    const kept = await server.database
      .selectFrom('wallets')
      .select('wallet_type')
      .where('address', '=', wallet.address.toLowerCase())
      .execute();
    expect(kept).toEqual([{ wallet_type: 'ethereum' }]);
  });

  it('[T20] returns the same error for the address of a member and for an unknown address (user enumeration)', async () => {
    const { wallet: member } = await logIn(server);
    const answers = [];
    for (const { address } of [member, Wallet.createRandom()]) {
      const forged = await signLogin(server, forger(address));
      const { status, code } = await login(claimOf(forged));
      const verified = await verify(forged);
      answers.push([status, code, verified.status, verified.code]);
    }
    expect(answers[0]).toEqual([401, 'SIGNATURE_INVALID', 401, 'SIGNATURE_INVALID']);
    expect(answers[1]).toEqual(answers[0]);
  });

  it('[LG-06] [T09] stores an unverified email without finding or joining an account by it', async () => {
    const one = await signLogin(server, Wallet.createRandom());
    const other = await signLogin(server, Wallet.createRandom());
    const [first, second] = [
      await login({ ...claimOf(one), email: 'mia@x.test' }),
      await login({ ...claimOf(other), email: 'mia@x.test' }),
    ];
    expect((first.data as { user: { id: number } }).user.id).not.toBe(
      (second.data as { user: { id: number } }).user.id,
    );
  });

  it('[LG-13] [T19] returns AUTH.BANNED to a banned member, after a valid signature alone', async () => {
    const { wallet, userId, token } = await logIn(server);
    await server.database.updateTable('users').set({ is_banned: true }).where('id', '=', userId).execute();
    const signed = await signLogin(server, wallet);
    expect((await login(claimOf(signed))).code).toBe('AUTH.BANNED');
    expect((await verify(signed)).code).toBe('AUTH.BANNED');
    expect((await server.ask('GET', '/auth/sessions', { token })).status).toBe(401);
    const forged = await signLogin(server, forger(wallet.address));
    expect((await login(claimOf(forged))).code).toBe('SIGNATURE_INVALID');
  });
});
