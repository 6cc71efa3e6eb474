import { logIn, logInMembers, type Member, useTestServer } from '../../../test/test-server.ts';
import { reviewProfile } from '../../moderation/review-profile.ts';

const server = useTestServer();

const change = (member: Member, body: object) => member.post('/users/v3/update-profile', body);
const profileOf = async (userId: number, token?: string) =>
  (await server.ask('POST', '/users/get-user-profile', { token, body: { userId } })).data as Record<string, unknown>;
const review = (userId: number, decision: 'approved' | 'disapproved') =>
  reviewProfile(server.database, { userId, decision }, { operator: 'Ann', reason: 'Checked.' });
const approvalOf = async (userId: number) => (await profileOf(userId)).approval;

describe('profile approval', () => {
  it('[PR-07] starts as PENDING 1, and an operator moves it to APPROVED 2 or DISAPPROVED 3', async () => {
    const [one, other] = await logInMembers(server, 2);
    expect(await approvalOf(one.userId)).toBe(1);
    await review(one.userId, 'approved');
    await review(other.userId, 'disapproved');
    expect([await approvalOf(one.userId), await approvalOf(other.userId)]).toEqual([2, 3]);
    const own = await other.get('/users/single-user');
    expect(own.data).toMatchObject({ approval: 3, approvalReason: 'Checked.' });
    expect(JSON.stringify(await profileOf(other.userId))).not.toContain('Checked.');
  });

  it('[PR-07] is PENDING again after the member of a disapproved profile edits it, and logs each change', async () => {
    const me = await logIn(server);
    await review(me.userId, 'disapproved');
    expect((await change(me, { bio: 'A better bio' })).data).toMatchObject({ approval: 1 });
    const log = await server.database
      .selectFrom('profile_reviews')
      .select(['approval_state', 'reviewer', 'reason'])
      .where('user_id', '=', me.userId)
      .orderBy('id')
      .execute();
    expect(log).toEqual([
      { approval_state: 'disapproved', reviewer: 'Ann', reason: 'Checked.' },
      { approval_state: 'pending', reviewer: 'member', reason: 'The member edited it.' },
    ]);
  });

  it('[PR-07] keeps an approved profile approved when its member edits it, and refuses a second review', async () => {
    const me = await logIn(server);
    await review(me.userId, 'approved');
    await change(me, { bio: 'Still approved' });
    expect(await approvalOf(me.userId)).toBe(2);
    await expect(review(me.userId, 'disapproved')).rejects.toThrow(`User ${me.userId} has no pending profile.`);
    await expect(review(999_999, 'approved')).rejects.toThrow('has no pending profile');
  });

  it('[LG-12] rejects a Twitter handle of another approved profile with USER_WITH_TWITTER_ALREADY_EXIST', async () => {
    const [holder, other, pending] = await logInMembers(server, 3);
    await change(holder, { twitter: 'night_owl' });
    expect((await change(other, { twitter: 'Night_Owl' })).status).toBe(200);
    await review(holder.userId, 'approved');
    const refused = await change(pending, { bio: 'New', twitter: 'NIGHT_OWL' });
    expect([refused.status, refused.code]).toEqual([400, 'USER.USER_WITH_TWITTER_ALREADY_EXIST']);
    expect((await profileOf(pending.userId)).bio).toBe('');
    await expect(review(other.userId, 'approved')).rejects.toThrow('belongs to another approved profile');
    expect((await change(holder, { twitter: 'night_owl' })).status).toBe(200);
  });

  it('[PR-01] shows tags, links and, to the caller alone, whether the profile is a close friend', async () => {
    const [me, other] = await logInMembers(server, 2);
    const links = {
      instagram: 'mia.chen',
      twitter: 'mia_chen',
      discord: 'https://discord.gg/xana',
      youtube: 'https://www.youtube.com/@mia',
      website: 'https://example.com',
    };
    expect((await change(other, { ...links, tags: ['Music', 'ai'], email: 'mia@example.com' })).status).toBe(200);
    await me.post(`/social/create-close-friend/${other.userId}`);
    const seen = await profileOf(other.userId, me.token);
    expect(seen).toMatchObject({ ...links, tags: ['music', 'ai'], is_close_friend: true });
    expect(await profileOf(other.userId)).toMatchObject({ is_close_friend: false });
    expect(Object.keys(seen)).not.toContain('email');
  });
});
