import { logIn, useTestServer } from '../../../test/test-server.ts';
import { updateUser } from '../../database/users/users.ts';

const server = useTestServer({ seed: 'demo' });

interface Avatar {
  id: number;
  image: string;
  user: { id: number };
}

const newest = async () =>
  (await server.get('/public/get-latest-avatars/1/50')).data as { count: number; rows: Avatar[] };

it('[SP-01] makes the picture of an avatar the profile picture of a member who wears it', async () => {
  const me = await logIn(server);
  const [avatar] = (await newest()).rows;
  const wear = (avatarId: number) => me.post('/users/v3/update-profile', { avatarId });
  expect((await wear(avatar?.id ?? 0)).data).toMatchObject({ avatar: avatar?.image });
  expect((await wear(999_999_999)).code).toBe('TARGET_NOT_FOUND');
  expect((await me.get('/users/single-user')).data).toMatchObject({
    avatar: avatar?.image,
  });
});

it('[T25] hides the avatars of a banned member', async () => {
  const before = await newest();
  const [banned] = before.rows;
  await updateUser(server.database, banned?.user.id ?? 0, { is_banned: true });
  const { rows, count } = await newest();
  expect(rows.map(({ user }) => user.id)).not.toContain(banned?.user.id);
  expect(count).toBeLessThan(before.count);
  expect((await server.get(`/public/get-single-avatar/${banned?.id}`)).code).toBe('TARGET_NOT_FOUND');
  const theirs = await server.get(`/public/get-latest-avatars/1/50?userId=${banned?.user.id}`);
  expect(theirs.data).toEqual({ count: 0, rows: [] });
});
