import type { getMostFollowedUsers as contract } from '@xana/contracts/http/users/get-most-followed-users';
import { sql } from 'kysely';
import { rankedPeople } from '../../database/ranked-people.ts';
import type { Handler } from '../../http/handler.ts';

export const getMostFollowedUsers: Handler<typeof contract> = ({ caller, ...reach }) =>
  rankedPeople(reach, caller, sql`select followed_id user_id, count(*) rank from follows group by followed_id`);
