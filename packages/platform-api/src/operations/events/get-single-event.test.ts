import { startTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ seed: 'demo' });
}, 120_000);
afterAll(() => server.close());

it('[SP-04] returns an event with its host, space and description, and an avatar by its id', async () => {
  const event = (await server.ask('GET', '/userCustomEvent/get-single-event/1')).data;
  expect(event).toMatchObject({ id: 1, host: { id: expect.any(Number) }, space: { id: expect.any(Number) } });
  expect((event as { description: string }).description).not.toBe('');
  expect((await server.ask('GET', '/userCustomEvent/get-single-event/99999')).code).toBe('EVENT_NOT_FOUND');
  expect((await server.ask('GET', '/public/get-single-avatar/99999')).code).toBe('TARGET_NOT_FOUND');
  const { data: avatars } = await server.ask('GET', '/public/get-latest-avatars/1/3');
  const [, second] = (avatars as { rows: { id: number }[] }).rows;
  expect((await server.ask('GET', `/public/get-single-avatar/${second?.id}`)).data).toEqual(second);
});
