import type { FollowedPerson } from '@xana/contracts/http/follow/followed-person';
import { selectFollowPage } from '../../database/follows.ts';
import type { QueryContext } from '../../platform.ts';
import { toFollowedPerson } from './to-followed-person.ts';

interface FollowList {
  userId: number;
  direction: 'followers' | 'following';
  callerId: number | null;
  pageNumber: number;
  pageSize: number;
  tagName?: string;
  search?: string | undefined;
}

export async function listFollows(
  { database, config }: QueryContext,
  { userId, direction, tagName, search, ...page }: FollowList,
): Promise<{ count: number; rows: FollowedPerson[] }> {
  const { count, rows } = await selectFollowPage(database, { userId, direction, tag: tagName, search }, page);
  return { count, rows: rows.map((row) => toFollowedPerson(config, row)) };
}
