import { Wallet } from 'ethers';
import type { Member, TestServer } from '../test-server.ts';

/** @returns the id of a new notification of `owner` */
export async function createNotification({ database }: TestServer, { userId }: Member): Promise<number> {
  const notification = { user_id: userId, kind: 'payment' as const, subject: Wallet.createRandom().address };
  const values = { ...notification, outcome: 'credited' as const, xeny: 1 };
  return (await database.insertInto('notifications').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

/** By call: how it names a notification that was just made, and one that does not exist. */
export function notificationFixtures(server: TestServer, owner: Member, missingId: number) {
  const one = async () => ({ theirs: { id: await createNotification(server, owner) }, missing: { id: missingId } });
  return {
    deleteNotification: one,
    restoreNotification: one,
    async markNotificationsRead() {
      const until = new Date(Date.now() + 60_000).toISOString();
      const ids = [await createNotification(server, owner)];
      return { theirs: { ids, until }, missing: { ids: [missingId], until } };
    },
  };
}
