import { Wallet } from 'ethers';
import webPush from 'web-push';
import { logIn, type Member, startTestServer, TEST_PUSH } from '../../../test/test-server.ts';
import { useNotifications } from './test-notifications.ts';

const { server } = useNotifications({ push: TEST_PUSH });

/** Of P-256 keys and secrets, only the length matters here. */
const browserKeys = () => ({
  p256dh: webPush.generateVAPIDKeys().publicKey,
  auth: Buffer.from(Wallet.createRandom().privateKey.slice(2, 34), 'hex').toString('base64url'),
});
let browsers = 0;
const browser = () => {
  browsers += 1;
  return { endpoint: `https://push.example.com/send/${browsers}`, ...browserKeys(), locale: 'ja' };
};
const subscribe = (member: Member, body: object) => member.put('/notifications/subscribe-push', body);
const settingsOf = async (member: Member) => (await member.get('/notifications/get-push-settings')).data;
const rows = () => server.database.selectFrom('push_subscriptions').select(['user_id', 'endpoint', 'locale']).execute();
const one = async () => {
  const member = await logIn(server);
  return member;
};
const off = { publicKey: TEST_PUSH.publicKey, endpoint: null };

it('[NT-11] subscribes one browser for each session, and unsubscribes it', async () => {
  const member = await one();
  expect(await settingsOf(member)).toEqual(off);
  const [first, second] = [browser(), browser()];
  const { data } = await subscribe(member, first);
  expect(data).toEqual({ publicKey: TEST_PUSH.publicKey, endpoint: first.endpoint });
  expect(await settingsOf(member)).toEqual(data);
  await subscribe(member, { ...second, locale: 'en' });
  await subscribe(member, { ...second, locale: 'en' });
  expect((await rows()).filter(({ user_id }) => user_id === member.userId)).toEqual([
    { user_id: member.userId, endpoint: second.endpoint, locale: 'en' },
  ]);
  for (let times = 0; times < 2; times += 1)
    expect((await member.delete('/notifications/unsubscribe-push')).data).toEqual(off);
  expect(await settingsOf(member)).toEqual(off);
});

it('[NT-11] [T128] ends the subscription with a logout of its session, and of no other', async () => {
  const wallet = Wallet.createRandom();
  const [here, there] = [await logIn(server, wallet), await logIn(server, wallet)];
  const [first, second] = [browser(), browser()];
  await subscribe(here, first);
  await subscribe(there, second);
  await here.post('/auth/logout', {});
  expect((await rows()).filter(({ user_id }) => user_id === here.userId).map(({ endpoint }) => endpoint)).toEqual([
    second.endpoint,
  ]);
});

it('[NT-11] [T128] moves the endpoint of a browser to the member who subscribes there next', async () => {
  const [before, after] = [await one(), await one()];
  const shared = browser();
  await subscribe(before, shared);
  await subscribe(after, shared);
  expect(await settingsOf(before)).toEqual(off);
  expect(await settingsOf(after)).toEqual({ publicKey: TEST_PUSH.publicKey, endpoint: shared.endpoint });
});

it('[NT-11] [T128] does not let a member take over an endpoint without the keys of its browser', async () => {
  const [owner, other] = [await one(), await one()];
  const theirs = browser();
  await subscribe(owner, theirs);
  for (const changed of [{ p256dh: browser().p256dh }, { auth: browser().auth }])
    expect((await subscribe(other, { ...theirs, ...changed })).code).toBe('PUSH_ENDPOINT_TAKEN');
  expect(await settingsOf(owner)).toEqual({ publicKey: TEST_PUSH.publicKey, endpoint: theirs.endpoint });
});

it('[NT-11] [T67] rejects endpoints that are not public, and keys of another form', async () => {
  const member = await one();
  for (const endpoint of ['http://push.example.com/a', 'https://127.0.0.1/a', 'https://localhost/a', 'text'])
    expect((await subscribe(member, { ...browser(), endpoint })).code).toBe('PUSH_ENDPOINT_INVALID');
  const { locale: _, ...incomplete } = browser();
  for (const body of [
    incomplete,
    { ...browser(), p256dh: 'short' },
    { ...browser(), auth: '!'.repeat(22) },
    { ...browser(), locale: 'fr' },
    { ...browser(), endpoint: `https://push.example.com/${'a'.repeat(1_000)}` },
  ])
    expect((await subscribe(member, body)).code).toBe('INPUT_INVALID');
  expect(await settingsOf(member)).toEqual(off);
});

it('[NT-11] limits how often a member subscribes', async () => {
  const limited = await startTestServer({
    push: TEST_PUSH,
    limits: { loginTriesPerMinute: 10_000, callsPerMinute: 1_000_000, memberFactor: 1 },
  });
  const member = await logIn(limited);
  const codes: (string | undefined)[] = [];
  for (let times = 0; times < 21; times += 1)
    codes.push((await member.put('/notifications/subscribe-push', browser())).code);
  expect(codes.slice(0, 20).filter(Boolean)).toEqual([]);
  expect(codes[20]).toBe('RATE_LIMITED');
  await limited.close();
}, 120_000);

it('[NT-11] offers nothing without keys of the site', async () => {
  const without = await startTestServer();
  const member = await logIn(without);
  const { data } = await member.get('/notifications/get-push-settings');
  expect(data).toEqual({ publicKey: null, endpoint: null });
  const { code } = await member.put('/notifications/subscribe-push', browser());
  expect(code).toBe('PUSH_UNAVAILABLE');
  await without.close();
}, 120_000);
