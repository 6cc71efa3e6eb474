import type { FollowedPerson } from '@xana/contracts/http/follow/followed-person';
import { sql } from 'kysely';
import { type PeopleCondition, selectPeople, toFollowedPerson } from '../../database/followed-people.ts';
import type { Platform } from '../../platform.ts';

interface ListPeople {
  /** Whose list. */
  userId: number;
  direction: 'followers' | 'following';
  callerId: number | null;
  pageNumber: number;
  pageSize: number;
  tag?: string;
  search?: string;
}

/** Who follows somebody or whom they follow, the newest first. */
export async function listPeople(
  { database, config }: Pick<Platform, 'database' | 'config'>,
  { userId, direction, callerId, pageNumber, pageSize, tag, search }: ListPeople,
): Promise<{ count: number; rows: FollowedPerson[] }> {
  const condition: PeopleCondition = {
    ...(direction === 'following'
      ? { ties: sql`follows where follows.follower_id = ${userId}`, person: sql`follows.followed_id` }
      : { ties: sql`follows where follows.followed_id = ${userId}`, person: sql`follows.follower_id` }),
    since: sql`follows.created_at`,
    tag,
    search,
  };
  const { count, rows } = await selectPeople(database, condition, { callerId, pageNumber, pageSize });
  return { count, rows: rows.map((row) => toFollowedPerson(config, row)) };
}
