import { Wallet } from 'ethers';
import { logIn, signLogin } from '../../../../test/test-server.ts';
import { createApp, type Prepared, useHandOffServer } from './test-hand-off.ts';

const handOff = useHandOffServer();
const { server } = handOff;

describe('[T05] [T14] consent to a hand-off', () => {
  it('names the number of the app, the site and the account in the message to sign', async () => {
    const member = await logIn(server);
    const app = createApp();
    const { message } = await handOff.signConsent(member, app);
    const described = (await server.ask('POST', '/auth/describe-hand-off', { body: app })).data as { number: string };
    expect(message).toContain(`Let the app that shows the number ${described.number} use this account.`);
    expect(message).toMatch(/^localhost:3000 wants you to sign in with your Ethereum account:\n0x[0-9a-fA-F]{40}\n/);
    expect(message).toMatch(/\nResources:\n- urn:xana:hand-off:[0-9a-f]{64}$/);
  });

  it('requires a signature of the message: a session is not enough', async () => {
    const member = await logIn(server);
    const app = createApp();
    expect((await handOff.callGrant(member.token, app)).code).toBe('NONCE_INVALID');
    const { nonce, message, signature } = await handOff.signConsent(member, app);
    const another = await logIn(server);
    const wrong = [
      await another.wallet.signMessage(message),
      await member.wallet.signMessage(`${message} `),
      await member.wallet.signMessage('Welcome.'),
    ];
    // Each attempt consumes its nonce.
    expect((await handOff.callGrant(member.token, app, { nonce, signature: wrong[0] as string })).code).toBe(
      'SIGNATURE_INVALID',
    );
    expect((await handOff.callGrant(member.token, app, { nonce, signature })).code).toBe('NONCE_INVALID');
    for (const bad of wrong.slice(1)) {
      const { nonce: next } = await handOff.signConsent(member, app);
      expect((await handOff.callGrant(member.token, app, { nonce: next, signature: bad })).code).toBe(
        'SIGNATURE_INVALID',
      );
    }
    expect((await handOff.grant(member, app)).status).toBe(200);
  });

  it('is valid once, for one app, in one session, for five minutes', async () => {
    const wallet = Wallet.createRandom();
    const [member, elsewhere] = [await logIn(server, wallet), await logIn(server, wallet)];
    const [app, otherApp] = [createApp(), createApp()];
    const consent = await handOff.signConsent(member, app);
    expect((await handOff.callGrant(member.token, otherApp, consent)).code).toBe('NONCE_INVALID');
    expect((await handOff.callGrant(elsewhere.token, app, consent)).code).toBe('NONCE_INVALID');
    const answers = await Promise.all(Array.from({ length: 10 }, () => handOff.callGrant(member.token, app, consent)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const late = await handOff.signConsent(member, app);
    await server.database
      .updateTable('hand_off_consents')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute();
    expect((await handOff.callGrant(member.token, app, late)).code).toBe('NONCE_INVALID');
  });

  it('rejects a login signature as consent, and a consent as login', async () => {
    const wallet = Wallet.createRandom();
    const member = await logIn(server, wallet);
    const app = createApp();
    const login = await signLogin(server, wallet);
    expect((await handOff.callGrant(member.token, app, login)).code).toBe('NONCE_INVALID');
    const { nonce } = await handOff.signConsent(member, app);
    expect((await handOff.callGrant(member.token, app, { nonce, signature: login.signature })).code).toBe(
      'SIGNATURE_INVALID',
    );
    const consent = await handOff.signConsent(member, app);
    for (const message of [consent.message, undefined]) {
      const body = { ...consent, message, walletAddress: wallet.address };
      expect((await server.ask('POST', '/auth/v3/verify-signature', { body })).status).toBe(401);
    }
  });

  it('accepts a login within the last five minutes from a member without a wallet', async () => {
    const member = await logIn(server);
    await server.database.deleteFrom('wallets').where('user_id', '=', member.userId).execute();
    const app = createApp();
    const prepared = await member.post('/auth/prepare-hand-off', app);
    expect((prepared.data as Prepared).consent).toBeNull();
    expect((await handOff.callGrant(member.token, app)).status).toBe(200);
    await server.database
      .updateTable('sessions')
      .set({ started_at: new Date(Date.now() - 301_000) })
      .where('user_id', '=', member.userId)
      .execute();
    expect((await handOff.callGrant(member.token, app)).code).toBe('ACCESS_DENIED');
  });
});
