import { Wallet } from 'ethers';
import { logIn, logInMembers, type Member, useTestServer } from '../../../../test/test-server.ts';
import {
  BOT,
  linkWallet,
  logInByTelegram,
  logInFrom,
  makeStale,
  methodsOf,
  signLink,
  telegramFields,
  unlink,
} from './test-account.ts';

const server = useTestServer({ telegramBotToken: BOT });

const linkTelegram = (member: Member, body: object) => member.post('/auth/link-telegram', body);

describe('linking', () => {
  it('adds a second wallet; a login with either wallet reaches the same account', async () => {
    const member = await logIn(server);
    const second = Wallet.createRandom();
    const reply = await linkWallet(server, member, second, { method: 'walletconnect', walletName: 'Pocket' });
    expect(reply.data).toEqual({ id: second.address.toLowerCase(), isNew: true });
    const bySecond = await logInFrom(server, second, 'Firefox/150.0');
    expect(bySecond.userId).toBe(member.userId);
    expect((await logIn(server, member.wallet)).userId).toBe(member.userId);
    // The page is connected to the wallet of the login; the profile shows the first.
    expect(bySecond.address).toBe(second.address.toLowerCase());
    const { data } = await server.get(`/users/single-user/${member.userId}`);
    expect(JSON.stringify(data)).not.toContain(second.address.toLowerCase());
    expect(await methodsOf(server, bySecond)).toMatchObject([
      { id: member.wallet.address.toLowerCase(), isPrimary: true, isThisSession: false },
      { id: second.address.toLowerCase(), method: 'walletconnect', walletName: 'Pocket', isThisSession: true },
    ]);
  });

  it('keeps the wallet of the session after a refresh', async () => {
    const member = await logIn(server);
    const second = Wallet.createRandom();
    await linkWallet(server, member, second);
    const { cookie } = await logIn(server, second);
    const { data } = await server.ask('POST', '/auth/refresh-token', { body: {}, cookie });
    expect(data).toMatchObject({ user: { id: member.userId, userWallet: { address: second.address.toLowerCase() } } });
  });

  it('answers a repeated link of an own wallet without a second row', async () => {
    const member = await logIn(server);
    expect((await linkWallet(server, member, member.wallet)).data).toMatchObject({ isNew: false });
    expect(await methodsOf(server, member)).toHaveLength(1);
  });

  it('[T92] rejects a wallet of another account and does not merge the accounts', async () => {
    const [member, other] = await logInMembers(server, 2);
    expect((await linkWallet(server, member, other.wallet)).code).toBe('USER.USER_ALREADY_EXIST');
    expect((await logIn(server, other.wallet)).userId).toBe(other.userId);
    expect(await methodsOf(server, member)).toHaveLength(1);
  });

  it('[T92] gives a wallet that two members link at the same time to one of them', async () => {
    const members = await logInMembers(server, 3);
    const wallet = Wallet.createRandom();
    const replies = await Promise.all(members.map((member) => linkWallet(server, member, wallet)));
    expect(replies.map(({ code }) => code ?? 'linked').sort()).toEqual([
      'USER.USER_ALREADY_EXIST',
      'USER.USER_ALREADY_EXIST',
      'linked',
    ]);
  });

  it('[T91] needs a login or a signature of the account within five minutes', async () => {
    const member = await logIn(server);
    const wallet = Wallet.createRandom();
    const early = await signLink(server, member, wallet);
    await makeStale(server, member.userId);
    expect(await signLink(server, member, wallet)).toEqual({ code: 'REAUTHENTICATION_REQUIRED' });
    const { message: _message, ...body } = early as { message: string };
    const late = await member.post('/auth/link-wallet', body);
    expect(late.code).toBe('REAUTHENTICATION_REQUIRED');
    const { message: _text, ...proof } = (await signLink(server, member, member.wallet, 'confirm')) as {
      message: string;
    };
    expect((await member.post('/auth/reauthenticate', proof)).status).toBe(200);
    expect((await linkWallet(server, member, wallet)).status).toBe(200);
  });

  it('[T91] does not reauthenticate with a wallet of a stranger or with a message for linking', async () => {
    const member = await logIn(server);
    const stranger = Wallet.createRandom();
    expect(await signLink(server, member, stranger, 'confirm')).toEqual({ code: 'NOT_FOUND' });
    const { message: _message, ...proof } = (await signLink(server, member, member.wallet, 'link')) as {
      message: string;
    };
    const reply = await member.post('/auth/reauthenticate', proof);
    expect(reply.code).toBe('NONCE_INVALID');
  });

  it.each([
    ['another session of the same member', 'session'],
    ['another wallet', 'wallet'],
    ['a second use', 'replay'],
    ['a login message', 'login'],
  ])('[T93] rejects the signature of a link message with %s', async (_what, kind) => {
    const member = await logIn(server);
    const wallet = Wallet.createRandom();
    const { message: _message, ...body } = (await signLink(server, member, wallet)) as {
      message: string;
      nonce: string;
      signature: string;
      walletAddress: string;
    };
    const send = (member: Member, changed: object = {}) => member.post('/auth/link-wallet', { ...body, ...changed });
    if (kind === 'session') expect((await send(await logIn(server, member.wallet))).code).toBe('NONCE_INVALID');
    if (kind === 'wallet') {
      expect((await send(member, { walletAddress: Wallet.createRandom().address })).code).toBe('NONCE_INVALID');
    }
    if (kind === 'replay') {
      expect((await send(member)).status).toBe(200);
      expect((await send(member)).code).toBe('NONCE_INVALID');
    }
    if (kind === 'login') {
      const { data } = await server.ask('POST', '/auth/save-user-nonce', { body: { walletAddress: wallet.address } });
      const { message } = data as { message: string };
      const signature = await wallet.signMessage(message);
      expect((await send(member, { signature })).code).toBe('SIGNATURE_INVALID');
    }
  });

  it('[T93] names the wallet and the account in the message that is signed', async () => {
    const member = await logIn(server);
    const wallet = Wallet.createRandom();
    const { message } = (await signLink(server, member, wallet)) as { message: string };
    const { username } = await server.database
      .selectFrom('users')
      .select('username')
      .where('id', '=', member.userId)
      .executeTakeFirstOrThrow();
    expect(message).toContain(wallet.address);
    expect(message).toContain(`@${username}.`);
    expect(message).toContain(`urn:xana:account:${member.userId}:link`);
  });

  it('adds Telegram once, and rejects a Telegram account of another account', async () => {
    const member = await logIn(server);
    const fields = telegramFields('4400');
    expect((await linkTelegram(member, fields)).data).toEqual({ id: 'telegram:4400', isNew: true });
    expect((await linkTelegram(member, fields)).code).toBe('NONCE_INVALID');
    expect((await logInByTelegram(server, '4400', 'Yui again')).userId).toBe(member.userId);
    const other = await logIn(server);
    expect((await linkTelegram(other, telegramFields('4400', 'Yui once more'))).code).toBe('USER.USER_ALREADY_EXIST');
    expect((await linkTelegram(other, { ...telegramFields('4401'), id: '4400' })).code).toBe('SIGNATURE_INVALID');
  });

  it('accepts at most ten login methods', async () => {
    const member = await logIn(server);
    for (let count = 1; count < 10; count += 1) {
      expect((await linkWallet(server, member, Wallet.createRandom())).status).toBe(200);
    }
    expect((await linkWallet(server, member, Wallet.createRandom())).code).toBe('LOGIN_METHODS_FULL');
  });
});

describe('unlinking', () => {
  it('removes another method and ends the sessions that it opened', async () => {
    const member = await logIn(server);
    const second = Wallet.createRandom();
    await linkWallet(server, member, second);
    const current = await logIn(server, second);
    const ended: string[] = [];
    server.platform.sessionEnds.subscribe((id) => ended.push(id));
    const reply = await unlink(server, current, member.wallet.address);
    expect(reply.data).toEqual({ endedSessions: 1 });
    expect(ended).toHaveLength(1);
    expect((await member.get('/auth/sessions')).status).toBe(401);
    expect((await current.get('/auth/sessions')).status).toBe(200);
    // The removed wallet is free: it makes an account of its own.
    expect((await logIn(server, member.wallet)).userId).not.toBe(member.userId);
    const { data } = await current.get('/auth/login-methods');
    expect(data).toMatchObject({ count: 1, rows: [{ id: second.address.toLowerCase(), isPrimary: true }] });
  });

  it('[T95] keeps the last method and the method of this session', async () => {
    const member = await logIn(server);
    expect((await unlink(server, member, member.wallet.address)).code).toBe('LAST_LOGIN_METHOD');
    await linkWallet(server, member, Wallet.createRandom());
    expect((await unlink(server, member, member.wallet.address)).code).toBe('LOGIN_METHOD_IN_USE');
    expect(await methodsOf(server, member)).toHaveLength(2);
  });

  it('[T95] keeps one method when two sessions remove each other’s method at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const one = await logIn(server);
      const wallet = Wallet.createRandom();
      await linkWallet(server, one, wallet);
      const two = await logIn(server, wallet);
      const replies = await Promise.all([
        unlink(server, one, wallet.address),
        unlink(server, two, one.wallet.address),
        unlink(server, one, wallet.address),
        unlink(server, two, one.wallet.address),
      ]);
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
      const left = await server.database
        .selectFrom('wallets')
        .select('address')
        .where('user_id', '=', one.userId)
        .execute();
      expect(left).toHaveLength(1);
    }
  });

  it('[T91] needs a recent login, and finds no method of another member', async () => {
    const [member, other] = await logInMembers(server, 2);
    const wallet = Wallet.createRandom();
    await linkWallet(server, member, wallet);
    expect((await unlink(server, other, wallet.address)).code).toBe('NOT_FOUND');
    await makeStale(server, member.userId);
    expect((await unlink(server, member, wallet.address)).code).toBe('REAUTHENTICATION_REQUIRED');
  });

  it('removes Telegram and the sessions that it opened', async () => {
    const member = await logIn(server);
    await linkTelegram(member, telegramFields('5500'));
    const visit = await logInByTelegram(server, '5500', 'Ren');
    expect((await unlink(server, visit, 'telegram:5500')).code).toBe('LOGIN_METHOD_IN_USE');
    expect((await unlink(server, member, 'telegram:5500')).data).toEqual({ endedSessions: 1 });
    expect((await logInByTelegram(server, '5500', 'Ren II')).userId).not.toBe(member.userId);
  });
});
