import type { findRecipients as contract } from '@xana/contracts/http/users/find-recipients';
import { selectRecipients } from '../../database/users/recipients.ts';
import type { Handler } from '../../http/handler.ts';
import { toUserSummary } from './to-user-summary.ts';

/** NFKC, because Japanese keyboards also type a full-width @. */
const textOf = (typed: string): string => typed.normalize('NFKC').trim().replace(/^@/, '');

export const findRecipients: Handler<typeof contract> = async ({ input, caller, database, config }) => {
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
