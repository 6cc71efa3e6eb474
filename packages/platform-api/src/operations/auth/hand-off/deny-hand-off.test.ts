import { eventually } from '@xana/test-kit/eventually';
import { logIn, type Member } from '../../../../test/test-server.ts';
import { createApp, useHandOffServer } from './test-hand-off.ts';

const handOff = useHandOffServer();

const deny = (member: Member, body: object) => member.post('/auth/deny-hand-off', body);

/** An app that waits, and how often it was turned away. */
async function waitAsApp(app: ReturnType<typeof createApp>) {
  const waiting = await handOff.waitAsApp(app);
  const denials: unknown[] = [];
  waiting.socket.on('handOffDenied', (event: unknown) => denials.push(event));
  return { ...waiting, denials };
}

test('[T88] tells the waiting app, and no other app, that the member denied it', async () => {
  const member = await logIn(handOff.server);
  const [app, otherApp] = [createApp(), createApp()];
  const [waiting, other] = [await waitAsApp(app), await waitAsApp(otherApp)];
  expect((await deny(member, app)).status).toBe(200);
  await eventually(() => expect(waiting.denials).toEqual([{}]));
  expect([other.denials, waiting.infos]).toEqual([[], []]);
});

test('[T88] withdraws a code that the member granted and the app has not exchanged', async () => {
  const member = await logIn(handOff.server);
  const app = createApp();
  const { infos } = await waitAsApp(app);
  await handOff.grant(member, app);
  await eventually(() => expect(infos).toHaveLength(1));
  await deny(member, app);
  expect((await handOff.exchange(String(infos[0]?.code), app)).code).toBe('NONCE_INVALID');
});

test('[T88] does not withdraw the code of another member', async () => {
  const [member, other] = [await logIn(handOff.server), await logIn(handOff.server)];
  const app = createApp();
  const { infos } = await waitAsApp(app);
  await handOff.grant(member, app);
  await eventually(() => expect(infos).toHaveLength(1));
  await deny(other, app);
  expect((await handOff.exchange(String(infos[0]?.code), app)).status).toBe(200);
});
