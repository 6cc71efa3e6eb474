import { Wallet } from 'ethers';
import { grantHandOffTo } from '../../src/operations/auth/hand-off/test-consent.ts';
import { saveCard } from '../../src/operations/payments/saved-cards/test-saved-card.ts';
import { orderPack, orderPlan } from '../../src/operations/payments/test-orders.ts';
import type { PaymentServer } from '../../src/operations/payments/test-payment-server.ts';
import { uploadPicture } from '../../src/operations/uploads/test-upload.ts';
import { writeComment, writePost } from '../member-actions.ts';
import { insertBuiltWorld, insertEvent, insertSpace } from '../test-rows.ts';
import { logIn, type Member, type TestServer } from '../test-server.ts';
import { chatFixtures, createChatFactories } from './chat-fixtures.ts';
import { ownEventFixtures } from './event-fixtures.ts';
import { feedFixtures } from './feed-fixtures.ts';
import { type Fixture, NOWHERE, ofId } from './fixture.ts';
import { createNotification, notificationFixtures } from './notification-fixtures.ts';
import { spaceFixtures } from './space-fixtures.ts';

/** The refresh token in the cookie starts with the id of its session. */
const sessionIdOf = ({ cookie }: Member) => cookie.replace('xana-refresh=', '').split('.')[0] ?? '';

function createAccountFactories({ database }: TestServer, owner: Member) {
  /** A second wallet of the owner, so that removing it is allowed. */
  const newLoginMethod = async () => {
    const address = Wallet.createRandom().address.toLowerCase();
    await database.insertInto('wallets').values({ address, user_id: owner.userId }).execute();
    return address;
  };
  /** For the session that the owner calls with. */
  const newNotice = async () => {
    const sessionId = sessionIdOf(owner);
    const id = `notice-${Wallet.createRandom().address}`;
    const expires_at = new Date(Date.now() + 3_600_000);
    const notice = { id, session_id: sessionId, kind: 'login' as const, actor_session_id: sessionId, expires_at };
    await database.insertInto('account_notices').values(notice).execute();
    return id;
  };
  return { newLoginMethod, newNotice };
}

/** Makes something new of `owner` each time. */
function createFactories({ server }: PaymentServer, owner: Member, partner: Member) {
  const { database } = server;
  const post = async (path: string, body: object) => (await owner.post(path, body)).data as Record<string, never>;
  const newPost = async () => (await writePost(owner, 'Theirs')).id;
  const newComment = async (feedId: number) => (await writeComment(owner, feedId)).id;
  const deletePost = (feedId: number) => post('/feeds/delete-feed', { feedId });
  const deleteComment = (id: number) => owner.delete(`/feeds/feed-comment-delete/${id}`);
  const newSubscription = async () => {
    await orderPlan(owner);
    const { subscription_id } = await database
      .selectFrom('subscriptions')
      .select('subscription_id')
      .where('user_id', '=', owner.userId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return String(subscription_id);
  };
  const newPayment = async () => ((await orderPack(owner)).data as { paymentIntentId: string }).paymentIntentId;
  const newSpace = () => insertSpace(server, { tags: ['music'], creator_id: owner.userId });
  const deleteSpace = (id: number) => owner.delete(`/item/delete-2d-space/${id}`);
  const newEvent = async () => insertEvent(server, { host_id: owner.userId, space_id: await newSpace() });
  const newAvatar = async () => {
    const avatar = { user_id: owner.userId, name: 'Theirs', picture: 'avatar/a1' };
    return (await database.insertInto('avatars').values(avatar).returning('id').executeTakeFirstOrThrow()).id;
  };
  const newBuiltWorld = () => insertBuiltWorld(server, owner.userId);
  const newSession = async () => {
    await logIn(server, owner.wallet);
    const { id } = await database
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', owner.userId)
      .orderBy('started_at', 'desc')
      .executeTakeFirstOrThrow();
    return id;
  };
  return {
    ...createAccountFactories(server, owner),
    newPost,
    newComment,
    deletePost,
    deleteComment,
    ...createChatFactories(server, owner, partner),
    newSubscription,
    newPayment,
    newSpace,
    deleteSpace,
    newEvent,
    newAvatar,
    newPicture: () => uploadPicture(server, owner),
    newBuiltWorld,
    newSession,
  };
}

/** A member who has something of each kind and then does nothing, and to whom nothing is done. */
export async function createBystander(
  paymentServer: PaymentServer,
  bystander: Member,
  others: Member[],
): Promise<void> {
  const { server } = paymentServer;
  const [friend, blocked] = others as [Member, Member];
  const factories = createFactories(paymentServer, bystander, friend);
  const call = async (method: 'POST' | 'PUT', path: string, body: object, host: 'api' | 'chat' = 'api') => {
    const { status } = await server.ask(method, path, { token: bystander.token, body, host });
    if (status >= 300) throw new Error(`${path} answered ${status}.`);
  };
  const feedId = await factories.newPost();
  await factories.newComment(feedId);
  await call('POST', '/feeds/like-dislike-post', { feedId, isLike: true });
  const { conversationId, seq } = await factories.newMessage();
  await call('PUT', `/api/v1/like-unlike-msg/${conversationId}/${seq}`, { isLike: true }, 'chat');
  await call('PUT', `/world/mark-favourite-space/${await factories.newSpace()}`, { isFavourite: true });
  await call('PUT', '/world/enter-space', { spaceId: await factories.newSpace() });
  await call('POST', '/follow/user', { userId: friend.userId });
  await call('POST', `/social/create-close-friend/${friend.userId}`, {});
  await call('POST', `/social/block/${blocked.userId}`, {});
  await call('POST', '/social/report', { targetType: 'user', targetId: String(friend.userId), reason: 'Spam' });
  await grantHandOffTo(server, bystander, { builderLoginHash: 'made-up-by-an-app-0123456789', deviceId: 'phone-7' });
  await factories.newPicture();
  await factories.newEvent();
  await createNotification(server, bystander);
  await factories.newBuiltWorld();
  await factories.newPayment();
  await factories.newSubscription();
  await factories.newSession();
}

/** Saved cards, and the cards of subscriptions. */
function cardFixtures(
  paymentServer: PaymentServer,
  owner: Member,
  newSubscription: () => Promise<string>,
): Record<string, () => Promise<Fixture>> {
  const card = async (): Promise<Fixture> => ({
    theirs: { cardId: (await saveCard(paymentServer, owner)).cardId },
    missing: { cardId: 'pm_nowhere00000000000' },
  });
  return {
    removeSavedCard: card,
    setDefaultCard: card,
    async changeSubscriptionCard() {
      const subscriptionId = await newSubscription();
      const { cardId } = await saveCard(paymentServer, owner);
      return {
        theirs: { subscriptionId, newCardId: cardId },
        missing: { subscriptionId: 'sub_nowhere00000000000', newCardId: cardId },
      };
    },
  };
}

/** By call: how it names something that was just made, so that no call finds what another one left. */
export function fixturesOf(
  paymentServer: PaymentServer,
  owner: Member,
  partner: Member,
): Record<string, () => Promise<Fixture>> {
  const factories = createFactories(paymentServer, owner, partner);
  const plan = async (): Promise<Fixture> => ({
    theirs: { subscriptionId: await factories.newSubscription() },
    missing: { subscriptionId: 'sub_nowhere00000000000' },
  });
  const person = (name: 'id' | 'userId') => async (): Promise<Fixture> => ({
    theirs: { [name]: owner.userId },
    missing: { [name]: NOWHERE },
  });
  return {
    endSession: async () => ({ theirs: { id: await factories.newSession() }, missing: { id: 'f'.repeat(32) } }),
    unlinkLoginMethod: async () => ({
      theirs: { id: await factories.newLoginMethod() },
      missing: { id: `0x${'f'.repeat(40)}` },
    }),
    dismissAccountNotice: async () => ({ theirs: { id: await factories.newNotice() }, missing: { id: 'nowhere' } }),
    getXenyTokensByUser: async () => ({
      theirs: { userAddress: owner.wallet.address },
      missing: { userAddress: `0x${'f'.repeat(40)}` },
    }),
    ...chatFixtures(factories),
    ...feedFixtures(factories),
    getSingleAvatar: async () => ofId(await factories.newAvatar()),
    getSingleEvent: async () => ofId(await factories.newEvent()),
    getRelatedEvents: async () => ofId(await factories.newEvent()),
    getEventReminder: async () => ({
      theirs: { eventId: await factories.newEvent() },
      missing: { eventId: NOWHERE },
    }),
    getEventAttendees: async () => ({
      theirs: { eventId: await factories.newEvent(), answer: 'going', pageNumber: 1, pageSize: 10 },
      missing: { eventId: NOWHERE, answer: 'going', pageNumber: 1, pageSize: 10 },
    }),
    setEventAnswer: async () => ({
      theirs: { eventId: await factories.newEvent(), answer: 'going' },
      missing: { eventId: NOWHERE, answer: 'going' },
    }),
    setEventReminder: async () => ({
      theirs: { eventId: await factories.newEvent(), isOn: true },
      missing: { eventId: NOWHERE, isOn: true },
    }),
    ...ownEventFixtures(factories),
    ...notificationFixtures(paymentServer.server, owner, NOWHERE),
    cancelSubscription: plan,
    resumeSubscription: plan,
    ...cardFixtures(paymentServer, owner, factories.newSubscription),
    markTxnFailure: async () => ({
      theirs: { paymentIntentId: await factories.newPayment() },
      missing: {
        paymentIntentId: (await paymentServer.stripe.paymentIntents.create({ amount: 99, currency: 'usd' })).id,
      },
    }),
    followUser: person('userId'),
    unfollowUser: person('userId'),
    getUserProfile: person('userId'),
    getConversation: person('userId'),
    createCloseFriend: person('id'),
    removeCloseFriend: person('id'),
    blockUser: person('id'),
    unblockUser: person('id'),
    muteUser: person('id'),
    unmuteUser: person('id'),
    async reportContent() {
      const { conversationId, seq } = await factories.newMessage();
      const report = (targetId: string) => ({ targetType: 'message', targetId, reason: 'Spam' });
      return { theirs: report(`${conversationId}-${seq}`), missing: report(`${NOWHERE}-1`) };
    },
    ...spaceFixtures(factories),
    async updateProfile() {
      const avatar = await factories.newPicture();
      return { theirs: { avatar }, missing: { avatar: avatar.replace(/[0-9a-f]{32}$/, '0'.repeat(32)) } };
    },
  };
}
