import { insertSpace } from '../test-rows.ts';
import { logIn, type Member, useTestServer } from '../test-server.ts';

const server = useTestServer();
let member: Member;
beforeAll(async () => {
  member = await logIn(server);
  await insertSpace(server, { tags: ['music'], creator_id: member.userId });
}, 120_000);

describe('[AP-06] fields that the specification does not name', () => {
  it('ignores unknown keys in the query of a GET', async () => {
    for (const query of [
      'utm_source=mail',
      'tagName=music&_=1732270000',
      '__proto__=1',
      'constructor=x&constructor=y',
    ]) {
      const { status } = await server.get(`/world/get-all-spaces/1/5?${query}`);
      expect([query, status]).toEqual([query, 200]);
    }
  });

  it.each(['tag', 'tags', 'tagName', 'tagType'])('filters spaces by the key %s', async (key) => {
    const { data } = await server.get(`/world/get-all-spaces/1/5?${key}=Music`);
    expect((data as { count: number }).count).toBeGreaterThan(0);
    expect((await server.get(`/world/get-all-spaces/1/5?${key}=horror`)).data).toMatchObject({
      count: 0,
    });
  });

  it('rejects an unknown field of a body and names it', async () => {
    const reply = await server.server.hosts.api.inject({
      method: 'POST',
      url: '/follow/user',
      headers: { authorization: `Bearer ${member.token}` },
      payload: { userId: 1, colour: 'red' },
    });
    expect(reply.json()).toMatchObject({ code: 'INPUT_INVALID', msg: 'Unknown field "colour" in body' });
    expect(reply.statusCode).toBe(400);
  });

  it('names each field with an invalid value', async () => {
    const payload = { walletAddress: '0x12', nonce: 7 };
    const reply = await server.server.hosts.api.inject({ method: 'POST', url: '/auth/save-user-nonce', payload });
    expect([reply.statusCode, (reply.json() as { msg: string }).msg]).toEqual([
      400,
      'Field "walletAddress" must have the format of "0x5b3d5b3d5b3d5b3d5b3d5b3d5b3d5b3d5b3d5b3d". Field "nonce" must have at most 128 characters.',
    ]);
  });
});
