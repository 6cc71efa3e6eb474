import { type HDNodeWallet, Wallet } from 'ethers';
import { logIn as logInWithWallet, useTestServer } from '../../../../test/test-server.ts';
import { linkWallet, methodsOf } from '../account/test-account.ts';
import { emailFor, emailOf, idOf, logInSocially, startLoginService } from './test-login-service.ts';

let service: Awaited<ReturnType<typeof startLoginService>>;
beforeAll(async () => {
  service = await startLoginService();
});
afterAll(() => service.close());
const server = useTestServer(() => ({ idTokens: service.idTokens }));

const logIn = (wallet: HDNodeWallet, idToken: string) => logInSocially(server, wallet, idToken);
const newWallet = () => Wallet.createRandom();

describe('an email that its service has not verified', () => {
  it('[T09] [T97] never finds or reserves an account, as in tokens of Web3Auth', async () => {
    const [owner, stranger] = [newWallet(), newWallet()];
    const victim = idOf(await logIn(owner, await service.tokenOf(owner)));
    const user = { sub: null, userId: stranger.address, authConnectionId: 'web3auth-google-sapphire-mainnet' };
    const claims = { email: emailFor(owner), email_verified: undefined, ...user };
    const reply = await logIn(stranger, await service.tokenOf(stranger, { claims }));
    expect([reply.status, emailOf(reply)]).toEqual([200, 'claimed@x.test']);
    expect(idOf(reply)).not.toBe(victim);
    const stored = await server.database
      .selectFrom('users')
      .leftJoin('identities', 'identities.user_id', 'users.id')
      .select(['users.verified_email', 'identities.verified_email as of_identity'])
      .where('users.id', '=', idOf(reply))
      .execute();
    expect(stored).toEqual([{ verified_email: null, of_identity: null }]);
    // The one who proves the email later is not kept out by the one who only claimed it.
    const prover = newWallet();
    const first = newWallet();
    await logIn(
      first,
      await service.tokenOf(first, { claims: { ...claims, email: emailFor(prover), userId: first.address } }),
    );
    expect(emailOf(await logIn(prover, await service.tokenOf(prover)))).toBe(emailFor(prover));
  });

  it.each(['true', 1, null, {}])(
    '[T97] is unverified also with the value %j of email_verified',
    async (email_verified) => {
      const wallet = newWallet();
      const reply = await logIn(wallet, await service.tokenOf(wallet, { claims: { email_verified } }));
      expect([reply.status, emailOf(reply)]).toEqual([200, 'claimed@x.test']);
    },
  );

  it('[T97] is not taken over from another account when its method is linked', async () => {
    const [owner, wallet] = [newWallet(), newWallet()];
    await logIn(owner, await service.tokenOf(owner));
    const member = await logInWithWallet(server);
    const idToken = await service.tokenOf(wallet, { claims: { email: emailFor(owner), email_verified: undefined } });
    expect((await linkWallet(server, member, wallet, { idToken, method: 'google' })).status).toBe(200);
    expect((await methodsOf(server, member))[1]).toMatchObject({ method: 'google', email: null });
    expect((await logIn(owner, await service.tokenOf(owner))).status).toBe(200);
  });
});
