import { logIn, startTestServer, type TestServer } from '../../test-server.ts';
import { plain, sendFile } from '../uploads/test-upload.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.close());

const create = (token: string, body: object) => server.ask('POST', '/feeds/single-feed', { token, body });
const upload = async (token: string) => (await sendFile(server, await plain().png().toBuffer(), token)).file;

it('[PR-06] creates a post with a picture that the member uploaded', async () => {
  const me = await logIn(server);
  const image = await upload(me.token);
  const { status, data } = await create(me.token, { descriptions: 'My garden', image });
  expect([status, data]).toEqual([200, expect.objectContaining({ descriptions: 'My garden', image })]);
  const { id } = data as { id: number };
  expect((await server.ask('GET', `/feeds/v2/single-feed/${id}`)).data).toMatchObject({ image });
  expect((await create(me.token, { descriptions: 'No picture', image: null })).data).toMatchObject({ image: null });
});

it('[T23] rejects a picture that another member uploaded, or that is on another host, and creates nothing', async () => {
  const [me, other] = [await logIn(server), await logIn(server)];
  for (const image of [await upload(other.token), 'https://evil.test/x.png', 'upload/../../etc/passwd']) {
    const { status, code } = await create(me.token, { descriptions: 'Not mine', image });
    expect([status, code]).toEqual([400, 'UPLOAD_IMAGE']);
  }
  const mine = await server.ask('GET', `/feeds/public/v2/get-all-feeds/1/10?userId=${me.userId}`);
  expect((mine.data as { count: number }).count).toBe(0);
});
