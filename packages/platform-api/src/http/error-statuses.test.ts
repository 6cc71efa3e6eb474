import { useTestServer } from '../../test/test-server.ts';

const server = useTestServer();

async function send(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD', url: string, more: object = {}) {
  const { statusCode, headers, body } = await server.server.hosts.api.inject({ method, url, ...more });
  const { code, msg, messageCode } = body ? (JSON.parse(body) as Record<string, string>) : {};
  return { status: statusCode, allow: headers.allow, code, messageCode, msg };
}

describe('[AP-01] statuses of requests that no operation accepts', () => {
  it.each([
    ['GET', '/follow/user', 'POST, OPTIONS', 'GET is not allowed here. Use POST.'],
    ['PATCH', '/auth/sessions', 'DELETE, GET, HEAD, OPTIONS', 'PATCH is not allowed here. Use DELETE or GET.'],
    ['POST', '/item/get-space-details/1', 'GET, HEAD, OPTIONS', 'POST is not allowed here. Use GET.'],
    ['PUT', '/stripe/webhook', 'POST, OPTIONS', 'PUT is not allowed here. Use POST.'],
  ] as const)('answers 405 with Allow to %s %s', async (method, url, allow, msg) => {
    const code = 'METHOD_NOT_ALLOWED';
    expect(await send(method, url)).toEqual({ status: 405, allow, code, messageCode: code, msg });
  });

  it('answers 405 before it reads the body, and with a query', async () => {
    const payload = 'x'.repeat(200_000);
    const answer = await send('PUT', '/follow/user?for=me', {
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect([answer.status, answer.allow]).toEqual([405, 'POST, OPTIONS']);
  });

  it('answers HEAD like GET where GET is an operation', async () => {
    expect((await send('HEAD', '/world/get-hot-spaces-prev7-days')).status).toBe(200);
  });

  it('answers 404 to an unknown path and names the documentation', async () => {
    expect(await send('GET', '/follow/nothing')).toEqual({
      status: 404,
      allow: undefined,
      code: 'NOT_FOUND',
      messageCode: 'NOT_FOUND',
      msg: 'Unknown path. The operations are listed at http://localhost:4000/docs.',
    });
  });

  it('answers 413 to a body above 100 kB', async () => {
    const payload = { walletAddress: 'x'.repeat(200_000) };
    expect(await send('POST', '/auth/save-user-nonce', { payload })).toMatchObject({
      status: 413,
      code: 'PAYLOAD_TOO_LARGE',
      msg: 'The body must have at most 100 kB.',
    });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'answers 415 to a body of type %s',
    async (type) => {
      const request = { payload: 'a=1', headers: { 'content-type': type } };
      expect(await send('POST', '/auth/save-user-nonce', request)).toMatchObject({
        status: 415,
        code: 'UNSUPPORTED_MEDIA_TYPE',
        msg: expect.stringContaining('application/json'),
      });
    },
  );

  it('answers 400 to a body that is not JSON', async () => {
    const request = { payload: '{"a":', headers: { 'content-type': 'application/json' } };
    expect(await send('POST', '/auth/save-user-nonce', request)).toMatchObject({ status: 400, code: 'INPUT_INVALID' });
  });
});
