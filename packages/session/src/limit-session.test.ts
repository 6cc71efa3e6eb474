import type { Operation } from '@xana/contracts/operation';
import { limitSession } from './limit-session.ts';
import { readRights } from './remote-rights.ts';
import type { Session } from './session-types.ts';

interface Called {
  operation: unknown;
  input: unknown;
  options: unknown;
}

/** A session that remembers what it was asked to call. */
function setUp(grants: Parameters<typeof readRights>[0]['grants'] = []) {
  const called: Called[] = [];
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

describe('[T15] the session of one remote', () => {
  test('takes host, method and path of a call from the page, and only the id from the remote', async () => {
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

  test('reads the id once, so that a getter cannot name two operations', async () => {
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

  test('sends no token of the remote’s choice', async () => {
    const { called, session } = setUp();
    await session.call(forged({ id: 'followUser' }), {}, { token: 'of another member', idempotencyKey: 'k' });
    expect(called[0]?.options).toEqual({ idempotencyKey: 'k' });
  });

  test('logs out and opens sockets only with the grant for it', async () => {
    const without = setUp().session;
    await expect(without.logout()).rejects.toMatchObject(refused);
    expect(() => without.openSocket('api', () => ({ close: () => {} }))).toThrow(expect.objectContaining(refused));
    const { called, session } = setUp(['endSession', 'openSockets']);
    await session.logout();
    session.openSocket('api', () => ({ close: () => {} }));
    expect(called).toHaveLength(1);
  });

  test('cannot be changed by who has it', () => {
    const { session } = setUp();
    expect(() => Object.assign(session, { call: async () => null })).toThrow(TypeError);
  });

  test('looks rights up as they were at boot, whatever a remote does to built-in objects', async () => {
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
