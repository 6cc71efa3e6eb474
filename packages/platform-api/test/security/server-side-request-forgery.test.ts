import { Socket } from 'node:net';
import { logIn, TEST_PUSH, useTestServer } from '../test-server.ts';

const server = useTestServer({ push: TEST_PUSH });

describe('[T67] SSRF', () => {
  const ADDRESSES = [
    'http://169.254.169.254/latest/meta-data',
    'http://127.0.0.1:5432/',
    'http://[::1]/',
    'http://0x7f000001/',
    'http://2130706433/',
    'http://localhost:4000/metrics',
    'https://evil.test/a.png',
    'http://media.evil.test/p/upload/00000000000000000000000000000000',
    'file:///etc/passwd',
    'gopher://127.0.0.1/x',
    'ftp://127.0.0.1/x',
    'data:image/png;base64,AAAA',
    '//evil.test/a.png',
    'http://localhost:4003@evil.test/p/upload/00000000000000000000000000000000',
    'https://youtu.be.evil.test/aqz-KE-bpKQ',
    'https://youtube.com@evil.test/watch?v=aqz-KE-bpKQ',
    'https://evil.test/?u=https://youtu.be/aqz-KE-bpKQ',
  ];
  it('sends no request to an address that a member writes into a field', async () => {
    const me = await logIn(server);
    const asked: string[] = [];
    // Connections to the database of the test are real: its pool may open one at any time.
    const ownDatabase = new URL(process.env.TEST_POSTGRES ?? 'postgres://none').port;
    const reallyConnect = Socket.prototype.connect as (...given: unknown[]) => Socket;
    const connects = jest.spyOn(Socket.prototype, 'connect').mockImplementation(function connect(
      this: Socket,
      ...given
    ) {
      const to = JSON.stringify(given);
      if (ownDatabase && to.includes(ownDatabase)) return reallyConnect.apply(this, given);
      asked.push(to);
      return this;
    });
    const fetches = jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
      asked.push(String(address));
      throw new Error('The test refuses every fetch.');
    });
    try {
      for (const address of ADDRESSES) {
        const space = { name: 'A', description: 'B', image: address, youtubeUrl: address, tags: [] };
        await me.post('/item/create-2d-space', space);
        for (const field of ['avatar', 'banner', 'website', 'youtube', 'discord']) {
          await me.post('/users/v3/update-profile', { [field]: address });
        }
        await me.post('/feeds/single-feed', { descriptions: address });
        const browser = { endpoint: address, p256dh: TEST_PUSH.publicKey, auth: 'a'.repeat(22), locale: 'en' };
        await me.put('/notifications/subscribe-push', browser);
        const message = { receiverId: me.userId + 1, clientId: `link-${ADDRESSES.indexOf(address)}-0`, body: address };
        await me.post('/chat/create-msg', message);
      }
      expect(asked).toEqual([]);
      expect(await server.database.selectFrom('push_subscriptions').select('endpoint').execute()).toEqual([]);
    } finally {
      connects.mockRestore();
      fetches.mockRestore();
    }
  });
});
