import { sql } from 'kysely';
import { unblocked } from './blocks.ts';
import type { Database } from './connect-database.ts';

/**
 * With whom a conversation is, if the caller is in it and neither has blocked the other. Membership is part of the
 * question, so somebody else's conversation is as good as none.
 */
export async function findPartner(
  database: Database,
  callerId: number,
  conversationId: number,
): Promise<number | null> {
  const found = await database
    .selectFrom('conversation_members as mine')
    .innerJoin('conversation_members as theirs', (join) =>
      join.onRef('theirs.conversation_id', '=', 'mine.conversation_id').onRef('theirs.user_id', '<>', 'mine.user_id'),
    )
    .select('theirs.user_id')
    .where('mine.user_id', '=', callerId)
    .where('mine.conversation_id', '=', conversationId)
    .where(unblocked(callerId, sql`theirs.user_id`))
    .executeTakeFirst();
  return found?.user_id ?? null;
}

/** The one conversation of two people; made when they have none yet. Within a transaction. */
export async function openConversation(transaction: Database, one: number, other: number): Promise<number> {
  const pair = { low_id: Math.min(one, other), high_id: Math.max(one, other) };
  const find = () =>
    transaction
      .selectFrom('conversation_pairs')
      .select('conversation_id')
      .where('low_id', '=', pair.low_id)
      .where('high_id', '=', pair.high_id)
      .executeTakeFirst();
  const known = await find();
  if (known) return known.conversation_id;
  const { id } = await transaction
    .insertInto('conversations')
    .defaultValues()
    .returning('id')
    .executeTakeFirstOrThrow();
  const made = await transaction
    .insertInto('conversation_pairs')
    .values({ ...pair, conversation_id: id })
    .onConflict((conflict) => conflict.columns(['low_id', 'high_id']).doNothing())
    .returning('conversation_id')
    .executeTakeFirst();
  if (!made) {
    // The other of the two wrote at the same time, and was first.
    await transaction.deleteFrom('conversations').where('id', '=', id).execute();
    const first = await find();
    if (!first) throw new Error('Two people have a conversation that is not there.');
    return first.conversation_id;
  }
  await transaction
    .insertInto('conversation_members')
    .values([one, other].map((user_id) => ({ conversation_id: id, user_id })))
    .execute();
  return id;
}
