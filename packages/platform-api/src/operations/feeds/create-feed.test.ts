import { logIn, startTestServer, type TestServer } from '../../../test/test-server.ts';
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

it('[PR-06] creates a post with up to four pictures and their descriptions', async () => {
  const me = await logIn(server);
  const images = [];
  for (const alt of ['A garden', '', '門と灯り', 'Stairs']) images.push({ url: await upload(me.token), alt });
  const { data } = await create(me.token, { descriptions: 'Four views', images });
  expect(data).toMatchObject({ image: images[0]?.url, images });
  const { id } = data as { id: number };
  expect((await server.ask('GET', `/feeds/v2/single-feed/${id}`)).data).toMatchObject({ images });
  const tooMany = await create(me.token, { descriptions: 'Five', images: [...images, images[0]] });
  expect([tooMany.status, tooMany.code]).toEqual([400, 'INPUT_INVALID']);
  const tooLong = await create(me.token, { descriptions: 'Long', images: [{ ...images[0], alt: 'x'.repeat(1_001) }] });
  expect([tooLong.status, tooLong.code]).toEqual([400, 'INPUT_INVALID']);
});

it('[T23] rejects a post when one of its pictures belongs to another member', async () => {
  const [me, other] = [await logIn(server), await logIn(server)];
  const images = [
    { url: await upload(me.token), alt: '' },
    { url: await upload(other.token), alt: '' },
  ];
  const { status, code } = await create(me.token, { descriptions: 'Not all mine', images });
  expect([status, code]).toEqual([400, 'UPLOAD_IMAGE']);
});
