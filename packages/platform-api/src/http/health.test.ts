import { useTestServer } from '../../test/test-server.ts';

const server = useTestServer({ seed: 'demo' });

it('[AP-01] describes every operation in openapi.json', async () => {
  const response = await server.server.hosts.api.inject('/openapi.json');
  const { openapi, paths } = response.json() as { openapi: string; paths: Record<string, object> };
  expect(openapi).toBe('3.1.0');
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(['/auth/v3/verify-signature', '/hot/get-single-world-hot/{id}/{type}']),
  );
});

it('[T31] serves health and readiness, and metrics only on another port, without ids in labels', async () => {
  const { api } = server.server.hosts;
  expect((await api.inject('/health')).statusCode).toBe(200);
  expect((await api.inject('/ready')).json()).toEqual({ status: 'ready' });
  await api.inject('/hot/get-single-world-hot/38/ENVIRONMENT');
  expect((await api.inject('/metrics')).statusCode).toBe(404);
  const { payload } = await server.server.metrics.inject('/metrics');
  expect(payload).toContain('operation="getSingleWorldHot"');
  expect(payload).not.toContain('/38/');
});

it('serves pictures in a format that the browser accepts, and no other files', async () => {
  const ask = (url: string, accept = 'image/avif,image/webp') =>
    server.server.hosts.media.inject({ url, headers: { accept } });
  expect((await ask('/p/space/s1-xana-plaza?w=160')).headers['content-type']).toBe('image/avif');
  expect((await ask('/p/space/s1-xana-plaza?w=160', 'image/webp')).headers['content-type']).toBe('image/webp');
  expect((await ask('/p/space/s1-xana-plaza?w=160', '*/*')).headers['content-type']).toBe('image/jpeg');
  expect((await ask('/p/space/s1-xana-plaza?w=161')).statusCode).toBe(404);
  expect((await ask('/p/secret/s1?w=160')).statusCode).toBe(404);
  expect((await ask('/p/space/..%2f..%2fpackage.json')).statusCode).toBe(404);
});
