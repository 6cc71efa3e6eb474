import { type PushBrowser, type PushServiceStandIn, startPushService } from '@xana/test-kit/push-service';
import { sql } from 'kysely';
import { follow, writeComment, writePost } from '../../test/member-actions.ts';
import { scrape, sumOf } from '../../test/test-scrape.ts';
import { logIn, logInMembers, type Member, TEST_PUSH } from '../../test/test-server.ts';
import { deleteExpired } from '../database/jobs/expired-rows.ts';
import { claimPushMessages } from '../database/notifications/push-messages.ts';
import { upsertPushSubscription } from '../database/notifications/push-subscriptions.ts';
import { createPushService } from '../gateways/push-service/push-service.ts';
import { notify } from '../operations/notifications/notify.ts';
import { useNotifications } from '../operations/notifications/test-notifications.ts';
import { sendPushMessages } from './send-push-messages.ts';

// The server of these tests sends nothing itself, so that each test decides when messages are sent.
const { server, like } = useNotifications();
let standIn: PushServiceStandIn;
beforeAll(async () => {
  standIn = await startPushService();
});
afterAll(() => standIn.close());

const errors: unknown[] = [];
beforeEach(() => errors.splice(0));

/** What one instance sends. */
function sendDue() {
  const push = createPushService({ ...TEST_PUSH, sandboxOrigin: standIn.origin });
  return sendPushMessages({ ...server.platform, onError: (error) => errors.push(error), push });
}
const sessionOf = async ({ userId }: Member) => {
  const { database } = server;
  return (await database.selectFrom('sessions').select('id').where('user_id', '=', userId).executeTakeFirstOrThrow())
    .id;
};
async function subscribe(member: Member, locale: 'en' | 'ja' = 'en'): Promise<PushBrowser> {
  const browser = standIn.subscribe();
  const { endpoint, p256dh, auth } = browser;
  const owner = { session_id: await sessionOf(member), user_id: member.userId };
  await upsertPushSubscription(server.database, { ...owner, endpoint, p256dh, auth, locale });
  return browser;
}
async function people() {
  const [author, friend, other] = await logInMembers(server, 3);
  await server.database.updateTable('users').set({ name: 'Ren' }).where('id', '=', friend.userId).execute();
  return { author, friend, other, browser: await subscribe(author) };
}
const titles = ({ received }: PushBrowser) => received.map(({ message }) => (message as { title: string }).title);
const waitingFor = async (member: Member) =>
  server.database
    .selectFrom('push_messages')
    .select(['attempts', sql<number>`extract(epoch from due_at - now())::float8`.as('seconds')])
    .where('session_id', '=', await sessionOf(member))
    .where('due_at', 'is not', null)
    .execute();
/** As if the time until the next message had passed, by a second: the clocks of two connections differ by microseconds. */
const makeDue = () =>
  sql`update push_messages set due_at = now() - interval '1 second', sent_at = sent_at - interval '1 hour' where due_at is not null`.execute(
    server.database,
  );

it('[NT-11] sends what happened in the language of the browser, with the page that it leads to', async () => {
  const { author, friend, browser } = await people();
  await server.database.deleteFrom('push_subscriptions').where('user_id', '=', author.userId).execute();
  const japanese = await subscribe(author, 'ja');
  const { id: postId } = await writePost(author, 'Lanterns');
  const { id } = await writeComment(friend, postId, 'Lovely');
  await sendDue();
  expect(japanese.received.map(({ message }) => message)).toEqual([
    {
      kind: 'comment',
      title: 'Renさんがあなたの投稿にコメントしました',
      body: 'Lovely',
      path: `/details/${postId}?for=feed&comment=${id}`,
      tag: expect.stringMatching(/^notification-\d+$/),
      locale: 'ja',
    },
  ]);
  expect(browser.requests).toBe(0);
});

it('[NT-11] sends each message once, although several instances send', async () => {
  const { author, friend, other, browser } = await people();
  for (const actor of [friend, other]) await follow(actor, author);
  const posts = [await writePost(author), await writePost(author), await writePost(author)];
  for (const { id } of posts) await like(friend, id);
  const counts = await Promise.all(Array.from({ length: 4 }, sendDue));
  expect(counts.reduce((sum, { claimed }) => sum + claimed, 0)).toBe(4);
  expect(browser.received).toHaveLength(4);
  await sendDue();
  expect(browser.received).toHaveLength(4);
});

it('[NT-11] gives a message to one of several instances that ask at the same time', async () => {
  const { author, friend } = await people();
  for (let post = 0; post < 40; post += 1) await like(friend, (await writePost(author)).id);
  for (let round = 0; round < 20; round += 1) {
    await makeDue();
    const claim = { limit: 20, claimSeconds: 60 };
    const claims = await Promise.all(Array.from({ length: 4 }, () => claimPushMessages(server.database, claim)));
    const claimed = claims.flat().map(({ notificationId }) => notificationId);
    expect(new Set(claimed).size).toBe(claimed.length);
  }
  // The other tests share the database.
  await server.database.deleteFrom('push_messages').execute();
});

it('[NT-11] replaces a message when others join the notification, once a minute at most', async () => {
  const { author, friend, other, browser } = await people();
  const { id: postId } = await writePost(author);
  await like(friend, postId);
  await sendDue();
  await like(other, postId);
  await sendDue();
  expect(browser.received).toHaveLength(1);
  const [waiting] = await waitingFor(author);
  expect(waiting?.seconds).toBeGreaterThan(50);
  await makeDue();
  await sendDue();
  expect(titles(browser)).toEqual(['Ren liked your post', expect.stringMatching(/^.+ and Ren liked your post$/)]);
  const [one, two] = browser.received;
  expect(two?.headers.topic).toBe(one?.headers.topic);
});

it('[NT-11] sends nothing that was read or deleted before, or undone', async () => {
  const { author, friend, browser } = await people();
  const { id: postId } = await writePost(author);
  await like(friend, postId);
  await author.put('/notifications/mark-all-read', {});
  await follow(friend, author);
  await friend.post('/follow/unfollow-user', { userId: author.userId });
  await sendDue();
  expect(browser.requests).toBe(0);
  expect(await waitingFor(author)).toEqual([]);
});

it('[NT-11] [T128] sends nothing of users behind a block or a mute, and no kind that is turned off', async () => {
  const { author, friend, other, browser } = await people();
  const { id: postId } = await writePost(author);
  await like(friend, postId);
  await writeComment(other, postId);
  await author.post(`/social/block/${friend.userId}`);
  await author.post(`/social/mute/${other.userId}`);
  await like(friend, postId);
  const third = await logIn(server);
  await follow(third, author);
  await author.put('/notifications/update-settings', { kind: 'follow', isOn: false });
  await sendDue();
  expect(browser.requests).toBe(0);
});

it('[NT-11] [T128] sends nothing after the logout, the end of the session or a ban', async () => {
  const [gone, expired, banned] = [await people(), await people(), await people()];
  for (const { author, friend } of [gone, expired, banned]) await follow(friend, author);
  await gone.author.post('/auth/logout', {});
  const { database } = server;
  const { userId } = expired.author;
  await database
    .updateTable('sessions')
    .set({ expires_at: new Date(0) })
    .where('user_id', '=', userId)
    .execute();
  await database.updateTable('users').set({ is_banned: true }).where('id', '=', banned.author.userId).execute();
  await sendDue();
  expect([gone, expired, banned].map(({ browser }) => browser.requests)).toEqual([0, 0, 0]);
  expect(errors).toEqual([]);
});

it('[NT-11] deletes a subscription that the push service does not know any more', async () => {
  const { author, friend, browser } = await people();
  browser.answers.push({ status: 410 });
  await follow(friend, author);
  await sendDue();
  const { database } = server;
  const left = await database
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('user_id', '=', author.userId)
    .execute();
  expect(left).toEqual([]);
});

it('[NT-11] [B31] repeats a message after 429 and 5xx, later each time, and gives up', async () => {
  const { author, friend, browser } = await people();
  const failing = { status: 503 };
  browser.answers.push(failing, { status: 429, headers: { 'retry-after': '600' } });
  browser.answers.push(...Array.from({ length: 8 }, () => failing));
  await follow(friend, author);
  const before = await scrape(server);
  const delays: number[] = [];
  for (let round = 0; round < 8; round += 1) {
    await sendDue();
    const [waiting] = await waitingFor(author);
    if (waiting) delays.push(Math.round(waiting.seconds));
    await makeDue();
  }
  expect(browser.requests).toBe(6);
  expect(delays).toEqual([15, 600, 60, 120, 240]);
  expect(errors.map((error) => (error as Error).message)).toEqual([
    `A push message to ${new URL(standIn.origin).host} was given up: the push service answered 503.`,
  ]);
  const after = await scrape(server);
  const counted = (outcome: string) =>
    sumOf(after, 'xana_push_messages_total', { outcome }) - sumOf(before, 'xana_push_messages_total', { outcome });
  expect(['sent', 'postponed', 'dropped'].map(counted)).toEqual([0, 5, 1]);
});

it('[NT-11] [B31] sends the message of an instance that died while it sent', async () => {
  const { author, friend, browser } = await people();
  await follow(friend, author);
  expect(await claimPushMessages(server.database, { limit: 20, claimSeconds: 60 })).toHaveLength(1);
  await sendDue();
  expect(browser.requests).toBe(0);
  await makeDue();
  await sendDue();
  expect(titles(browser)).toEqual(['Ren followed you']);
});

it('[NT-11] stores a message together with its notification, or neither', async () => {
  const { author, friend } = await people();
  const rolledBack = server.database.transaction().execute(async (transaction) => {
    await notify(transaction, { kind: 'follow', to: author.userId, actorId: friend.userId });
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  expect(await waitingFor(author)).toEqual([]);
});

it('[NT-11] deletes messages after a day', async () => {
  const { author, friend } = await people();
  await follow(friend, author);
  await sql`update push_messages set expires_at = now() - interval '2 days'`.execute(server.database);
  expect(await sendDue()).toMatchObject({ claimed: 0 });
  await deleteExpired(server.database);
  expect(await waitingFor(author)).toEqual([]);
});
