import type { getCloseFriends as contract } from '@xana/contracts/http/social/get-close-friends';
import { sql } from 'kysely';
import { selectPeople, toFollowedPerson } from '../../database/followed-people.ts';
import type { Handler } from '../../http/handler.ts';

export const getCloseFriends: Handler<typeof contract> = async ({ input, database, caller, config }) => {
  const ties = sql`close_friends where close_friends.user_id = ${caller.userId}`;
  const { count, rows } = await selectPeople(
    database,
    { ...input, ties, person: sql`close_friends.friend_id`, since: sql`close_friends.created_at` },
    { ...input, callerId: caller.userId },
  );
  return { count, rows: rows.map((row) => toFollowedPerson(config, row)) };
};
