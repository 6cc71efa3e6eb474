import { logIn, logInMembers, useTestServer } from '../../test/test-server.ts';
import { uploadPicture } from '../operations/uploads/test-upload.ts';

const FAMILY = '👨‍👩‍👧‍👦';
const HOSTILE = `Look\u202e\u0007 here${'\u0301'.repeat(90)}\r\nand there`;
const TIDY = `Look here${'\u0301'.repeat(8)}\nand there`;

const server = useTestServer();

test('[T59] strips control characters and stacked accents from posts, comments, messages and bios', async () => {
  const [me, other] = await logInMembers(server, 2);
  const { data: written } = await me.post('/feeds/single-feed', { descriptions: HOSTILE });
  const { id: feedId } = written as { id: number };
  expect(written).toMatchObject({ descriptions: TIDY });
  const edited = await me.post('/feeds/edit-feed', { feedId, descriptions: `${HOSTILE}\u2028!` });
  expect(edited.data).toMatchObject({ descriptions: `${TIDY}\n!` });
  const comment = await me.post('/feeds/comment-feed', { feedId, text: HOSTILE });
  expect(comment.data).toMatchObject({ text: TIDY });
  const message = { receiverId: other.userId, clientId: 'a-client-id', body: HOSTILE };
  expect((await me.post('/chat/create-msg', message)).data).toMatchObject({ body: TIDY });
  expect((await me.post('/chat/create-msg', message)).data).toMatchObject({ body: TIDY, seq: 1 });
  expect((await me.post('/users/v3/update-profile', { bio: HOSTILE })).data).toMatchObject({ bio: TIDY });
});

test('[T59] rejects a text that is empty after normalization', async () => {
  const me = await logIn(server);
  const { code } = await me.post('/feeds/single-feed', { descriptions: '\u0007\u202e\u200b' });
  expect(code).toBe('INPUT_INVALID');
});

test('[T59] rejects unprintable names of spaces and users', async () => {
  const me = await logIn(server);
  const image = await uploadPicture(server, me);
  for (const name of ['Park\u202e', 'Pa\u200brk', 'Park\u0007', `Z${'\u0301'.repeat(90)}`, 'Two\nlines']) {
    const space = { name, description: 'A park.', image, tags: [] };
    expect((await me.post('/item/create-2d-space', space)).code).toBe('NAME_UNPRINTABLE');
    expect((await me.post('/users/v3/update-profile', { name })).code).toBe('NAME_NOT_VALID');
  }
});

test('[CS-02] accepts what the screen accepts: limits count characters as a reader sees them', async () => {
  const me = await logIn(server);
  const image = await uploadPicture(server, me);
  const space = { name: '🙂'.repeat(256), description: FAMILY.repeat(500), image, tags: [] };
  const made = await me.post('/item/create-2d-space', space);
  expect(made.data).toMatchObject({ name: space.name });
  const longer = await me.post('/item/create-2d-space', { ...space, description: FAMILY.repeat(501) });
  expect(longer.code).toBe('DESCRIPTION_REQUIRED');
  const calls = [
    ['/feeds/single-feed', 'descriptions', 2_000],
    ['/users/v3/update-profile', 'bio', 500],
  ] as const;
  for (const [path, field, most] of calls) {
    expect((await me.post(path, { [field]: FAMILY.repeat(most) })).status).toBe(200);
    expect((await me.post(path, { [field]: FAMILY.repeat(most + 1) })).status).toBe(400);
    expect((await me.post(path, { [field]: 'x'.repeat(most + 1) })).status).toBe(400);
  }
});

test('[AP-03] stores a name of the maximum length in bytes', async () => {
  const me = await logIn(server);
  const image = await uploadPicture(server, me);
  // Three code units of three bytes for each character, all different: the largest value that the index must store.
  const name = Array.from(
    { length: 256 },
    (_, place) =>
      String.fromCharCode(0x4e00 + place * 79) + String.fromCharCode(0x1ab0 + (place % 14), 0x20d0 + (place % 12)),
  ).join('');
  const space = { name, description: 'Long.', image, tags: [] };
  expect((await me.post('/item/create-2d-space', space)).status).toBe(201);
});
