import type { Operation } from '@xana/contracts/operation';
import { limitSession } from './limit-session.ts';
import { readRights } from './remote-rights.ts';
import type { Session } from './session-types.ts';

/** A session that records its calls. */
function setUp(grants: Parameters<typeof readRights>[0]['grants'] = []) {
  const called: { operation: unknown; input: unknown; options: unknown }[] = [];
  const whole = {
    call: async (operation: unknown, input: unknown, options: unknown) =>
      void called.push({ operation, input, options }),
    logout: async () => void called.push({ operation: 'logout', input: {}, options: {} }),
    openSocket: () => ({ close: () => {} }),
  } as unknown as Session;
  const operations = { followUser: 'api POST required /follow/user' };
  return { called, session: limitSession(whole, readRights({ operations, grants })) };
}

const forged = (fields: object) => fields as Operation;
const refused = { code: 'ACCESS_DENIED' };

describe('[T15] limitSession', () => {
  test('uses host, method and path of the page and only the id of the remote', async () => {
    const { called, session } = setUp();
    await session.call(forged({ id: 'followUser', host: 'evil', method: 'GET', path: '/steal' }), { userId: 1 });
    expect(called).toEqual([
      {
        operation: {
          id: 'followUser',
          host: 'api',
          method: 'POST',
          path: '/follow/user',
          authorization: 'required',
        },
        input: { userId: 1 },
        options: {},
      },
    ]);
  });

  test.each(['grantHandOff', 'refreshToken', '', '__proto__', 'constructor', 'toString'])(
    'refuses the operation "%s" that the remote has not declared',
    async (id) => {
      const { called, session } = setUp();
      await expect(session.call(forged({ id, host: 'api', method: 'POST', path: '/x' }), {})).rejects.toMatchObject(
        refused,
      );
      expect(called).toEqual([]);
    },
  );

  test('reads the id once, so that a getter cannot return two operations', async () => {
    const { called, session } = setUp();
    let reads = 0;
    const operation = forged({
      get id() {
        reads += 1;
        return reads === 1 ? 'followUser' : 'grantHandOff';
      },
    });
    await session.call(operation, {});
    expect(called.map((each) => (each.operation as Operation).id)).toEqual(['followUser']);
  });

  test('ignores a token that the remote passes', async () => {
    const { called, session } = setUp();
    await session.call(forged({ id: 'followUser' }), {}, { token: 'of another member', idempotencyKey: 'k' });
    expect(called[0]?.options).toEqual({ idempotencyKey: 'k' });
  });

  test('requires a grant to log out and to open sockets', async () => {
    const without = setUp().session;
    await expect(without.logout()).rejects.toMatchObject(refused);
    expect(() => without.openSocket('api', () => ({ close: () => {} }))).toThrow(expect.objectContaining(refused));
    const { called, session } = setUp(['endSession', 'openSockets']);
    await session.logout();
    session.openSocket('api', () => ({ close: () => {} }));
    expect(called).toHaveLength(1);
  });

  test('is frozen', () => {
    const { session } = setUp();
    expect(() => Object.assign(session, { call: async () => null })).toThrow(TypeError);
  });

  test('uses the rights read at boot after a remote patches built-in objects', async () => {
    const { called, session } = setUp();
    const { split } = String.prototype;
    Object.assign(Object.prototype, { grantHandOff: { id: 'grantHandOff' } });
    try {
      String.prototype.split = () => ['api', 'POST', 'required', '/auth/grant-hand-off'];
      await expect(session.call(forged({ id: 'grantHandOff' }), {})).rejects.toMatchObject(refused);
    } finally {
      String.prototype.split = split;
      Reflect.deleteProperty(Object.prototype, 'grantHandOff');
    }
    expect(called).toEqual([]);
  });
});
