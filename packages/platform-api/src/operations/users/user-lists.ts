import type * as contracts from '@xana/contracts/http/users/user-lists';
import { selectRecipients } from '../../database/users/recipients.ts';
import { selectHotUsers, selectMostFollowedUsers } from '../../database/users/user-rankings.ts';
import type { Handler } from '../../http/handler.ts';
import { toRankedUser, toUserSummary } from './to-profile.ts';

export const getHotUsers: Handler<typeof contracts.getHotUsers> = async ({ caller, database, config }) => {
  const rows = await selectHotUsers(database, caller?.userId ?? null);
  return { count: rows.length, rows: rows.map((row) => toRankedUser(config, row)) };
};

export const getMostFollowedUsers: Handler<typeof contracts.getMostFollowedUsers> = async (call) => {
  const { caller, database, config } = call;
  const rows = await selectMostFollowedUsers(database, caller?.userId ?? null);
  return { count: rows.length, rows: rows.map((row) => toRankedUser(config, row)) };
};

/** NFKC, because Japanese keyboards also type a full-width @. */
const textOf = (typed: string): string => typed.normalize('NFKC').trim().replace(/^@/, '');

export const findRecipients: Handler<typeof contracts.findRecipients> = async ({ input, caller, database, config }) => {
  const text = textOf(input.text);
  const rows = text === '' ? [] : await selectRecipients(database, caller.userId, text);
  return {
    rows: rows.map((row) => ({
      ...toUserSummary(config, row),
      username: row.username,
      address: row.address,
      isFollowing: row.is_following,
    })),
  };
};
