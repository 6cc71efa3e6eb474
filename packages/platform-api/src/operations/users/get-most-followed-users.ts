import type { getMostFollowedUsers as contract } from '@xana/contracts/http/users/get-most-followed-users';
import { sql } from 'kysely';
import { rankedPeople } from '../../database/ranked-people.ts';
import type { Handler } from '../../http/handler.ts';

/** More than are shown, as some may be banned or blocked. */
const CONSIDERED = 500;

export const getMostFollowedUsers: Handler<typeof contract> = ({ caller, ...reach }) =>
  rankedPeople(
    reach,
    caller,
    sql`select user_id, followers rank from user_counts where followers > 0 order by followers desc, user_id limit ${CONSIDERED}`,
  );
