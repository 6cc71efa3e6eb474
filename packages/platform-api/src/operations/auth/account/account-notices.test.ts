import { Wallet } from 'ethers';
import { logIn, type Member, useTestServer } from '../../../../test/test-server.ts';
import { grantHandOffTo } from '../hand-off/test-consent.ts';
import { linkWallet, logInFrom, unlink } from './test-account.ts';

const server = useTestServer();

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

interface Notice {
  id: string;
  kind: string;
  sessionId: string | null;
}

async function noticesOf({ token }: { token: string }): Promise<Notice[]> {
  const { data } = await server.ask('GET', '/auth/notices', { token });
  return (data as { rows: Notice[] }).rows;
}

it('tells the other sessions of a member about a login, and neither the new session nor other members', async () => {
  const wallet = Wallet.createRandom();
  const [first, second, stranger] = [await logIn(server, wallet), await logIn(server, wallet), await logIn(server)];
  expect(await noticesOf(first)).toHaveLength(1);
  const third = await logInFrom(server, wallet, MAC, { method: 'google' });
  expect((await noticesOf(first))[1]).toMatchObject({
    kind: 'login',
    browser: 'Chrome',
    system: 'macOS',
    method: 'google',
    app: null,
    sessionId: expect.any(String),
  });
  expect(await noticesOf(second)).toHaveLength(1);
  expect(await noticesOf(third)).toEqual([]);
  expect(await noticesOf(stranger)).toEqual([]);
});

it('shows a notice once: a dismissed notice is gone for this session alone', async () => {
  const wallet = Wallet.createRandom();
  const [first, second] = [await logIn(server, wallet), await logIn(server, wallet)];
  await logIn(server, wallet);
  const [, notice] = await noticesOf(first);
  const dismiss = (member: Member) => member.delete(`/auth/notices/${notice?.id}`);
  expect((await dismiss(second)).code).toBe('NOT_FOUND');
  expect((await dismiss(first)).status).toBe(200);
  expect((await dismiss(first)).code).toBe('NOT_FOUND');
  expect(await noticesOf(first)).toHaveLength(1);
  expect(await noticesOf(second)).toHaveLength(1);
});

it('names no session in a notice after that session has ended', async () => {
  const wallet = Wallet.createRandom();
  const [first] = [await logIn(server, wallet), await logIn(server, wallet)];
  await first.delete('/auth/sessions?exceptThisOne=true');
  expect(await noticesOf(first)).toMatchObject([{ kind: 'login', sessionId: null }]);
});

it('[T94] tells the other sessions about an added and a removed login method', async () => {
  const wallet = Wallet.createRandom();
  const [first, second] = [await logIn(server, wallet), await logIn(server, wallet)];
  const added = Wallet.createRandom();
  await linkWallet(server, second, added, { walletName: 'Po\u202ecket' });
  expect((await noticesOf(first))[1]).toMatchObject({ kind: 'methodAdded', method: 'wallet', walletName: 'Pocket' });
  await unlink(server, second, added.address);
  expect((await noticesOf(first))[2]).toMatchObject({ kind: 'methodRemoved' });
  expect(await noticesOf(second)).toEqual([]);
});

it('tells about an app that was let in', async () => {
  const member = await logIn(server);
  const app = { builderLoginHash: 'made-up-by-an-app-notice-0123456789', deviceId: 'phone-7' };
  await grantHandOffTo(server, member, app);
  const { handOffRoom, reissueHandOffCode } = await import('../hand-off/hand-offs.ts');
  const code = (await reissueHandOffCode(server.database, String(handOffRoom(app.builderLoginHash, app.deviceId))))
    ?.code;
  expect((await server.ask('POST', '/auth/exchange-hand-off', { body: { ...app, code } })).status).toBe(200);
  expect(await noticesOf(member)).toMatchObject([{ kind: 'login', method: 'app', app: 'app' }]);
});

it('lists device, login method and wallet name of each session', async () => {
  const wallet = Wallet.createRandom();
  const { token } = await logInFrom(server, wallet, MAC, { method: 'wallet', walletName: ' MetaMask ' });
  const { data } = await server.ask('GET', '/auth/sessions', { token });
  expect(data).toMatchObject({
    rows: [{ browser: 'Chrome', system: 'macOS', method: 'wallet', walletName: 'MetaMask', isThisOne: true }],
  });
});
