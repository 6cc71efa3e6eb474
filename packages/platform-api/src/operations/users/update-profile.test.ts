import { logIn, logInMembers, type Member, useTestServer } from '../../../test/test-server.ts';
import { expectUndoForCallerAlone } from '../../../test/test-undo.ts';
import { updateUser } from '../../database/users/users.ts';
import { plain, sendFile } from '../uploads/test-upload.ts';

const server = useTestServer();

const upload = (file: Buffer, token: string) => sendFile(server, file, token);

describe('[PR-07] update profile', () => {
  interface Profile {
    name: string;
    username: string;
    bio: string;
    avatar: string | null;
    email: string | null;
  }
  const change = (token: string, body: object) => server.ask('POST', '/users/v3/update-profile', { token, body });
  const read = async (member: Member) => (await member.get('/users/single-user')).data as Profile;

  it('changes the given fields and clears empty ones', async () => {
    const me = await logIn(server);
    const avatar = (await upload(await plain().png().toBuffer(), me.token)).file;
    const { status, data } = await change(me.token, {
      name: '佐藤 ゆい',
      bio: 'こんにちは',
      avatar,
      email: 'yui@example.com',
      tags: ['Music'],
    });
    expect([status, data]).toEqual([200, await read(me)]);
    expect(data).toMatchObject({ name: '佐藤 ゆい', avatar, tags: ['music'], email: 'yui@example.com' });
    expect((await change(me.token, { email: '', avatar: '' })).data).toMatchObject({
      email: null,
      avatar: null,
      name: '佐藤 ゆい',
    });
    const seen = await server.ask('POST', '/users/get-user-profile', { body: { userId: me.userId } });
    expect(JSON.stringify(seen.data)).not.toContain('example.com');
  });

  it('[T59] refuses a name that looks like that of an approved profile, in any letters, and keeps the own name', async () => {
    const [approved, me] = await logInMembers(server, 2);
    await change(approved.token, { name: 'Mia Sakura' });
    expect((await change(me.token, { name: 'Mia Sakura' })).status).toBe(200);
    await updateUser(server.database, approved.userId, { approval_state: 'approved' });
    expect((await change(me.token, { name: 'Mia Sakura', bio: 'Still me' })).status).toBe(200);
    for (const name of ['mia  sakura', 'MiaSakura', 'Мia Sаkurа', 'Mïa Sakura', 'Mia\ufe0f Sakura', 'Ｍｉａ Sakura'])
      expect([name, (await change(me.token, { name })).code]).toEqual([name, 'NAME_RESERVED']);
    expect((await change(approved.token, { name: 'Mia  Sakura' })).data).toMatchObject({ name: 'Mia Sakura' });
    expect((await change(me.token, { name: 'Mia Sakurai' })).status).toBe(200);
  });

  it('[VA-06] makes one space of several in a name, and an empty bio of one that shows nothing', async () => {
    const me = await logIn(server);
    expect((await change(me.token, { name: ' Yui   Sato ', bio: '\ufe0f\u2800' })).data).toMatchObject({
      name: 'Yui Sato',
      bio: '',
    });
    expect((await change(me.token, { name: '佐藤\u3000ゆい' })).data).toMatchObject({ name: '佐藤\u3000ゆい' });
  });

  it.each<[object, string]>([
    [{ name: '' }, 'NAME_NOT_VALID'],
    [{ name: 'R2D2' }, 'NAME_NOT_VALID'],
    [{ name: 'XANA Support' }, 'NAME_RESERVED'],
    [{ name: 'ADMIN' }, 'NAME_RESERVED'],
    [{ name: 'Admin\uffa0' }, 'NAME_RESERVED'],
    [{ name: 'XANA\u3164' }, 'NAME_RESERVED'],
    [{ name: 'Ad\ufe0fmin' }, 'NAME_RESERVED'],
    [{ name: 'ᎪᎠᎷΙN' }, 'NAME_RESERVED'],
    [{ name: '\uffa0' }, 'NAME_NOT_VALID'],
    [{ name: '\ufe0f' }, 'NAME_NOT_VALID'],
    [{ name: '\u180b' }, 'NAME_NOT_VALID'],
    [{ name: '\u0301' }, 'NAME_NOT_VALID'],
    [{ username: '0fficial' }, 'NAME_RESERVED'],
    [{ username: 'adm1n' }, 'NAME_RESERVED'],
    [{ username: '12345' }, 'USERNAME_NOT_VALID'],
    [{ username: 'mia chen' }, 'USERNAME_NOT_VALID'],
    [{ bio: 'x'.repeat(501) }, 'BIO_TOO_LONG'],
    [{ email: 'not-an-email' }, 'VALID-EMAIL'],
    [{ phoneNumber: '12' }, 'PHONE_NOT_VALID'],
    [{ instagram: 'two..dots' }, 'INSTAGRAM_NOT_VALID'],
    [{ twitter: 'abc' }, 'TWITTER_NOT_VALID'],
    [{ discord: 'https://example.com/invite/x' }, 'DISCORD_NOT_VALID'],
    [{ youtube: 'nothing' }, 'URL_NOT_VALID'],
    [{ website: 'javascript:alert(1)' }, 'LINK_NOT_VALID'],
    [{ avatar: 'http://localhost:4003/p/person/p1' }, 'UPLOAD_IMAGE'],
    [{ tags: ['nope'] }, 'INPUT_INVALID'],
  ])('rejects %j with its code and changes nothing', async (wrong, code) => {
    const me = await logIn(server);
    const before = await read(me);
    expect((await change(me.token, { bio: 'New', ...wrong })).code).toBe(code);
    expect(await read(me)).toEqual(before);
  });

  it('keeps usernames unique in any letter case when several members take one at the same time', async () => {
    const people = await logInMembers(server, 4);
    const names = ['NightOwl', 'nightowl', 'NIGHTOWL', 'NightOwl'];
    const answers = await Promise.all(people.map(({ token }, index) => change(token, { username: names[index] })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'USER.USER_ALREADY EXISTS')).toHaveLength(3);
  });

  it('[LG-06] stores that the member has seen the welcome dialog', async () => {
    const me = await logIn(server);
    await me.post('/users/update-user-profile-details', { isPopUpShow: false });
    expect(await read(me)).toMatchObject({ isPopUpShow: false });
  });
});

it('[T23] dismisses the welcome dialog for the caller alone', async () => {
  await expectUndoForCallerAlone(
    server,
    (member) => member.get('/users/single-user'),
    (member) => member.post('/users/update-user-profile-details', { isPopUpShow: false }),
  );
});

it('[PR-02] rejects an update of an older version with PROFILE_CHANGED, and changes nothing', async () => {
  const member = await logIn(server);
  const change = (body: object) => member.post('/users/v3/update-profile', body);
  const { version } = (await member.get('/users/single-user')).data as { version: number };
  expect((await change({ bio: 'First tab', version })).data).toMatchObject({ version: version + 1 });
  const late = await change({ bio: 'Second tab', version });
  expect([late.status, late.code]).toEqual([409, 'PROFILE_CHANGED']);
  expect((await member.get('/users/single-user')).data).toMatchObject({ bio: 'First tab' });
  expect((await change({ bio: 'Without a version' })).status).toBe(200);
});
