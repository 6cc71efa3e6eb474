import { insertBuiltWorld } from '../../../test/test-rows.ts';
import { logIn, logInMembers, type Member, useTestServer } from '../../../test/test-server.ts';
import { uploadPicture } from '../uploads/test-upload.ts';

const server = useTestServer();

describe('[CS-05] [CS-07] spaces', () => {
  const make = (member: Member, body: object) => member.post('/item/create-2d-space', body);
  const draft = async (member: Member) => ({
    name: ' 星の塔 ',
    description: 'A tower.',
    image: await uploadPicture(server, member),
    tags: ['Fan_work', 'music'],
  });

  it('creates a space from the caller’s picture, with tags in any letter case, and returns 201', async () => {
    const me = await logIn(server);
    const { status, data } = await make(me, {
      ...(await draft(me)),
      youtubeUrl: 'https://youtu.be/aqz-KE-bpKQ',
    });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      name: '星の塔',
      entityType: 'USER_WORLD',
      tags: ['fan_work', 'music'],
      user: { id: me.userId },
    });
    const mine = await me.get('/world/get-my-spaces/1/5');
    expect((mine.data as { rows: { id: number }[] }).rows[0]?.id).toBe((data as { id: number }).id);
  });

  it('adds one space per built world, for concurrent requests too, and only for its owner', async () => {
    const [me, other] = await logInMembers(server, 2);
    const worldId = await insertBuiltWorld(server, me.userId);
    expect((await make(other, { ...(await draft(other)), worldId })).code).toBe('TARGET_NOT_FOUND');
    const body = { ...(await draft(me)), worldId };
    const answers = await Promise.all([make(me, body), make(me, body), make(me, body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([undefined, 'SPACE_ALREADY_ADDED']));
    const builtWorlds = (await me.get('/item/user-created-worlds')).data as {
      id: number;
      spaceId: number | null;
    }[];
    expect(builtWorlds).toMatchObject([{ id: worldId, spaceId: expect.any(Number) }]);
    const occupied = (await me.get('/item/get-user-occupied-asset/1/10')).data as {
      count: number;
    };
    expect(occupied.count).toBe(1);
    const theirs = await other.get('/item/get-user-occupied-asset/1/10');
    expect(theirs.data).toMatchObject({ count: 0 });
  });

  it.each<[object, string]>([
    [{ name: '   ' }, 'NAME_REQUIRED'],
    [{ name: 'x'.repeat(257) }, 'NAME_REQUIRED'],
    [{ description: '' }, 'DESCRIPTION_REQUIRED'],
    [{ description: 'x'.repeat(501) }, 'DESCRIPTION_REQUIRED'],
    [{ youtubeUrl: 'https://example.com/watch?v=aqz-KE-bpKQ' }, 'URL_NOT_VALID'],
    [{ image: '' }, 'UPLOAD_IMAGE'],
    [{ image: 'http://localhost:4003/p/space/s1' }, 'UPLOAD_IMAGE'],
    [{ image: `http://localhost:4003/p/upload/${'0'.repeat(32)}` }, 'UPLOAD_IMAGE'],
    [{ tags: ['no-such-tag'] }, 'INPUT_INVALID'],
    [{ tags: 'music' }, 'INPUT_INVALID'],
    [{ worldId: 99_999 }, 'TARGET_NOT_FOUND'],
  ])('rejects %j and inserts no space', async (wrong, code) => {
    const me = await logIn(server);
    expect((await make(me, { ...(await draft(me)), ...wrong })).code).toBe(code);
    expect((await me.get('/world/get-my-spaces/1/5')).data).toMatchObject({ count: 0 });
  });

  it('rejects a picture of another member', async () => {
    const [me, other] = await logInMembers(server, 2);
    expect((await make(other, await draft(me))).code).toBe('UPLOAD_IMAGE');
  });
});
