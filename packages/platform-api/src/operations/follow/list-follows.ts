import type { FollowedPerson } from '@xana/contracts/http/follow/followed-person';
import { selectFollowPage } from '../../database/follow/follows.ts';
import type { Caller } from '../../http/handler.ts';
import type { QueryContext } from '../../platform.ts';
import { toFollowedPerson } from './to-followed-person.ts';

interface FollowsCall extends QueryContext {
  input: { userId: number; pageNumber: number; pageSize: number; tagName?: string; search?: string | undefined };
  caller: Caller | null;
}

/**
 * Handles all operations that list a user's followers or followings. They differ in whether they accept a tag or a search
 * text, and in whether a caller is known, who then sees whom of the list they follow.
 */
export const listFollows =
  (direction: 'followers' | 'following') =>
  async ({ input, caller, database, config }: FollowsCall): Promise<{ count: number; rows: FollowedPerson[] }> => {
    const { userId, tagName, search, ...page } = input;
    const { count, rows } = await selectFollowPage(
      database,
      { userId, direction, tag: tagName, search },
      { ...page, callerId: caller?.userId ?? null },
    );
    return { count, rows: rows.map((row) => toFollowedPerson(config, row)) };
  };
