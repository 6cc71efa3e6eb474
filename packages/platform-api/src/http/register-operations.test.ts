import { defineOperation } from '@xana/contracts/operation';
import * as z from '@xana/contracts/schema';
import { useTestServer } from '../../test/test-server.ts';
import { createHost } from './create-host.ts';
import { registerOperations } from './register-operations.ts';

const server = useTestServer();

const getUser = defineOperation({
  id: 'getUser',
  summary: 'Get a user',
  method: 'GET',
  path: '/user',
  input: z.strictObject({}),
  output: z.object({ name: z.string(), friends: z.array(z.object({ name: z.string() })) }),
});

/** The answer to a visitor when the handler returns `data`. */
async function answerTo(data: object, { sharedSeconds }: { sharedSeconds: number }) {
  const platform = { ...server.platform, config: { ...server.platform.config, sharedSeconds } };
  const app = await createHost(platform.config, 'api');
  const operation = { ...getUser, isShared: sharedSeconds > 0 };
  registerOperations({
    app,
    host: 'api',
    operations: { operation },
    handlers: { getUser: async () => data as never },
    platform,
  });
  const reply = await app.inject('/user');
  await app.close();
  return { status: reply.statusCode, body: reply.json() as { data: unknown } };
}

describe.each([{ sharedSeconds: 0 }, { sharedSeconds: 5 }])(
  'an answer that is shared for $sharedSeconds s',
  (config) => {
    it('has no field that the contract does not name', async () => {
      const row = { name: 'Mia', password: 'secret' };
      const { status, body } = await answerTo({ ...row, friends: [row] }, config);
      expect(status).toBe(200);
      expect(body).toEqual({ success: true, data: { name: 'Mia', friends: [{ name: 'Mia' }] }, msg: '' });
    });

    it('is an error without data when a field of the contract is missing', async () => {
      const { status, body } = await answerTo({ name: 'Mia' }, config);
      expect(status).toBe(500);
      expect(body).toMatchObject({ success: false, data: null });
    });
  },
);
